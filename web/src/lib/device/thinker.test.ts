import { afterEach, expect, test, vi } from 'vitest';
import { helperCount, Thinker } from './thinker';
import type { Found, Thought } from './words';

/** Workers that say nothing by themselves, and what they were told. */
const workers: Silent[] = [];
class Silent {
  onmessage: ((event: { data: Found }) => void) | undefined;
  heard: unknown[] = [];
  terminate = vi.fn();
  constructor() {
    workers.push(this);
  }
  postMessage(word: unknown): void {
    this.heard.push(word);
  }
}

afterEach(() => {
  workers.length = 0;
  vi.unstubAllGlobals();
});

const thought = (record: string): Thought => ({ about: 'hint', record });

test('a thought that is given up while it waits stops no other, and one under way makes room', async () => {
  vi.stubGlobal('Worker', Silent);
  const thinker = new Thinker({} as WebAssembly.Module);
  const thoughts = [thought('1'), thought('2'), thought('3')] as const;
  const found = thoughts.map((one) => thinker.think(one));
  thinker.giveUp(thought('2'));
  thinker.giveUp(thoughts[1]);
  expect(await found[1]).toEqual({ nothing: 'given up' });
  expect(workers).toHaveLength(1);
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
  thinker.giveUp(thoughts[0]);
  expect(await found[0]).toEqual({ nothing: 'given up' });
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  expect(workers[1]?.heard.at(-1)).toBe(thoughts[2]);
  workers[1]?.onmessage?.({ data: { hints: [] } });
  expect(await found[2]).toEqual({ hints: [] });
});

test('others help to think where there are processors and memory to spare', () => {
  const counts = [1, 2, 3, 4, 16].map((hardwareConcurrency) => helperCount({ hardwareConcurrency }));
  expect(counts).toEqual([0, 0, 1, 2, 3]);
  expect(helperCount({ hardwareConcurrency: 8, deviceMemory: 2 })).toBe(0);
  expect(helperCount({})).toBe(0);
});
