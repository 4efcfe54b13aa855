import { expect, test } from 'vitest';
import type { RoundChart } from '../../wire';
import { actedAt, series } from './measures';

const rounds: RoundChart[] = [
  { round: 0, seats: [{ points: 3, doubloons: 1, goods_shipped: 0, roles: [] }] },
  {
    round: 1,
    seats: [
      { points: 6, doubloons: 2, goods_shipped: 0, roles: [], goods_stored: 0, acted_at: ['farm', 'mine'] },
    ],
  },
  {
    round: 2,
    seats: [{ points: 9, doubloons: 0, goods_shipped: 0, roles: [], goods_stored: 2, acted_at: ['farm'] }],
  },
  { round: 3, seats: [{ points: 14, doubloons: 5, goods_shipped: 0, roles: [] }] },
];

test('points and coins are what they were, from the start on; stored goods add up', () => {
  expect(series(rounds, 'points', 1)).toEqual([[3, 6, 9, 14]]);
  expect(series(rounds, 'coins', 1)).toEqual([[1, 2, 0, 5]]);
  expect(series(rounds, 'stored', 1)).toEqual([[0, 0, 2, 2]]);
});

test('actions are counted by the place where the pawn stood', () => {
  const acted = actedAt(rounds, ['farm', 'mine', 'road'], 1);
  expect([...acted]).toEqual([
    ['farm', [2]],
    ['mine', [1]],
    ['road', [0]],
  ]);
});
