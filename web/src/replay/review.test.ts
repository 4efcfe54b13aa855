import { describe, expect, test } from 'vitest';
import type { CurvePoint, Mistake } from '../wire';
import { costOf, curveLines, curveRows, roundTicks } from './review.svelte';

const point = (step: number, round: number, ...shares: number[]): CurvePoint => ({ step, round, shares });
const CURVE = [point(3, 1, 0.5, 0.5), point(8, 1, 0.6, 0.4), point(20, 2, 0.3, 0.7), point(31, 2, 0, 1)];

describe('a win-share curve', () => {
  test('has a line for each seat, in percent', () => {
    expect(curveLines(CURVE, 2)).toEqual([
      [50, 60, 30, 0],
      [50, 40, 70, 100],
    ]);
  });

  test('marks where rounds begin, and gives the end in numbers too', () => {
    expect(roundTicks(CURVE)).toEqual([
      { index: 0, label: '1' },
      { index: 2, label: '2' },
    ]);
    expect(curveRows(CURVE).map(({ step }) => step)).toEqual([3, 20, 31]);
  });
});

test('the cost of a decision is given in whole percent, at least one', () => {
  const mistake = (better_share: number, played_share: number) => ({ better_share, played_share }) as Mistake;
  expect(costOf(mistake(0.348, 0.261))).toBe(9);
  expect(costOf(mistake(0.012, 0.002))).toBe(1);
});
