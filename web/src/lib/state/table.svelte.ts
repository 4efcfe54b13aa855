import { api, ApiError, requestId, type Sent } from '../net/api';
import { retried } from '../net/retried';
import { TableStream } from '../net/stream';
import type { Seat, TableSummary } from '../../wire';
import type { AnyLogEntry as LogEntry, AnyUpdate as Update } from '../wire';
import { drawn } from '../frame';
import { serverTime } from '../serverTime';
import { Pace } from './pace.svelte';
import { settings } from './settings.svelte';
import { Talk } from './talk.svelte';

/**
 * What has happened since the page last checked: for the log, the live region, toasts and the marks of fresh changes.
 */
export interface News<Entry = LogEntry> {
  entries: Entry[];
  /** The table was replaced as a whole (first load, long gap, undo): nothing is announced piece by piece. */
  full: boolean;
}

/** What every entry of a log says, whichever game is played. */
type LogFacts = Pick<LogEntry, 'step' | 'notation' | 'undone'>;

/**
 * The old log with what came after it. An undo is an entry of its own; it says how many entries before it no longer
 * count, and those that the client already has are marked here.
 */
export function mergeLog<Entry extends LogFacts>(old: Entry[], fresh: Entry[], full: boolean): Entry[] {
  const bySteps = new Map((full ? [] : old).map((entry) => [entry.step, entry]));
  for (const entry of fresh) bySteps.set(entry.step, entry);
  const merged = [...bySteps.values()].sort((a, b) => a.step - b.step);
  const standing: number[] = [];
  merged.forEach((entry, index) => {
    const undo = /^undo (\d+)$/.exec(entry.notation);
    if (!undo) {
      standing.push(index);
      return;
    }
    const count = Number(undo[1]);
    for (const taken of standing.splice(Math.max(0, standing.length - count), count)) {
      const back = merged[taken];
      if (back) merged[taken] = { ...back, undone: true };
    }
  });
  return merged;
}

/** All facts of some entries in order, leaving out undone ones. */
export function eventsOf<Event>(entries: { undone: boolean; events: Event[] }[]): Event[] {
  return entries.filter((entry) => !entry.undone).flatMap((entry) => entry.events);
}

/** What an update must contain for the table to be kept: each game narrows the rest. */
type UpdateFacts = Pick<Update, 'version' | 'full' | 'asked' | 'undo'> & {
  log: LogFacts[];
  view?: { observer: Seat | null };
};

/** A table as this client knows it: kept up to date by the stream, queried and answered through the API. */
export class TableState<U extends UpdateFacts = Update> {
  summary = $state.raw<TableSummary | undefined>(undefined);
  update = $state.raw<U | undefined>(undefined);
  log = $state.raw<U['log']>([]);
  /** Why the table cannot be shown. */
  failure = $state.raw<ApiError | undefined>(undefined);
  /** Whether a move is on its way. */
  sending = $state(false);
  /** Why the last move was not accepted; cleared by the next one. */
  refused = $state.raw<ApiError | undefined>(undefined);
  /** Until when bots let the player's last decision stand, in milliseconds of the page's clock. */
  #held = $state.raw<{ version: number; until: number } | undefined>(undefined);
  /** What others have done that is still to be shown. */
  readonly pace: Pace<U>;
  /** What the people at the table say to each other. */
  readonly talk: Talk;
  #stream: TableStream | undefined;
  /** Until it resolves, the last press is not drawn yet, and what follows from it waits: a press shows at once. */
  #pressed: Promise<void> | undefined;
  /** Counts the requests to open or close: an answer to an older request opens nothing. */
  #wish = 0;
  #listeners: ((news: News<U['log'][number]>) => void)[] = [];

  constructor(readonly id: string) {
    this.talk = new Talk(id, () => this.summary?.seats.find((seat) => seat.mine)?.mark ?? undefined);
    this.pace = new Pace<U>(
      (updates) => this.#takeAll(updates),
      () => settings.othersMs,
    );
  }

