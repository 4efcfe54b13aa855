import { expect, test } from 'vitest';
import { placeAsked, PLACEMENTS, viewOf } from './views';

test('a question comes up with its view, and its place is there', () => {
  expect([viewOf('build'), placeAsked('build')]).toEqual(['table', ['.market']]);
  expect([viewOf('take_tile'), placeAsked('take_tile')]).toEqual(['table', ['.offer']]);
  expect([viewOf('place_workers'), placeAsked('place_workers')]).toEqual(['island', ['.island']]);
  expect([viewOf('load'), placeAsked('load')]).toEqual(['table', ['.ships']]);
  // What a phone shows of a sale is the player's goods.
  expect([viewOf('sell'), placeAsked('sell')]).toEqual(['island', ['.quay', '.shelves']]);
});

test('a question that concerns no place leaves the page where it is', () => {
  expect([viewOf('mayor_privilege'), placeAsked('mayor_privilege')]).toEqual([undefined, []]);
});

test('workers are placed on the board alone', () => {
  for (const decision of PLACEMENTS) expect(viewOf(decision)).toBe('island');
});
