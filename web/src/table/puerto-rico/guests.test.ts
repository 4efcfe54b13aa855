import { beforeEach, expect, test } from 'vitest';
import { RestingGuests } from './guests.svelte';

beforeEach(() => localStorage.clear());

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

test('the question before the scoring is always put', () => {
  const guests = new RestingGuests('t');
  guests.rest(9);
  expect(guests.answers(asks('end'), 0, 9)).toBe(false);
});

test('they rest over a reload of the same table, until they are woken', () => {
  new RestingGuests('t').rest(3);
  expect(new RestingGuests('t').isResting(3)).toBe(true);
  expect(new RestingGuests('other').isResting(3)).toBe(false);
  const guests = new RestingGuests('t');
  guests.wake();
  expect(guests.isResting(3)).toBe(false);
  expect(new RestingGuests('t').isResting(3)).toBe(false);
});
