import { expect, test } from 'vitest';
import type { RoundChart } from '../../wire';
import { rolesTaken, series } from './measures';

const rounds: RoundChart[] = [
  { round: 1, seats: [{ points: 2, doubloons: 5, goods_shipped: 0, roles: ['mayor'] }] },
  {
    round: 2,
    seats: [{ points: 7, doubloons: 1, goods_shipped: 3, roles: ['captain', 'second_prospector'] }],
  },
  { round: 3, seats: [{ points: 9, doubloons: 4, goods_shipped: 2, roles: ['prospector'] }] },
];

test('goods shipped add up over the rounds; money is what it was', () => {
  expect(series(rounds, 'shipped', 1)).toEqual([[0, 0, 3, 5]]);
  expect(series(rounds, 'points', 1)).toEqual([[0, 2, 7, 9]]);
  expect(series(rounds, 'doubloons', 1)).toEqual([[5, 1, 4]]);
});

test('both prospectors count as one role', () => {
  const taken = rolesTaken(rounds, 1);
  expect(taken.get('prospector')).toEqual([2]);
  expect(taken.get('settler')).toEqual([0]);
});
