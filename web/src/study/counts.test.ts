import { expect, test } from 'vitest';
import { countsOf, numberAt, withNumber } from './counts';

const position = {
  game: 'puerto-rico',
  round: 3,
  goods: { corn: 8, indigo: 9 },
  quarries: 5,
  decision: { type: 'choose_role', seat: 1 },
  seats: [
    { doubloons: 4, goods: { corn: 2 }, buildings: [{ building: 'hospice', count: 1, workers: 1 }] },
    { doubloons: 1, goods: { corn: 0 }, buildings: [] },
  ],
};

test('the numbers of the table come first, then those of each seat; what is no number stays with the text', () => {
  const told = countsOf(position).map(({ seat, counts }) => [
    seat,
    counts.map(({ part, kind, value }) => [part, kind, value]),
  ]);
  expect(told).toEqual([
    [
      undefined,
      [
        ['goods', 'corn', 8],
        ['goods', 'indigo', 9],
        ['quarries', undefined, 5],
      ],
    ],
    [
      0,
      [
        ['doubloons', undefined, 4],
        ['goods', 'corn', 2],
      ],
    ],
    [
      1,
      [
        ['doubloons', undefined, 1],
        ['goods', 'corn', 0],
      ],
    ],
  ]);
  for (const nothing of [undefined, null, 7, 'text', [], {}]) expect(countsOf(nothing)).toEqual([]);
});

test('a number is changed where it stands, and nothing else is', () => {
  const path = ['seats', 0, 'goods', 'corn'];
  const changed = withNumber(position, path, 5);
  expect(numberAt(changed, path)).toBe(5);
  expect(numberAt(position, path)).toBe(2);
  expect(withNumber(changed, path, 2)).toEqual(position);
  expect(numberAt(position, ['seats', 7, 'doubloons'])).toBeUndefined();
});
