import { expect, test } from 'vitest';
import { firstThatFits, Scrolling, shiftOf } from './sight';

const phone = { above: 44, below: 258 };

test('a place that is seen stays where it is, and so does the page', () => {
  expect(shiftOf({ top: 44, bottom: 258 }, phone)).toBe(0);
  expect(shiftOf({ top: 100, bottom: 180 }, phone)).toBe(0);
});

test('a place below the bar or above the rail comes to the top of what is seen', () => {
  expect(shiftOf({ top: 642, bottom: 720 }, phone)).toBe(590);
  expect(shiftOf({ top: 200, bottom: 280 }, phone)).toBe(148);
  expect(shiftOf({ top: -300, bottom: -220 }, phone)).toBe(-352);
});

test('a place higher than the window has its top in sight, and stays there', () => {
  expect(shiftOf({ top: 500, bottom: 800 }, phone)).toBe(448);
  expect(shiftOf({ top: 52, bottom: 352 }, phone)).toBe(0);
});

test('of a place that need not be seen whole, a part is enough', () => {
  expect(shiftOf({ top: 170, bottom: 400 }, phone, { enough: 80 })).toBe(0);
  expect(shiftOf({ top: 190, bottom: 400 }, phone, { enough: 80 })).toBe(138);
});

test('where there is more to see above a place, the page scrolls no further than to all of it', () => {
  expect(shiftOf({ top: 100, bottom: 300 }, phone, { least: true })).toBe(48);
  expect(shiftOf({ top: 500, bottom: 800 }, phone, { least: true })).toBe(448);
  expect(shiftOf({ top: 100, bottom: 180 }, phone, { least: true })).toBe(0);
  expect(shiftOf({ top: -300, bottom: -220 }, phone, { least: true })).toBe(-352);
});

test('where all locations fit into the window they are all brought in sight, elsewhere the planning spaces alone', () => {
  const [board, spaces] = [
    { top: 560, bottom: 1200 },
    { top: 632, bottom: 688 },
  ];
  expect(firstThatFits([board, spaces], { above: 44, below: 924 })).toBe(board);
  expect(firstThatFits([board, spaces], phone)).toBe(spaces);
  expect(firstThatFits([], phone)).toBeUndefined();
});

test('a page that glides after a finger is still scrolled by a person; one that scrolls on its own is not', () => {
  let now = 0;
  const scrolling = new Scrolling(() => now);
  scrolling.glided();
  expect(scrolling.goesOn).toBe(false);
  scrolling.moved();
  for (now = 100; now <= 500; now += 100) scrolling.glided();
  expect(scrolling.goesOn).toBe(true);
  now += 200;
  expect(scrolling.goesOn).toBe(false);
  scrolling.glided();
  expect(scrolling.goesOn).toBe(false);
});
