import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableState } from '../../lib/state/table.svelte';
import { RestingGuests } from './guests.svelte';
import type { Update } from './wire';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asks = (window: 'trader' | 'end', seat = 0) => ({ type: 'guesthouse', seat, window }) as const;

test('resting guests are answered for in this round only, and only for their owner', () => {
  const guests = new RestingGuests('t');
  expect(guests.answers(asks('trader'), 0, 4)).toBe(false);
  guests.rest(4);
  expect(guests.answers(asks('trader'), 0, 4)).toBe(true);
  expect(guests.answers(asks('trader', 1), 0, 4)).toBe(false);
  expect(guests.answers(asks('trader'), 0, 5)).toBe(false);
  expect(guests.answers({ type: 'sell', seat: 0 }, 0, 4)).toBe(false);
});

test('the question before the scoring is always asked', () => {
  const guests = new RestingGuests('t');
  guests.rest(9);
  expect(guests.answers(asks('end'), 0, 9)).toBe(false);
});

test('they keep resting when the same table is reloaded, until they are woken', () => {
  new RestingGuests('t').rest(3);
  expect(new RestingGuests('t').isResting(3)).toBe(true);
  expect(new RestingGuests('other').isResting(3)).toBe(false);
  const guests = new RestingGuests('t');
  guests.wake();
  expect(guests.isResting(3)).toBe(false);
  expect(new RestingGuests('t').isResting(3)).toBe(false);
});

/** A table that asks seat 0 about its guests in round 4. */
function asked(version: number): Update {
  const view = { observer: 0, round: 4, decision: asks('trader') };
  return { version, full: true, log: [], asked: [0], view } as unknown as Update;
}

/** Resting guests at a table whose server answers like this, with what was sent and what their owner was told. */
async function resting(answers: () => Promise<Response>) {
  vi.useFakeTimers();
  const post = vi.fn(answers);
  vi.stubGlobal('fetch', post);
  const store = new TableState<Update>('t');
  const guests = new RestingGuests('t');
  const told = vi.fn();
  guests.rest(4);
  store.take(asked(7));
  const leave = $effect.root(() => guests.answerFor(store, told));
  flushSync();
  await vi.advanceTimersByTimeAsync(3000);
  return { post, store, guests, told, leave };
}

const refusal = (code: string, status: number) => () =>
  Promise.resolve(new Response(JSON.stringify({ error: { code, message: '' } }), { status }));

test('a refused answer is not sent again: the guests wake and their owner is told', async () => {
  const { post, store, guests, told, leave } = await resting(refusal('storage', 500));
  expect(post).toHaveBeenCalledTimes(1);
  expect(guests.isResting(4)).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
  guests.rest(4);
  flushSync();
  await vi.advanceTimersByTimeAsync(3000);
  expect(post, 'put to rest again, they are answered for again').toHaveBeenCalledTimes(2);
  store.take(asked(8));
  flushSync();
  await vi.advanceTimersByTimeAsync(3000);
  expect(post).toHaveBeenCalledTimes(2);
  leave();
});

test('a table that has moved on is answered for at its next version', async () => {
  const { post, store, guests, told, leave } = await resting(refusal('stale', 409));
  expect(post).toHaveBeenCalledTimes(1);
  store.take(asked(8));
  flushSync();
  await vi.advanceTimersByTimeAsync(3000);
  expect(post).toHaveBeenCalledTimes(2);
  expect(guests.isResting(4)).toBe(true);
  expect(told).not.toHaveBeenCalled();
  leave();
});

test('an answer lost on the way is sent again, at longer and longer intervals, until the table is left', async () => {
  const { post, guests, told, leave } = await resting(() => Promise.reject(new TypeError('no connection')));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(post.mock.calls.length).toBeGreaterThan(12);
  expect(post.mock.calls.length).toBeLessThan(120);
  expect(guests.isResting(4)).toBe(true);
  expect(told).not.toHaveBeenCalled();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  const sent = post.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(post).toHaveBeenCalledTimes(sent);
});
