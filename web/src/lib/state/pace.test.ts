import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from './pace.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('without a pause everything comes through at once', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (one) => shown.push(one),
    () => 0,
  );
  pace.arrive(1, false);
  pace.arrive(2, false);
  expect(shown).toEqual([1, 2]);
});

test('with a pause each stays for a while, and the order holds', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (one) => shown.push(one),
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

test('what waits is shown at once when it is asked for, or when something comes that does not wait', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (one) => shown.push(one),
    () => 1000,
  );
  for (const one of [1, 2, 3]) pace.arrive(one, false);
  pace.showAll();
  expect(shown).toEqual([1, 2, 3]);
  pace.arrive(4, false);
  pace.arrive(5, true);
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
    (one) => shown.push(one),
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
