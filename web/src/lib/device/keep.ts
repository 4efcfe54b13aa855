import type { Change, NotKept, Row, Stored } from './words';

/** A review of a finished game, which takes long to make. */
export interface KeptReview {
  version: number;
  review: unknown;
}

/** Where the tables of a device are kept. */
export interface Keep {
  /** Whether what is kept survives the page. */
  readonly lasts: boolean;
  /** Whether a newer program has taken it over, so that this one can keep nothing any more. */
  readonly newer: boolean;
  rows: () => Promise<Row[]>;
  stored: (table: string) => Promise<Stored | undefined>;
  /** Keeps all of a change or nothing; why not, if it was not kept. */
  commit: (change: Change) => Promise<NotKept | null>;
  /** Deletes a table and whatever belongs to it. */
  remove: (table: string) => Promise<void>;
  review: (table: string) => Promise<KeptReview | undefined>;
  keepReview: (table: string, review: KeptReview) => Promise<void>;
  name: () => Promise<string>;
  keepName: (name: string) => Promise<void>;
}

/** For browsers that forbid storage: what is kept is gone with the page. */
export class InMemory implements Keep {
  readonly lasts = false;
  readonly newer = false;
  readonly #tables = new Map<string, Stored>();
  readonly #reviews = new Map<string, KeptReview>();
  #name = '';

  rows = () => Promise.resolve([...this.#tables.values()].map(({ row }) => row));
  stored = (table: string) => Promise.resolve(this.#tables.get(table));
  commit = (change: Change) => Promise.resolve(this.#commit(change));
  review = (table: string) => Promise.resolve(this.#reviews.get(table));
  name = () => Promise.resolve(this.#name);

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#reviews.delete(table);
    return Promise.resolve();
  }

  keepReview(table: string, review: KeptReview): Promise<void> {
    this.#reviews.set(table, review);
    return Promise.resolve();
  }

  keepName(name: string): Promise<void> {
    this.#name = name;
    return Promise.resolve();
  }

  #commit({ row, first, entries, request }: Change): NotKept | null {
    const known = this.#tables.get(row.id);
    if (!follows(known?.row, row)) return 'conflict';
    const before = known?.entries.slice(0, first) ?? [];
    const requests = [...(known?.requests ?? []), ...(request ? [request] : [])];
    this.#tables.set(row.id, { row, entries: [...before, ...entries], requests });
    return null;
  }
}

/** Whether a row is the next one after the one that is kept. */
const follows = (known: Row | undefined, next: Row) => next.revision === (known?.revision ?? 0) + 1;

const NAME = 'meseta';
/** Goes up whenever what is kept changes its shape. */
const VERSION = 1;
const TABLE_PARTS = ['rows', 'entries', 'requests'];

/** The browser's database: a row for each table, and an entry for each entry of its record. */
export class Database implements Keep {
  readonly lasts = true;
  newer = false;

  private constructor(private readonly db: IDBDatabase) {
    // A newer program in another tab wants to change the shape: this one gives way and says so when it next keeps something.
    db.onversionchange = () => {
      this.newer = true;
      db.close();
    };
  }

  /** Opens it; rejects where the browser forbids that. */
  static async open(): Promise<Database> {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const db = asked.result;
      db.createObjectStore('rows', { keyPath: 'id' });
      db.createObjectStore('entries');
      db.createObjectStore('requests');
      db.createObjectStore('reviews');
      db.createObjectStore('person');
    };
    return new Database(await done(asked));
  }

  async rows(): Promise<Row[]> {
    return done(this.db.transaction('rows').objectStore('rows').getAll() as IDBRequest<Row[]>);
  }

  async stored(table: string): Promise<Stored | undefined> {
    const parts = this.db.transaction(TABLE_PARTS);
    const all = (part: string) => done(parts.objectStore(part).getAll(rangeOf(table)));
    const [row, entries, requests] = await Promise.all([
      done(parts.objectStore('rows').get(table) as IDBRequest<Row | undefined>),
      all('entries') as Promise<Stored['entries']>,
      all('requests') as Promise<Stored['requests']>,
    ]);
    return row && { row, entries, requests };
  }

  async commit({ row, first, entries, request }: Change): Promise<NotKept | null> {
    try {
      const change = this.db.transaction(TABLE_PARTS, 'readwrite', { durability: 'strict' });
      const kept = ended(change);
      // Whatever fails here is told by the transaction.
      kept.catch(() => undefined);
      const rows = change.objectStore('rows');
      const known = await done(rows.get(row.id) as IDBRequest<Row | undefined>);
      if (!follows(known, row)) {
        change.abort();
        return 'conflict';
      }
      rows.put(row);
      entries.forEach((entry, index) => change.objectStore('entries').put(entry, [row.id, first + index]));
      if (request) {
        change.objectStore('requests').put(request, [row.id, request.guest, request.request]);
      }
      await kept;
      return null;
    } catch (error) {
      return { failed: String(error) };
    }
  }

  async remove(table: string): Promise<void> {
    const change = this.db.transaction([...TABLE_PARTS, 'reviews'], 'readwrite', { durability: 'strict' });
    change.objectStore('rows').delete(table);
    for (const part of ['entries', 'requests']) change.objectStore(part).delete(rangeOf(table));
    change.objectStore('reviews').delete(table);
    await ended(change);
  }

  async review(table: string): Promise<KeptReview | undefined> {
    const asked = this.db.transaction('reviews').objectStore('reviews').get(table);
    return done(asked as IDBRequest<KeptReview | undefined>);
  }

  async keepReview(table: string, review: KeptReview): Promise<void> {
    await this.#put('reviews', table, review);
  }

  async name(): Promise<string> {
    const asked = this.db.transaction('person').objectStore('person').get('name');
    return (await done(asked as IDBRequest<string | undefined>)) ?? '';
  }

  async keepName(name: string): Promise<void> {
    await this.#put('person', 'name', name);
  }

  async #put(store: string, key: string, value: unknown): Promise<void> {
    const change = this.db.transaction(store, 'readwrite');
    change.objectStore(store).put(value, key);
    await ended(change);
  }
}

/** The database, or memory where the browser allows no other; rejects where a newer program has changed its shape. */
export async function openKeep(): Promise<Keep> {
  try {
    return await Database.open();
  } catch (error) {
    if (isNewer(error)) throw error;
    return new InMemory();
  }
}

/** Whether opening has failed because a newer program has changed the shape of what is kept. */
export const isNewer = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';

/** Everything of a table: keys are lists that begin with its id, and lists come after texts and numbers. */
const rangeOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });

const ended = (change: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error('the change was given up'));
    change.onerror = () => reject(change.error ?? new Error('the change failed'));
  });
