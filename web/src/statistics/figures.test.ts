import { expect, test } from 'vitest';
import { choicesByRound, share, together, winsFigure } from './figures';

test('cards of the same role count together, the most frequent first', () => {
  const counted = choicesByRound({
    choices: ['mayor', 'prospector', 'second_prospector'],
    rounds: [
      { round: 1, counts: [2, 1, 1] },
      { round: 2, counts: [1, 0, 3] },
    ],
  });
  expect(counted).toEqual({
    keys: ['prospector', 'mayor'],
    rounds: [
      { round: 1, counts: [2, 2] },
      { round: 2, counts: [3, 1] },
    ],
  });
});

test('shares of nothing are nothing, and seats add up', () => {
  expect(share(0, 0)).toBe(0);
  expect(share(1, 4)).toBe(0.25);
  const seat = { games: 3, wins: 1, points: 90 };
  expect(together([seat, { ...seat, wins: 2 }])).toEqual({ games: 6, wins: 3, points: 180 });
});

test('wins among few games are counted, not compared', () => {
  const percent = (part: number) => `${100 * part} %`;
  expect(winsFigure(1, 1, true, percent)).toBe('1/1');
  expect(winsFigure(5, 20, false, percent)).toBe('25 %');
});
