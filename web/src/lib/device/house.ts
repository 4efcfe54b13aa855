import type { Engine } from './engine';
import type { Keep } from './keep';
import type { Thinks } from './thinker';
import type { Seat } from '../../wire';
import type { FromDevice, Said, Thought, Wish, Word } from './words';

/** The engine as the house needs it. */
export type Takes = Pick<Engine, 'take'>;

/**
 * How long a bot takes at least, in milliseconds: no answer should come before the press that it follows is drawn. Those
 * who want more time to follow choose so in the settings.
 */
const BOT_PAUSE_MS = 300;
/** The address of a table as a file, which the engine need not know. */
const FILE = /^\/tables\/([^/]+)\/file$/;
const UNKNOWN = { error: { code: 'unknown_table', message: 'there is no such table on this device' } };
/** How many failures in a row the engine is started again after. */
const RESTARTS_MAX = 3;
const STORAGE = { error: { code: 'device_storage', message: 'the browser did not keep the change' } };
const BROKEN = { error: { code: 'device_broken', message: 'the engine has failed and was started again' } };

/** Who thinks: each kind of thought has a worker of its own, so that none waits for another. */
export interface Thinkers {
  bots: Thinks;
  hints: Thinks;
  reviews: Thinks;
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
  /** What each stream carries: a table, for whom, and the newest version that was sent. */
  readonly #streams = new Map<number, { table: string; seat: Seat | null; version: number | undefined }>();
  #nextStream = 1;
  /** Requests without an answer, and the hint that one of them may wait for. */
  readonly #open = new Set<number>();
  #hinted: number | undefined;
  readonly #reviews = new Map<string, Reviewing>();

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
    this.#put({ type: 'request', reply: id, method, path, seat, body: body ?? null });
  }

  /** All that is kept of a table, as a file that another device can read in. */
  async #file(id: number, table: string): Promise<void> {
    const stored = await this.parts.keep.stored(table).catch(() => undefined);
    if (stored) this.#answer(id, 200, { meseta: 'table', stored });
    else this.#answer(id, 404, UNKNOWN);
  }

  /** Nobody waits for the answer to a request any more. */
  cancel(id: number): void {
    this.#open.delete(id);
    if (this.#hinted === id) this.parts.thinkers.hints.giveUp();
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
    let said: Said[];
    try {
      if (!this.#engine) throw new Error('the engine has not started');
      said = this.#engine.take(word);
      this.#failures = 0;
    } catch (error) {
      console.error(error);
      void this.#restart();
      return;
    }
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
        this.#answer(said.reply, said.status, said.status === 507 ? STORAGE : said.body);
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
        const error = await this.parts.keep.commit(said);
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
        this.#put(word);
        break;
      case 'unread':
        console.error(said.message);
        if (word.type === 'request') this.#answer(word.reply, 500, BROKEN);
        break;
      case 'thought':
    }
  }

  #answer(id: number, status: number, content: unknown): void {
    if (this.#open.delete(id)) this.parts.tell({ type: 'answer', id, status, content });
  }

  /** Loads a table once, however often it is asked for meanwhile. */
  #load(table: string): Promise<void> {
    const known = this.#loading.get(table);
    if (known) return known;
    const loading = this.parts.keep
      .stored(table)
      .then((stored) => {
        this.#loading.delete(table);
        // A table that is gone, or can't be read, must not be asked for again and again.
        if (!stored) this.#put({ type: 'changed', table, row: null });
        else this.#put({ type: 'load', stored });
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
    const error = await this.parts.keep.commit({ row, first: 0, entries, request: null });
    this.#put({ type: 'stored', table: row.id, error });
    if (error) this.#answer(reply, 507, STORAGE);
    else
      this.#put({ type: 'request', reply, method: 'GET', path: `/tables/${row.id}`, seat: null, body: null });
  }

  async #bot({ table, version, seat, pause_ms, thought }: Extract<Said, { type: 'bot' }>): Promise<void> {
    const pause = new Promise((later) => setTimeout(later, pause_ms));
    const think = () => this.parts.thinkers.bots.think(thought);
    let found = await think();
    // A worker may die for lack of memory; a fresh one gets a second try, and then the engine takes any legal move.
    if ('nothing' in found) found = await think();
    await pause;
    const moves = 'moves' in found ? found.moves : null;
    this.#put({ type: 'decided', table, version, seat, moves });
  }

  async #hint({ reply, version, seat, thought }: Extract<Said, { type: 'hint' }>): Promise<void> {
    this.#hinted = reply;
    const found = await this.parts.thinkers.hints.think(thought);
    if (this.#hinted === reply) this.#hinted = undefined;
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
    const review = { version, thought, latest: undefined, failed: false };
    this.#reviews.set(table, review);
    if (this.#reviews.size === 1) await this.#goOn(table, review);
  }

  /** Makes the reviews that were asked for, one after another. */
  async #goOn(table: string, review: Reviewing): Promise<void> {
    const { thinkers, keep } = this.parts;
    let found = await thinkers.reviews.think(review.thought);
    while ('review' in found && !found.review.ready) {
      review.latest = found.review;
      found = await thinkers.reviews.think({ about: 'more' });
    }
    if ('review' in found) {
      review.latest = found.review;
      const whole = { version: review.version, review: found.review };
      const isKept = await keep.keepReview(table, whole).then(
        () => true,
        () => false,
      );
      if (isKept) this.#reviews.delete(table);
    } else review.failed = true;
    const next = [...this.#reviews].find(([, { latest, failed }]) => latest === undefined && !failed);
    if (next) await this.#goOn(...next);
  }
}
