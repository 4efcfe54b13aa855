import type { TableSummary } from '../../wire';
import type { AnyUpdate as Update } from '../wire';

/** What a page tells the hub. */
export type Wish =
  /** The tables that the page shows, each with the version that it has: from now on, these and no others. */
  | { type: 'listen'; tables: [id: string, since: number | undefined][] }
  /** The page is going away. */
  | { type: 'leave' }
  /** The page is still there. */
  | { type: 'here' }
  /** The device has no network, as far as it knows. */
  | { type: 'offline' };

/** What the hub tells a page. */
export type Word =
  | { type: 'update'; table: string; update: Update }
  | { type: 'table'; table: string; summary: TableSummary }
  /** The connection is up. */
  | { type: 'up' }
  /** The connection is lost until `nextTry`, in milliseconds of the local clock. */
  | { type: 'lost'; nextTry: number }
  /** Whether the page is still there. */
  | { type: 'ping' };

/** Waiting times between tries, in milliseconds; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000];
/** After how long a table that may not be watched is asked for again. */
const REFUSED_PAUSE_MS = 30_000;
/** How many tables the server lets one stream carry. */
const TABLE_COUNT_MAX = 32;
/** How often pages are asked whether they are still there, and after how long without an answer they count as gone. */
const PING_MS = 60_000;
const SILENCE_MS = 150_000;

/** What the hub knows of one page. */
interface Page {
  tell: (word: Word) => void;
  /** The tables that it shows, and the newest version of each that it was sent. */
  tables: Map<string, number | undefined>;
  heard: number;
}

/**
 * The one stream of this browser: it carries the tables of all pages that are open. It is reopened whenever the tables
 * that are shown change, or the person who looks at them does, and continues from the versions that have arrived.
 */
export class Hub {
  readonly #pages = new Map<unknown, Page>();
  /** Tables that the server has refused since the stream was opened. */
  readonly #denied = new Set<string>();
  #source: EventSource | undefined;
  /** The previous stream, until the new one has opened: that way nobody seems to have left in between. */
  #before: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #failures = 0;

  /** Takes a page's wish; `tell` is the way to the page that `from` stands for. */
  take(from: unknown, wish: Wish, tell: (word: Word) => void): void {
    const known = this.#pages.get(from);
    if (known) known.heard = Date.now();
    switch (wish.type) {
      case 'listen':
        // To the end of the list: if there are too many tables, the ones viewed last are carried.
        this.#pages.delete(from);
        this.#pages.set(from, { tell, tables: new Map(wish.tables), heard: Date.now() });
        tell({ type: 'ping' });
        if (!known || !this.#source || !this.#carries(known, wish.tables)) this.#open();
        break;
      case 'leave':
        if (this.#pages.delete(from)) this.#open();
        break;
      case 'offline':
        if (known && this.#source) this.#broken();
        break;
      case 'here':
    }
  }

  /** Whether the stream already brings a page what it wants, from where it wants it. */
  #carries(page: Page, wished: [id: string, since: number | undefined][]): boolean {
    const good = ([id, since]: [string, number | undefined]) =>
      page.tables.has(id) && !this.#denied.has(id) && (since ?? -1) >= (page.tables.get(id) ?? -1);
    return wished.length === page.tables.size && wished.every(good);
  }

  /** Ends the stream and forgets all pages. */
  close(): void {
    this.#pages.clear();
    this.#end();
    clearInterval(this.#pinging);
    this.#pinging = undefined;
  }

  #open(): void {
    clearTimeout(this.#timer);
    const tables = this.#wanted();
    if (tables.size === 0) {
      this.close();
      return;
    }
    this.#denied.clear();
    this.#pinging ??= setInterval(() => this.#ping(), PING_MS);
    if (this.#before) this.#source?.close();
    else this.#before = this.#source;
    const list = [...tables].map(([id, since]) => (since === undefined ? id : `${id}:${since}`));
    const source = new EventSource(`/api/stream?tables=${encodeURIComponent(list.join(','))}`);
    this.#source = source;
    source.addEventListener('open', () => {
      if (source !== this.#source) return;
      this.#before?.close();
      this.#before = undefined;
      this.#failures = 0;
      for (const page of this.#pages.values()) page.tell({ type: 'up' });
    });
    const mine = (ear: (event: MessageEvent<string>) => void) => (event: MessageEvent<string>) => {
      if (source === this.#source || source === this.#before) ear(event);
    };
    source.addEventListener(
      'update',
      mine((event) => this.#update(event.lastEventId, JSON.parse(event.data) as Update)),
    );
    source.addEventListener(
      'table',
      mine((event) => {
        const summary = JSON.parse(event.data) as TableSummary;
        this.#tell(summary.id, { type: 'table', table: summary.id, summary });
      }),
    );
    source.addEventListener(
      'refused',
      mine((event) => this.#refused(event.lastEventId)),
    );
    source.addEventListener('error', () => {
      if (source === this.#source) this.#broken();
    });
  }

  /** The tables of all pages, each from the oldest version that one of them has, or in full if one of them has none. */
  #wanted(): Map<string, number | undefined> {
    const wanted = new Map<string, number | undefined>();
    for (const page of [...this.#pages.values()].reverse()) {
      for (const [id, since] of page.tables) {
        if (!wanted.has(id) && wanted.size === TABLE_COUNT_MAX) continue;
        const other = wanted.has(id) ? wanted.get(id) : since;
        wanted.set(id, since === undefined || other === undefined ? undefined : Math.min(since, other));
      }
    }
    return wanted;
  }

  #update(id: string, update: Update): void {
    for (const page of this.#pages.values()) {
      if (!page.tables.has(id)) continue;
      const seen = page.tables.get(id);
      if (seen !== undefined && seen >= update.version) continue;
      page.tables.set(id, update.version);
      page.tell({ type: 'update', table: id, update });
    }
  }

  #tell(id: string, word: Word): void {
    for (const page of this.#pages.values()) if (page.tables.has(id)) page.tell(word);
  }

  /** A table can't be watched, at least not now. The others go on; everything is tried again later. */
  #refused(id: string): void {
    const nextTry = Date.now() + REFUSED_PAUSE_MS;
    this.#denied.add(id);
    this.#tell(id, { type: 'lost', nextTry });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), REFUSED_PAUSE_MS);
  }

  #broken(): void {
    this.#end();
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)] ?? 1000;
    const nextTry = Date.now() + pause;
    for (const page of this.#pages.values()) page.tell({ type: 'lost', nextTry });
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  #end(): void {
    clearTimeout(this.#timer);
    for (const source of [this.#source, this.#before]) source?.close();
    this.#source = this.#before = undefined;
  }

  /** Forgets pages that ended without a word or are asleep; one that wakes up says again what it shows. */
  #ping(): void {
    const gone = [...this.#pages].filter(([, page]) => Date.now() - page.heard > SILENCE_MS);
    for (const [from] of gone) this.#pages.delete(from);
    for (const page of this.#pages.values()) page.tell({ type: 'ping' });
    if (gone.length > 0) this.#open();
  }
}
