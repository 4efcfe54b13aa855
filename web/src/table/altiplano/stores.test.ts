import { expect, test } from 'vitest';
import { leftOn, placements } from './stores';
import type { ShelfView } from './wire';

const shelf = (own: Partial<ShelfView> = {}): ShelfView => ({
  kind: null,
  goods: 0,
  corn: 0,
  slots: 3,
  points: 2,
  ...own,
});

/** The rulebook's example: two fish of three, then silver and corn, two shelves empty. */
const warehouse = [
  shelf({ kind: 'fish', goods: 2 }),
  shelf({ kind: 'silver', goods: 1, corn: 1, points: 3 }),
  shelf({ points: 4 }),
  shelf({ points: 5 }),
];

test('tiles stored in an order fill their begun shelf first, then begin the next', () => {
  const shelves = (goods: Parameters<typeof placements>[1]) =>
    placements(warehouse, goods).map((place) => place?.shelf);
  expect(shelves(['fish', 'fish', 'wool'])).toEqual([0, 2, 3]);
  expect(shelves(['wool', 'fish', 'fish'])).toEqual([2, 0, 3]);
  expect(shelves(['fish', 'wool', 'fish'])).toEqual([0, 2, 3]);
});

test('corn takes a slot, food none, and what finds no shelf stays', () => {
  expect(leftOn(warehouse[1] ?? shelf())).toBe(1);
  const [silver, more] = placements(warehouse, ['silver', 'silver']);
  expect(silver).toEqual({ shelf: 1, left: 0, begins: false, points: 3 });
  expect(more).toEqual({ shelf: 2, left: 2, begins: true, points: 4 });
  expect(placements(warehouse, ['food'])).toEqual([undefined]);
  expect(placements(warehouse, ['wool', 'ore', 'glass']).at(-1)).toBeUndefined();
});
