import { expect, test } from 'vitest';
import { finishOrder, scaleFor, winnersOf } from './result';

const points = (total: number, tie_break: number) => ({ total, tie_break });

test('points decide, then doubloons and goods; players equal in both share the win', () => {
  expect(finishOrder([points(40, 1), points(54, 2), points(54, 9)])).toEqual([2, 1, 0]);
  expect(winnersOf([points(40, 1), points(54, 9), points(54, 9)])).toEqual([1, 2]);
  expect(winnersOf([])).toEqual([]);
});

test('the scale ends on a round number', () => {
  expect(scaleFor(54)).toEqual({ top: 60, step: 20 });
  expect(scaleFor(0)).toEqual({ top: 1, step: 1 });
  expect(scaleFor(8)).toEqual({ top: 8, step: 2 });
});
