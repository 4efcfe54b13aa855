import type { Chat, PrivateNews, TableSummary } from '../../wire';
import type { AnyUpdate as Update } from '../wire';

/** A table, the version that a page has of it, and the last line of its chat. */
export type Wished = [id: string, since: number | undefined, line?: number | undefined];

/** What a page tells the hub. */
export type Wish =
  /**
   * The tables that the page shows, each with what it has of it, and whether it shows private chats: from now on, these
   * and no others.
   */
  | { type: 'listen'; tables: Wished[]; private?: boolean }
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
  | { type: 'chat'; table: string; chat: Chat }
  /** Something about the private chat with this friend has changed. */
  | { type: 'private'; with: string }
  /** The person at this device may not look at the table, or no longer. */
  | { type: 'denied'; table: string }
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

/** The newest version of a table and the last line of its chat; undefined if there is none yet. */
interface Known {
  since: number | undefined;
  line: number | undefined;
}

/** What the hub knows of one page. */
interface Page {
  tell: (word: Word) => void;
  /** The tables that it shows, and what it was sent of each. */
  tables: Map<string, Known>;
  /** Whether it is told about private chats. */
  private: boolean;
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
  /** Private tables that the person doesn't sit at: left out until a page asks for them again. */
  readonly #shut = new Set<string>();
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
        this.#pages.set(from, {
          tell,
          tables: knownOf(wish.tables),
          private: wish.private ?? false,
          heard: Date.now(),
        });
        tell({ type: 'ping' });
        if (known && this.#source && this.#carries(known, wish)) break;
        for (const [id] of wish.tables) this.#shut.delete(id);
        this.#open();
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
  #carries(page: Page, { tables: wished, private: own = false }: Wish & { type: 'listen' }): boolean {
    const good = ([id, since, line]: Wished) => {
      const known = page.tables.get(id);
      const isNew = (since ?? -1) < (known?.since ?? -1) || (line ?? -1) < (known?.line ?? -1);
      return known && !this.#denied.has(id) && !this.#shut.has(id) && !isNew;
    };
    return wished.length === page.tables.size && wished.every(good) && (!own || page.private);
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
    const own = this.#private();
    if (this.#pages.size === 0 || (tables.size === 0 && !own)) {
      if (this.#pages.size === 0) this.close();
      else this.#end();
      return;
    }
    this.#denied.clear();
    this.#pinging ??= setInterval(() => this.#ping(), PING_MS);
    if (this.#before) this.#source?.close();
    else this.#before = this.#source;
    const list = [...tables].map(([id, { since, line }]) => {
      const named = since === undefined && line === undefined ? id : `${id}:${since ?? ''}`;
      return line === undefined ? named : `${named}:${line}`;
    });
    const source = new EventSource(
      `/api/stream?tables=${encodeURIComponent(list.join(','))}${own ? '&private=true' : ''}`,
    );
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
      'chat',
      mine((event) => this.#chat(event.lastEventId, JSON.parse(event.data) as Chat)),
    );
    source.addEventListener(
      'private',
      mine((event) => this.#news(JSON.parse(event.data) as PrivateNews)),
    );
    source.addEventListener(
      'refused',
      mine((event) => this.#refused(event.lastEventId, event.data)),
    );
    source.addEventListener('error', () => {
      if (source === this.#source) this.#broken();
    });
  }

  /** The tables of all pages, each from the least that one of them has, or in full if one of them has nothing. */
  #wanted(): Map<string, Known> {
    const wanted = new Map<string, Known>();
    for (const page of [...this.#pages.values()].reverse()) {
      for (const [id, known] of page.tables) {
        if (this.#shut.has(id) || (!wanted.has(id) && wanted.size === TABLE_COUNT_MAX)) continue;
        const other = wanted.get(id) ?? known;
        wanted.set(id, { since: least(known.since, other.since), line: least(known.line, other.line) });
      }
    }
    return wanted;
  }

  #update(id: string, update: Update): void {
    for (const page of this.#pages.values()) {
      const known = page.tables.get(id);
      if (!known || (known.since ?? -1) >= update.version) continue;
      known.since = update.version;
      page.tell({ type: 'update', table: id, update });
    }
  }

  /** Passes on what people said, to each page what it does not have. */
  #chat(id: string, chat: Chat): void {
    const last = chat.lines.at(-1)?.number ?? 0;
    for (const page of this.#pages.values()) {
      const known = page.tables.get(id);
      if (!known) continue;
      const lines = chat.full ? chat.lines : chat.lines.filter(({ number }) => number > (known.line ?? -1));
      if (!chat.full && lines.length === 0) continue;
      known.line = last;
      page.tell({ type: 'chat', table: id, chat: { full: chat.full, lines } });
    }
  }

  /** Whether any page shows private chats. */
  #private(): boolean {
    return [...this.#pages.values()].some((page) => page.private);
  }

  #news(news: PrivateNews): void {
    for (const page of this.#pages.values())
      if (page.private) page.tell({ type: 'private', with: news.with });
  }

  #tell(id: string, word: Word): void {
    for (const page of this.#pages.values()) if (page.tables.has(id)) page.tell(word);
  }

  /**
   * A table can't be watched, at least not now. The others go on; everything is tried again later, except where trying
   * can't help: a private table that the person doesn't sit at. A page that wants it again asks for it again.
   */
  #refused(id: string, why: string): void {
    const nextTry = Date.now() + REFUSED_PAUSE_MS;
    this.#denied.add(id);
    if (codeOf(why) === 'not_seated') {
      this.#shut.add(id);
      this.#tell(id, { type: 'denied', table: id });
      // A stream without any table would end, as if the line were lost.
      if (this.#wanted().size === 0 && !this.#private()) this.#open();
      return;
    }
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

const knownOf = (tables: Wished[]): Map<string, Known> =>
  new Map(tables.map(([id, since, line]) => [id, { since, line }]));

/** The code of a refusal. */
const codeOf = (refusal: string): string | undefined =>
  (JSON.parse(refusal) as { error?: { code: string } } | null)?.error?.code;

const least = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : Math.min(one, other);
