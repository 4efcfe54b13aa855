import { expect, test } from 'vitest';
import type { Breakdown, RoundChart } from '../wire';
import { finishOrder, rolesTaken, scaleFor, series, winnersOf } from './result';

const points = (total: number, tie_break: number) => ({ total, tie_break }) as Breakdown;

test('points decide, then doubloons and goods; equal in both share the win', () => {
  expect(finishOrder([points(40, 1), points(54, 2), points(54, 9)])).toEqual([2, 1, 0]);
  expect(winnersOf([points(40, 1), points(54, 9), points(54, 9)])).toEqual([1, 2]);
  expect(winnersOf([])).toEqual([]);
});

const rounds: RoundChart[] = [
  { round: 1, seats: [{ points: 2, doubloons: 5, goods_shipped: 0, roles: ['mayor'] }] },
  {
    round: 2,
    seats: [{ points: 7, doubloons: 1, goods_shipped: 3, roles: ['captain', 'second_prospector'] }],
  },
  { round: 3, seats: [{ points: 9, doubloons: 4, goods_shipped: 2, roles: ['prospector'] }] },
];

test('goods shipped add up over the rounds, money stands as it was', () => {
  expect(series(rounds, 'shipped', 1)).toEqual([[0, 0, 3, 5]]);
  expect(series(rounds, 'points', 1)).toEqual([[0, 2, 7, 9]]);
  expect(series(rounds, 'doubloons', 1)).toEqual([[5, 1, 4]]);
});

test('both prospectors count as one role', () => {
  const taken = rolesTaken(rounds, 1);
  expect(taken.get('prospector')).toEqual([2]);
  expect(taken.get('settler')).toEqual([0]);
});

test('the scale ends on a round number', () => {
  expect(scaleFor(54)).toEqual({ top: 60, step: 20 });
  expect(scaleFor(0)).toEqual({ top: 1, step: 1 });
  expect(scaleFor(8)).toEqual({ top: 8, step: 2 });
});
