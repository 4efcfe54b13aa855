import { api } from './api';
import { line } from './line.svelte';
import type { TableSummary } from '../../wire';
import type { AnyUpdate as Update } from '../wire';

/** Waiting times between tries, in milliseconds; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000];

export interface StreamEars {
  update: (update: Update) => void;
  table: (table: TableSummary) => void;
  /** The number of the last update the client has, so that it gets only what came after. */
  since: () => number | undefined;
}

/** Listens to a table until closed. A lost line is announced on the strip and resumed where it broke. */
export class TableStream {
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly ears: StreamEars,
  ) {
    addEventListener('online', this.#now);
    addEventListener('offline', this.#broken);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#broken);
    line.gone();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = new EventSource(api.streamPath(this.id, this.ears.since()));
    this.#source = source;
    source.addEventListener('open', () => {
      this.#failures = 0;
      line.up();
    });
    source.addEventListener('update', (event) => this.ears.update(JSON.parse(event.data) as Update));
    source.addEventListener('table', (event) => this.ears.table(JSON.parse(event.data) as TableSummary));
    source.addEventListener('error', () => {
      if (source === this.#source) this.#broken();
    });
  }

  readonly #now = (): void => {
    if (this.#closed || line.state !== 'lost') return;
    line.lost(Date.now(), this.#now);
    this.#open();
  };

  readonly #broken = (): void => {
    if (this.#closed) return;
    this.#source?.close();
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)] ?? 1000;
    line.lost(Date.now() + pause, this.#now);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), pause);
  };
}
