import type { Engine } from './engine';
import type { Keep } from './keep';
import type { Thinks } from './thinker';
import type { Seat } from '../../wire';
import { FORM, type Found, type FromDevice, type Said, type Thought, type Wish, type Word } from './words';

/** The engine as the house needs it. */
export type Takes = Pick<Engine, 'take'>;

/**
 * How long a bot takes at least, in milliseconds: no answer should come before the press that it follows is drawn. Those
 * who want more time to follow choose so in the settings.
 */
const BOT_PAUSE_MS = 300;
/** The address of a table as a file, which the engine need not know. */
const FILE = /^\/tables\/([^/]+)\/file$/;
/** The address of a table itself. */
const WHOLE = /^\/tables\/([^/]+)$/;
/** Where analysis boards and puzzles ask: for a position, what a bot thinks of it, what speaks for answers. None needs a table. */
const STUDY = '/study';
const STUDY_BOT = '/study/bot';
const STUDY_ANSWERS = '/study/answers';
/** Where the page asks how long random games take here. */
const SPEED = '/study/speed';
const TABLE = /^\/tables\/([^/]+)/;
const UNKNOWN = { error: { code: 'unknown_table', message: 'there is no such table on this device' } };
/** After how many failures, without a change that was kept in between, the engine is started again. */
const RESTARTS_MAX = 3;
const NEWER = { error: { code: 'device_newer', message: 'a newer program keeps this table' } };
const STORAGE = { error: { code: 'device_storage', message: 'the browser did not keep the change' } };
const BROKEN = { error: { code: 'device_broken', message: 'the engine has failed and was started again' } };

/** Who thinks: each kind of thought has a worker of its own, so that none waits for another. */
export interface Thinkers {
  bots: Thinks;
  hints: Thinks;
  reviews: Thinks;
  study: Thinks;
  /** Those who think with it about the open decision of a board, where the machine has processors to spare. */
  helpers: Thinks[];
}

export interface HouseParts {
  /** A fresh engine. */
  engine: () => Promise<Takes>;
  keep: Keep;
  thinkers: Thinkers;
  /** The way to the page. */
  tell: (word: FromDevice) => void;
  /** Tells the other pages of this browser that a table has changed here. */
  changed: (table: string) => void;
  botPauseMs?: number;
}

/** One review under way. */
interface Reviewing {
  version: number;
  thought: Thought;
  latest: unknown;
  failed: boolean;
}

/** The tables of this device: passes words between the page, the engine, what is kept and who thinks. */
export class House {
  #engine: Takes | undefined;
  #failures = 0;
  readonly #loading = new Map<string, Promise<void>>();
  /** Tables that this engine can't load: they are not tried again before the page is reloaded. */
  readonly #unloadable = new Set<string>();
  /** Those of them that a newer program keeps, which this one must not touch. */
  readonly #newer = new Set<string>();
  /** What each stream carries: a table, for whom, and the newest version that was sent. */
  readonly #streams = new Map<number, { table: string; seat: Seat | null; version: number | undefined }>();
  #nextStream = 1;
  /** Requests without an answer, and the hints that some of them wait for. */
  readonly #open = new Set<number>();
  readonly #hints = new Map<number, Thought>();
  readonly #reviews = new Map<string, Reviewing>();
  #isReviewing = false;

  constructor(private readonly parts: HouseParts) {}

  /** Starts the engine with what is kept. */
  async start(): Promise<void> {
    const { keep, engine, botPauseMs = BOT_PAUSE_MS } = this.parts;
    const [name, rows, made] = await Promise.all([keep.name(), keep.rows(), engine()]);
    this.#engine = made;
    this.#put({ type: 'begin', name, rows, bot_pause_ms: botPauseMs });
    this.parts.tell({ type: 'ready', lasts: keep.lasts });
  }

