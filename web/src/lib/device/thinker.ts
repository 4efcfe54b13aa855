import type { Found, Thought } from './words';

/** Something that thinks, one thought at a time, away from whoever needs the answer. */
export interface Thinks {
  think: (thought: Thought) => Promise<Found>;
  /** Gives up a thought, under way or waiting: it comes to nothing, and the others go on. */
  giveUp: (thought: Thought) => void;
}

/** The most workers that think about one decision besides the first. */
const HELPERS_MAX = 3;
/** With less memory than this, in gigabytes, nobody helps: each holds up to a hundred megabytes. */
const MEMORY_MIN = 4;

/** How many more can think about a decision at the same time: one processor is left for the page and one for the first. */
export function helperCount(machine: { hardwareConcurrency?: number; deviceMemory?: number }): number {
  const { hardwareConcurrency: cores = 1, deviceMemory: memory = MEMORY_MIN } = machine;
  return memory < MEMORY_MIN ? 0 : Math.max(0, Math.min(HELPERS_MAX, cores - 2));
}

const GIVEN_UP: Found = { nothing: 'given up' };

/** A worker with an engine of its own; made when it is first needed, and again after it was given up or has died. */
export class Thinker implements Thinks {
  #worker: Worker | undefined;
  #waiting: { thought: Thought; found: (found: Found) => void }[] = [];

  constructor(private readonly module: WebAssembly.Module) {}

  think(thought: Thought): Promise<Found> {
    return new Promise((found) => {
      this.#waiting.push({ thought, found });
      if (this.#waiting.length === 1) this.#next();
    });
  }

  giveUp(thought: Thought): void {
    const place = this.#waiting.findIndex((waiting) => waiting.thought === thought);
    if (place === 0) this.#end(GIVEN_UP);
    else if (place > 0) for (const { found } of this.#waiting.splice(place, 1)) found(GIVEN_UP);
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first) this.#made().postMessage(first.thought);
  }

  #made(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Found>) => {
      this.#waiting.shift()?.found(data);
      this.#next();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end({ nothing: event.message });
    };
    worker.postMessage(this.module);
    return (this.#worker = worker);
  }

  #end(found: Found): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.shift()?.found(found);
    this.#next();
  }
}
