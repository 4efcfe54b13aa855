import type { Said, Word } from './words';

interface Exports {
  memory: WebAssembly.Memory;
  room: (length: number) => number;
  take: () => number;
  answer: () => number;
}

const BITS = new Uint32Array(1);

/** What the engine borrows: the clock, and chance that nobody can predict. */
const host = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => crypto.getRandomValues(BITS)[0] ?? 0,
};

/** The rules, bots and tables of `crates/wasm`. After an error it must not be used any more. */
export class Engine {
  readonly #exports: Exports;

  private constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
  }

  static async of(module: WebAssembly.Module): Promise<Engine> {
    return new Engine(await WebAssembly.instantiate(module, { host }));
  }

  /** Puts in a word and takes out what is to be done. */
  take(word: Word): Said[] {
    const { memory, room, take, answer } = this.#exports;
    const bytes = new TextEncoder().encode(JSON.stringify(word));
    // `memory.buffer` is another one whenever the memory has grown, so it is asked for last.
    const place = room(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const length = take() >>> 0;
    const start = answer() >>> 0;
    const said = new Uint8Array(memory.buffer, start, length);
    return JSON.parse(new TextDecoder().decode(said)) as Said[];
  }
}
