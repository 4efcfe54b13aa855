import { expect, test } from 'vitest';
import type { SeatSummary } from '../wire';
import { absenceOf, StandIns, type StandInFacts } from './standIns.svelte';

function person(seat: number, changes: Partial<SeatSummary> = {}): SeatSummary {
  return {
    seat,
    kind: 'person',
    name: '',
    mark: 'K7Q',
    avatar: null,
    program: false,
    bot: null,
    stand_in: null,
    stand_in_wait: 120_000,
    mine: false,
    connected: true,
    ready: false,
    bids: null,
    hints: false,
    lookalike: false,
    clock: null,
    orders: null,
    ...changes,
  };
}

function standIns(changes: Partial<StandInFacts>): StandIns {
  return new StandIns(() => ({
    id: 'table',
    seats: [person(0, { mine: true, stand_in_wait: 0 }), person(1), person(2, { stand_in_wait: null })],
    me: 0,
    asked: [1, 2],
    askedSince: 1_000_000,
    over: false,
    rated: false,
    ...changes,
  }));
}

test('a seat can be given to a bot once the table has waited as long as the server says', () => {
  expect(standIns({}).vanished(1_119_999)).toEqual([]);
  expect(standIns({}).vanished(1_120_000)).toEqual([1]);
  expect(standIns({ asked: [0] }).vanished(9_000_000)).toEqual([]);
  expect(standIns({ over: true }).vanished(9_000_000)).toEqual([]);
});

test('a player can leave a running game and come back', () => {
  expect(standIns({}).mayLeave).toBe(true);
  expect(standIns({}).mine).toBe(false);
  const left = standIns({ seats: [person(0, { mine: true, stand_in: 'level-3', stand_in_wait: null })] });
  expect(left.mine).toBe(true);
  expect(left.mayLeave).toBe(false);
  expect(standIns({ me: null }).mayLeave).toBe(false);
  expect(standIns({ over: true }).mayLeave).toBe(false);
});

test('a person is away if a bot stands in or if disconnected; bots and spectators are neither', () => {
  expect(absenceOf(person(1))).toBeUndefined();
  expect(absenceOf(person(1, { connected: false }))).toBe('line');
  expect(absenceOf(person(1, { connected: false, stand_in: 'level-3' }))).toBe('bot');
  expect(absenceOf(person(1, { kind: 'bot', bot: 'random', connected: false }))).toBeUndefined();
  expect(absenceOf(undefined)).toBeUndefined();
});