  request(id: number, method: string, path: string, body: unknown, seat: Seat | null = null): void {
    this.#open.add(id);
    const [, table] = FILE.exec(path) ?? [];
    if (method === 'GET' && table) {
      void this.#file(id, table);
      return;
    }
    const [, gone] = WHOLE.exec(path) ?? [];
    if (method === 'DELETE' && gone) {
      void this.#remove(id, gone);
      return;
    }
    if (path === STUDY) void this.#study(id, { about: 'study', ...(body as object) });
    else if (path === STUDY_ANSWERS) void this.#study(id, { about: 'weigh', ...(body as object) });
    else if (path === SPEED) void this.#study(id, { about: 'playouts', ...(body as object) });
    else if (path === STUDY_BOT)
      void this.#ponder(id, (seed) =>
        body ? { about: 'ponder', ...(body as object), seed } : { about: 'ponder_on' },
      );
    else this.#put({ type: 'request', reply: id, method, path, seat, body: body ?? null });
  }

  /** All who think about the decision of a board do so at the same time; what they come to is put together. */
  async #ponder(id: number, thought: (seed: number) => Thought): Promise<void> {
    const { study, helpers } = this.parts.thinkers;
    const all = [study, ...helpers].map((one, seed) => one.think(thought(seed)));
    const [first, ...others] = await Promise.all(all);
    // A helper that was lost, perhaps for lack of memory, is done without.
    const parts = [first, ...others].flatMap((found) =>
      found && 'pondered' in found ? [found.pondered] : [],
    );
    if (first && (!('pondered' in first) || parts.length === 1)) this.#studied(id, first);
    else await this.#study(id, { about: 'together', parts });
  }

  async #study(id: number, thought: Thought): Promise<void> {
    this.#studied(id, await this.parts.thinkers.study.think(thought));
  }

  #studied(id: number, found: Found): void {
    if ('studied' in found) this.#answer(id, 200, found.studied);
    else if ('pondered' in found) this.#answer(id, 200, found.pondered);
    else if ('weighed' in found) this.#answer(id, 200, found.weighed);
    else if ('decisions' in found) this.#answer(id, 200, found.decisions);
    else {
      const message = 'nothing' in found ? found.nothing : 'another answer';
      this.#answer(id, 422, { error: { code: 'study_refused', message } });
    }
  }

  /** All that is kept of a table, as a file that another device can read in. */
  async #file(id: number, table: string): Promise<void> {
    const stored = await this.parts.keep.stored(table).catch(() => undefined);
    if (stored) this.#answer(id, 200, { meseta: 'table', stored });
    else this.#answer(id, 404, UNKNOWN);
  }

  /** Deletes all that is kept of a table. */
  async #remove(id: number, table: string): Promise<void> {
    try {
      await this.parts.keep.remove(table);
    } catch (error) {
      console.error(error);
      this.#answer(id, 507, this.#notKept);
      return;
    }
    this.#put({ type: 'changed', table, row: null });
    this.parts.changed(table);
    this.#answer(id, 200, {});
  }

  /** Nobody waits for the answer to a request any more. */
  cancel(id: number): void {
    this.#open.delete(id);
    const hint = this.#hints.get(id);
    if (hint) this.parts.thinkers.hints.giveUp(hint);
  }

  /** From now on, these tables are told about, each from the version that the page has. */
  listen(tables: Wish[]): void {
    const wanted = new Map(tables.map((wish) => [wish.table, wish]));
    for (const [watcher, { table, seat }] of [...this.#streams]) {
      if (wanted.get(table)?.seat === seat) {
        wanted.delete(table);
        continue;
      }
      this.#streams.delete(watcher);
      this.#put({ type: 'unwatch', table, watcher });
    }
    for (const { table, seat, since } of wanted.values()) {
      const watcher = this.#nextStream++;
      this.#streams.set(watcher, { table, seat, version: since });
      this.#put({ type: 'watch', table, watcher, since: since ?? null, seat });
    }
  }

  /** Another page has changed a table. */
  async changedElsewhere(table: string): Promise<void> {
    const row = (await this.parts.keep.stored(table))?.row ?? null;
    this.#put({ type: 'changed', table, row });
    this.#watchAgain(table);
  }

  #put(word: Word): void {
    // It is being started again, or was given up.
    if (!this.#engine) {
      if (word.type === 'request') this.#answer(word.reply, 500, BROKEN);
      return;
    }
    let said: Said[];
    try {
      said = this.#engine.take(word);
    } catch (error) {
      console.error(error);
      if (word.type === 'load') this.#unloadable.add(word.stored.row.id);
      void this.#restart().catch((failure: unknown) => console.error(failure));
      return;
    }
    // Words that a start brings about by itself may succeed each time before the same one fails; what was kept may not.
    if (word.type === 'stored' && word.error === null) this.#failures = 0;
    for (const one of said) void this.#perform(one, word);
  }

  /** After a failure nothing in memory can be trusted; everything that counts is kept. */
  async #restart(): Promise<void> {
    this.#engine = undefined;
    for (const id of this.#open) this.#answer(id, 500, BROKEN);
    if (++this.#failures > RESTARTS_MAX) return;
    await this.start();
    for (const { table } of [...this.#streams.values()]) this.#watchAgain(table);
  }

  #watchAgain(table: string): void {
    for (const [watcher, stream] of [...this.#streams]) {
      if (stream.table !== table) continue;
      this.#put({ type: 'watch', table, watcher, since: stream.version ?? null, seat: stream.seat });
    }
  }

  async #perform(said: Said, word: Word): Promise<void> {
    switch (said.type) {
      case 'reply':
        this.#answer(said.reply, said.status, said.status === 507 ? this.#notKept : said.body);
        break;
      case 'update': {
        const stream = this.#streams.get(said.watcher);
        if (!stream) break;
        stream.version = said.update.version;
        this.parts.tell({ type: 'update', table: stream.table, update: said.update });
        break;
      }
      case 'table': {
        const stream = this.#streams.get(said.watcher);
        if (stream) this.parts.tell({ type: 'table', table: stream.table, summary: said.summary });
        break;
      }
      case 'refused':
        this.#streams.delete(said.watcher);
        break;
      case 'store': {
        const error = await this.parts.keep.commit({ ...said, row: { ...said.row, form: FORM } });
        this.#put({ type: 'stored', table: said.row.id, error });
        if (error === null) this.parts.changed(said.row.id);
        break;
      }
      case 'keep':
        await this.#keepArrived(said.stored, said.reply);
        break;
      case 'name':
        await this.parts.keep.keepName(said.name).catch(() => undefined);
        break;
      case 'bot':
        await this.#bot(said);
        break;
      case 'hint':
        await this.#hint(said);
        break;
      case 'review':
        await this.#review(said);
        break;
      case 'wake':
        setTimeout(() => this.#put({ type: 'wake', table: said.table }), said.after_ms);
        break;
      case 'reload':
        await this.#load(said.table);
        this.#watchAgain(said.table);
        break;
      case 'missing':
        await this.#load(said.table);
        if (this.#unloadable.has(said.table)) this.#refuse(word);
        // What was answered meanwhile, or is not wanted any more, must not be done after all.
        else if (word.type !== 'request' || this.#open.has(word.reply)) this.#put(word);
        break;
      case 'unread':
        console.error(said.message);
        if (word.type === 'load') this.#unloadable.add(word.stored.row.id);
        else this.#refuse(word);
        break;
      case 'thought':
    }
  }

  /** Why nothing is kept. */
  get #notKept(): object {
    return this.parts.keep.newer ? NEWER : STORAGE;
  }

  #answer(id: number, status: number, content: unknown): void {
    if (this.#open.delete(id)) this.parts.tell({ type: 'answer', id, status, content });
  }

  /** Nothing comes of a word from the page. */
  #refuse(word: Word): void {
    if (word.type === 'request') {
      const [, table = ''] = TABLE.exec(word.path) ?? [];
      this.#answer(word.reply, 500, this.#newer.has(table) ? NEWER : BROKEN);
    }
    if (word.type === 'watch') this.#streams.delete(word.watcher);
  }

  /** Loads a table once, however often it is asked for meanwhile. */
  #load(table: string): Promise<void> {
    if (this.#unloadable.has(table)) return Promise.resolve();
    const known = this.#loading.get(table);
    if (known) return known;
    const loading = this.parts.keep
      .stored(table)
      .then((stored) => {
        this.#loading.delete(table);
        // A table that is gone, or can't be read, must not be asked for again and again.
        if (!stored) this.#put({ type: 'changed', table, row: null });
        else if ((stored.row.form ?? 1) > FORM) {
          this.#newer.add(table);
          this.#unloadable.add(table);
        } else this.#put({ type: 'load', stored });
      })
      .catch((error: unknown) => {
        this.#loading.delete(table);
        console.error(error);
        this.#put({ type: 'changed', table, row: null });
      });
    this.#loading.set(table, loading);
    return loading;
  }

  async #keepArrived(stored: Extract<Said, { type: 'keep' }>['stored'], reply: number): Promise<void> {
    const { row, entries } = stored;
    const kept = { ...row, form: FORM };
    const error = await this.parts.keep.commit({ row: kept, first: 0, entries, request: null });
    this.#put({ type: 'stored', table: row.id, error });
    if (error) this.#answer(reply, 507, this.#notKept);
    else
      this.#put({ type: 'request', reply, method: 'GET', path: `/tables/${row.id}`, seat: null, body: null });
  }

  async #bot({ table, version, seat, pause_ms, thought }: Extract<Said, { type: 'bot' }>): Promise<void> {
    const pause = new Promise((later) => setTimeout(later, pause_ms));
    const think = (): Promise<Found> =>
      thought.about === 'known'
        ? Promise.resolve({ moves: thought.moves })
        : this.parts.thinkers.bots.think(thought);
    let found = await think();
    // A worker may die for lack of memory; a fresh one gets a second try, and then the engine takes any legal move.
    if ('nothing' in found) found = await think();
    await pause;
    const moves = 'moves' in found ? found.moves : null;
    this.#put({ type: 'decided', table, version, seat, moves });
  }

  async #hint({ reply, version, seat, thought }: Extract<Said, { type: 'hint' }>): Promise<void> {
    // Whoever asked may have gone while the table was loaded.
    if (!this.#open.has(reply)) return;
    this.#hints.set(reply, thought);
    const found = await this.parts.thinkers.hints.think(thought);
    this.#hints.delete(reply);
    if ('hints' in found) this.#answer(reply, 200, { version, seat, best: found.hints });
    else this.#answer(reply, 500, BROKEN);
  }

  /** Answers how far a review is; one that was made is kept. */
  async #review({ reply, table, version, thought }: Extract<Said, { type: 'review' }>): Promise<void> {
    const kept = await this.parts.keep.review(table).catch(() => undefined);
    if (kept?.version === version) {
      this.#answer(reply, 200, kept.review);
      return;
    }
    const known = this.#reviews.get(table);
    if (known?.failed) {
      this.#reviews.delete(table);
      this.#answer(reply, 500, BROKEN);
      return;
    }
    this.#answer(reply, 200, known?.latest ?? { ready: false, done: 0, of: 0, curve: [], mistakes: [] });
    if (known) return;
    this.#reviews.set(table, { version, thought, latest: undefined, failed: false });
    await this.#makeReviews();
  }

  /** Makes the reviews that were asked for, one after another. */
  async #makeReviews(): Promise<void> {
    if (this.#isReviewing) return;
    this.#isReviewing = true;
    // One that failed, or that could not be kept, stays for whoever asks next, and holds up no other.
    const next = () => [...this.#reviews].find(([, { latest, failed }]) => latest === undefined && !failed);
    try {
      for (let one = next(); one; one = next()) await this.#makeReview(...one);
    } finally {
      this.#isReviewing = false;
    }
  }

  async #makeReview(table: string, review: Reviewing): Promise<void> {
    const { thinkers, keep } = this.parts;
    let found = await thinkers.reviews.think(review.thought);
    while ('review' in found && !found.review.ready) {
      review.latest = found.review;
      found = await thinkers.reviews.think({ about: 'more' });
    }
    if (!('review' in found)) {
      review.failed = true;
      return;
    }
    review.latest = found.review;
    const whole = { version: review.version, review: found.review };
    const isKept = await keep.keepReview(table, whole).then(
      () => true,
      () => false,
    );
    if (isKept) this.#reviews.delete(table);
  }
}
