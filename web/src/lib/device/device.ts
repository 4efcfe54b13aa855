import engine from 'virtual:engine';
import type { Seat } from '../../wire';
import type { Word } from '../net/hub';
import { noteTable } from './noted';
import type { FromDevice, ToDevice } from './words';

/** What a table on this device answers, with a status as in HTTP. */
export interface Answer {
  status: number;
  content: unknown;
}

/** A worker that has lived this long, in milliseconds, did not die of how it was started. */
const LIVED_MS = 60_000;
/** How long a fresh worker waits after one that died early, in milliseconds; after the last one, none is started. */
const PAUSES = [0, 1000, 4000, 16_000];

const failed = (code: string, message: string): Answer => ({
  status: 0,
  content: { error: { code, message } },
});

const NEWER = failed('device_newer', 'a newer program keeps the tables of this device');

/**
 * The tables of this device, which a worker holds; it is started when it is first needed, and again if it has died, but
 * not without end. Answers are those that a server would give.
 */
export class Device {
  /** Told everything about the tables that are listened to. */
  hear: (word: Word) => void = () => undefined;
  /** Resolves to whether tables outlast the page, once the first worker is ready. */
  readonly lasts: Promise<boolean>;
  #ready: (lasts: boolean) => void = () => undefined;
  #worker: Promise<Worker> | undefined;
  /** How many workers in a row have died early, and when the current one started. */
  #deaths = 0;
  #startedAt = 0;
  #alive: Worker | undefined;
  /** Whether a newer program keeps the tables, so that this one must leave them alone. */
  #isOld = false;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #next = 1;
  #tables: [id: string, since: () => number | undefined][] = [];
  /** Who has the device, at tables where several people share it. */
  readonly #sitting = new Map<string, Seat>();

  constructor() {
    this.lasts = new Promise((ready) => (this.#ready = ready));
  }

  /** The device was passed to the person of this seat: what is asked from now on, that person asks. */
  sit(table: string, seat: Seat): void {
    this.#sitting.set(table, seat);
  }

  /** Nobody has the device any more: until somebody takes it, a stranger asks. */
  rise(table: string): void {
    this.#sitting.delete(table);
  }

  #seatAt(table: string | undefined): Seat | null {
    return (table === undefined ? undefined : this.#sitting.get(table)) ?? null;
  }

  /** Never rejects: what goes wrong is an answer too. */
  async call(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
    let worker: Worker;
    try {
      worker = await this.#started();
    } catch (error) {
      console.error(error);
      if (this.#isGivenUp) return failed('device_broken', 'the worker dies whenever it is started');
      return failed('device_unable', 'the engine can’t be started');
    }
    if (this.#isOld) return NEWER;
    if (signal?.aborted) return failed('offline', 'nobody waits any more');
    // The browser should not make room for other sites with somebody's games.
    if (['/tables', '/records', '/arrivals'].includes(path)) {
      noteTable();
      void navigator.storage?.persist?.().catch(() => false);
    }
    const id = this.#next++;
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      signal?.addEventListener('abort', () => {
        if (!this.#asked.delete(id)) return;
        worker.postMessage({ type: 'cancel', id } satisfies ToDevice);
        answer(failed('offline', 'nobody waits any more'));
      });
      const [, table] = /^\/tables\/([^/]+)/.exec(path) ?? [];
      const seat = this.#seatAt(table);
      worker.postMessage({ type: 'request', id, method, path, body, seat } satisfies ToDevice);
    });
  }

  /** From now on, these tables are told about, each from the version that the page has. */
  listen(tables: [id: string, since: () => number | undefined][]): void {
    if (tables.length === 0 && this.#tables.length === 0) return;
    this.#tables = tables;
    void this.#started().then(
      (worker) => this.#say(worker),
      () => undefined,
    );
  }

  #say(worker: Worker): void {
    const tables = this.#tables.map(([table, since]) => ({
      table,
      since: since(),
      seat: this.#seatAt(table),
    }));
    worker.postMessage({ type: 'listen', tables } satisfies ToDevice);
  }

  get #isGivenUp(): boolean {
    return this.#deaths > PAUSES.length;
  }

  async #startLater(): Promise<Worker> {
    if (this.#isGivenUp) throw new Error('the worker dies whenever it is started');
    const pause = PAUSES[this.#deaths - 1] ?? 0;
    if (pause > 0) await new Promise((later) => setTimeout(later, pause));
    return start();
  }

  #started(): Promise<Worker> {
    this.#worker ??= this.#startLater().then(
      (worker) => {
        this.#alive = worker;
        this.#startedAt = performance.now();
        worker.onmessage = ({ data }: MessageEvent<FromDevice>) => this.#take(data);
        worker.onerror = (event) => this.#died(worker, event.message);
        return worker;
      },
      (error: unknown) => {
        this.#worker = undefined;
        throw error;
      },
    );
    return this.#worker;
  }

  #take(word: FromDevice): void {
    if (word.type === 'ready') this.#ready(word.lasts);
    else if (word.type === 'newer') this.#giveWay();
    else if (word.type !== 'answer') this.hear(word);
    else {
      this.#asked.get(word.id)?.({ status: word.status, content: word.content });
      this.#asked.delete(word.id);
    }
  }

  /** A newer program keeps the tables. */
  #giveWay(): void {
    this.#isOld = true;
    const open = [...this.#asked.values()];
    this.#asked.clear();
    for (const answer of open) answer(NEWER);
  }

  /** What was acknowledged is kept; whatever was open is answered, and the tables are opened again. */
  #died(worker: Worker, why: string): void {
    worker.terminate();
    // It may fail more than once before it ends.
    if (worker !== this.#alive) return;
    this.#alive = undefined;
    this.#worker = undefined;
    const hasLived = performance.now() - this.#startedAt >= LIVED_MS;
    this.#deaths = hasLived ? 1 : this.#deaths + 1;
    const open = [...this.#asked.values()];
    this.#asked.clear();
    for (const answer of open) answer(failed('device_broken', why));
    if (this.#tables.length > 0) this.listen(this.#tables);
  }
}

/** A worker with the engine; rejects where there is none, or where the browser can't run it. */
async function start(): Promise<Worker> {
  if (!engine) throw new Error('this page was built without the engine');
  if (typeof WebAssembly === 'undefined') throw new Error('this browser has no WebAssembly');
  const answer = await fetch(engine);
  if (!answer.ok) throw new Error(`the engine can’t be fetched: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  const worker = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
  // The worker compiles it: a server allows that in workers alone.
  worker.postMessage({ type: 'engine', bytes } satisfies ToDevice, [bytes]);
  return worker;
}

export const device = new Device();
