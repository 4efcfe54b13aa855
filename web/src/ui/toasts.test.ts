import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = (toasts: Toasts) => toasts.shown.map(({ text }) => text);

test('what was told of the table goes when the table goes on, and nothing else does', () => {
  const toasts = new Toasts();
  toasts.tell('Ada’s factory pays 2 doubloons.', 'told', 1);
  toasts.say('Ada: well played');
  vi.advanceTimersByTime(2000);
  toasts.goOn();
  toasts.tell('A worker arrives for you.', 'told', 0);
  expect(shown(toasts)).toEqual(['Ada: well played', 'A worker arrives for you.']);
  vi.advanceTimersByTime(3000);
  expect(shown(toasts)).toEqual(['A worker arrives for you.']);
  vi.advanceTimersByTime(2000);
  expect(shown(toasts)).toEqual([]);
});

test('nothing goes before it could be read', () => {
  const toasts = new Toasts();
  toasts.tell('Ada’s factory pays 2 doubloons.');
  toasts.goOn();
  vi.advanceTimersByTime(1400);
  expect(shown(toasts)).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(shown(toasts)).toEqual([]);
});
