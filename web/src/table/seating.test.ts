import { expect, test } from 'vitest';
import { clockwise } from './seating';

test('seats follow clockwise from the one that is asked', () => {
  expect(clockwise([2], 4)).toEqual([2, 3, 0, 1]);
  expect(clockwise([0], 2)).toEqual([0, 1]);
});

test('where several decide at once, or nobody does, there is no order', () => {
  expect(clockwise([1, 2], 4)).toEqual([]);
  expect(clockwise([], 4)).toEqual([]);
});
