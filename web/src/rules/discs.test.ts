import { expect, test } from 'vitest';
import { overlap, placeDiscs, RADIUS, type Box } from './discs';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const FRAME = box(0, 0, 400, 300);
const NOWHERE = { left: -100, top: -100 };
const disc = ({ left, top }: { left: number; top: number }) =>
  box(left - RADIUS, top - RADIUS, 2 * RADIUS, 2 * RADIUS);

test('a disc is on the upper left corner where nothing is in its way', () => {
  expect(placeDiscs([box(100, 100, 80, 60)], [], FRAME)).toEqual([{ left: 98, top: 98 }]);
});

test('it gives way to a coin in that corner', () => {
  const coin = box(104, 104, 24, 24);
  const [spot = NOWHERE] = placeDiscs([box(100, 100, 80, 60)], [coin], FRAME);
  expect(spot).toEqual({ left: 175, top: 100 });
  expect(overlap(disc(spot), coin)).toBe(0);
});

test('on a sign that is smaller than itself it is beside it', () => {
  const coin = box(200, 150, 20, 20);
  const [spot = NOWHERE] = placeDiscs([coin], [coin], FRAME);
  expect(overlap(disc(spot), coin)).toBeLessThan(100);
});

test('it stays inside of the picture', () => {
  const [spot = NOWHERE] = placeDiscs([box(0, 0, 200, 200)], [], FRAME);
  expect(overlap(disc(spot), FRAME)).toBeGreaterThanOrEqual(2 * RADIUS * RADIUS);
});

test('two discs for one place are next to each other', () => {
  const place = box(100, 100, 80, 60);
  const [one = NOWHERE, other = NOWHERE] = placeDiscs([place, place], [], FRAME);
  expect(overlap(disc(one), disc(other))).toBe(0);
});