  /** Opens the table and keeps listening until `close`. */
  async open(): Promise<void> {
    const wish = ++this.#wish;
    try {
      const summary = await api.table(this.id);
      if (wish !== this.#wish) return;
      this.#heard(summary);
      this.failure = undefined;
      // The stream needs a worker first; what the start script has found is there before it.
      const found = summary.state === 'open' ? undefined : await api.found(this.id);
      if (wish !== this.#wish) return;
      if (found) this.take(found as unknown as U);
    } catch (error) {
      if (wish === this.#wish && error instanceof ApiError) this.failure = error;
      return;
    }
    this.#stream?.close();
    this.#stream = new TableStream(this.id, {
      since: () => (this.pace.newest ?? this.update)?.version,
      update: (update) => void this.#afterPress(() => this.#arrive(update as unknown as U)),
      table: (table) => this.#heard(table),
      line: () => this.talk.newest,
      chat: (chat) => this.talk.hear(chat),
      denied: () => this.#denied(),
    });
  }

  /** Who knows already that their seat is gone may want to sit down again; anybody else is told why nothing comes. */
  #denied(): void {
    if (this.summary?.seats.some((seat) => seat.mine) || this.summary?.state !== 'open') void this.open();
  }

  #heard(summary: TableSummary): void {
    serverTime.hear(summary.now);
    this.summary = summary;
  }

  close(): void {
    this.#wish++;
    this.#stream?.close();
    this.#stream = undefined;
    this.pace.drop();
  }

  /** Calls `ear` with everything new. */
  onNews(ear: (news: News<U['log'][number]>) => void): void {
    this.#listeners.push(ear);
  }

  async #afterPress(then: () => void): Promise<void> {
    const wish = this.#wish;
    // Nothing waits for a promise that has resolved, so that what arrives stays in order.
    if (this.#pressed) await this.#pressed;
    if (wish === this.#wish) then();
  }

  /** Others' moves are shown at the chosen pace, unless that keeps somebody from answering or nobody is looking. */
  #arrive(update: U): void {
    if (!update.full && update.version <= (this.update?.version ?? -1)) return;
    const me = this.update?.view?.observer;
    const mine = typeof me === 'number' && this.update?.asked.includes(me);
    this.pace.arrive(update, update.full || mine === true || document.hidden);
  }

  /** Takes over an update. */
  take(update: U): void {
    this.#takeAll([update]);
  }

  /** Takes over updates, oldest first, as one piece of news; one that is older than what is shown changes nothing. */
  #takeAll(updates: readonly U[]): void {
    const before = this.update?.version ?? -1;
    let newest: U | undefined;
    let { log } = this;
    for (const update of updates) {
      const known = newest?.version ?? before;
      if (update.version < known || (update.version === known && !update.full)) continue;
      log = mergeLog(log, update.log, update.full);
      newest = update;
    }
    if (!newest) return;
    const { version } = newest;
    this.log = log;
    this.update = newest;
    // The answer to an own move may overtake the stream, which brings the same.
    this.pace.forget((one) => !one.full && one.version <= version);
    const entries: U['log'] = before < 0 ? [] : log.filter((entry) => entry.step >= before);
    for (const ear of this.#listeners) ear({ entries, full: before < 0 });
  }

  /** Sends moves as one transaction. Resolves to whether the server accepted them. */
  async send(moves: Sent[]): Promise<boolean> {
    this.pace.showAll();
    const { update } = this;
    if (!update) return false;
    const { holdMs } = settings;
    const until = performance.now() + holdMs;
    const taken = await this.#answer((id) => api.moves(this.id, update.version, id, moves, holdMs));
    const now = this.update;
    if (taken && holdMs > 0 && now) this.#held = { version: now.version, until };
    return taken;
  }

  /**
   * Until when bots certainly let what is shown stand, so that it can be taken back before anything follows from it, in
   * milliseconds of the page's clock; undefined if they don't.
   */
  get heldUntil(): number | undefined {
    const { update, summary } = this;
    if (!update?.undo || this.#held?.version !== update.version || update.asked.length === 0)
      return undefined;
    const bots = update.asked.every((seat) => summary?.seats[seat]?.kind === 'bot');
    return bots ? this.#held.until : undefined;
  }

  /** Takes back the player's own last decision, as far as the table's rules allow. */
  async undo(): Promise<boolean> {
    this.pace.showAll();
    const { update } = this;
    if (!update) return false;
    return this.#answer((id) => api.undo(this.id, update.version, id));
  }

  /** A lost line is not a refusal: the same request, with the same id, can safely be sent again. */
  async #answer(ask: (id: string) => Promise<Update>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.refused = undefined;
    const id = requestId();
    const pressed = drawn();
    this.#pressed = pressed.then(() => (this.#pressed = undefined));
    try {
      const update = await retried(() => ask(id));
      await pressed;
      this.take(update as unknown as U);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.update) this.take(error.update as unknown as U);
      this.refused = error;
      return false;
    } finally {
      this.sending = false;
    }
  }
}
