import { expect, test } from 'vitest';
import { seatView } from './fixtures';
import { knownPoints } from './points';

test('points that the table counts for everybody are shown like open ones', () => {
  const counted = { ...seatView({}), victory_points: null, counted: 9 };
  expect(knownPoints(counted)).toBe(9);
  expect(knownPoints({ ...counted, victory_points: 11 })).toBe(11);
  expect(knownPoints({ ...seatView({}), victory_points: null })).toBeNull();
});
