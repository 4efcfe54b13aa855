import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Until the next frame is drawn, and what is done after it. */
const FRAME_MS = 17;

test('without a pause everything comes through after the next frame, in one piece', async () => {
  const shown: number[][] = [];
  const pace = new Pace<number>(
    (ones) => shown.push([...ones]),
    () => 0,
  );
  pace.arrive(1, false);
  pace.arrive(2, false);
  expect(shown).toEqual([]);
  expect(pace.newest).toBe(2);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(shown).toEqual([[1, 2]]);
  pace.arrive(3, false);
  pace.forget((one) => one === 3);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(shown).toEqual([[1, 2]]);
  pace.arrive(4, false);
  pace.showAll();
  expect(shown).toEqual([[1, 2], [4]]);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(shown).toHaveLength(2);
});

test('a page that draws no frames shows everything soon', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const shown: number[] = [];
  const pace = new Pace<number>(
    (ones) => shown.push(...ones),
    () => 0,
  );
  pace.arrive(1, false);
  await vi.advanceTimersByTimeAsync(200);
  vi.unstubAllGlobals();
  expect(shown).toEqual([1]);
});

test('what waits comes before what follows it without a pause, and after what is due', async () => {
  const shown: number[] = [];
  let pause = 1000;
  const pace = new Pace<number>(
    (ones) => shown.push(...ones),
    () => pause,
  );
  for (const one of [1, 2, 3]) pace.arrive(one, false);
  pause = 0;
  pace.arrive(4, false);
  expect(pace.waiting).toEqual([]);
  pause = 1000;
  pace.arrive(5, false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

test('with a pause each stays for a while, and the order holds', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (ones) => shown.push(...ones),
    () => 1000,
  );
  for (const one of [1, 2, 3]) pace.arrive(one, false);
  vi.advanceTimersByTime(10);
  expect(shown).toEqual([1]);
  expect(pace.newest).toBe(3);
  vi.advanceTimersByTime(980);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(20);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
  expect(pace.waiting).toEqual([]);
});

test('what waits is shown at once when it is asked for, or when something comes that does not wait', async () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (ones) => shown.push(...ones),
    () => 1000,
  );
  for (const one of [1, 2, 3]) pace.arrive(one, false);
  pace.showAll();
  expect(shown).toEqual([1, 2, 3]);
  pace.arrive(4, false);
  pace.arrive(5, true);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(5);
  pace.arrive(6, false);
  pace.arrive(7, false);
  pace.drop();
  vi.advanceTimersByTime(5000);
  expect(shown).not.toContain(7);
});

test('what has become known in another way no longer waits', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (ones) => shown.push(...ones),
    () => 1000,
  );
  for (const one of [1, 2, 3]) pace.arrive(one, false);
  vi.advanceTimersByTime(10);
  pace.forget((one) => one <= 2);
  expect(pace.waiting).toEqual([3]);
  pace.forget((one) => one <= 3);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});
