import { expect, test } from 'vitest';
import { byGood, byTile, rows, seatView } from './fixtures';
import { factsOf, plotsOf } from './model';
import { worthAtEnd } from './worth';
import type { Building, SeatView } from './wire';

const facts = (id: string) => rows.map((row) => factsOf(row)).find((row) => row.id === id);
const large = (id: Building) => ({ ...factsOf(rows[3]!), id });

const worth = (id: Building, seat: SeatView) =>
  worthAtEnd(id, seat, plotsOf(seat.buildings, facts), large(id));

const seat = seatView({
  buildings: [
    { building: 'small_indigo_plant', count: 1, workers: 1 },
    { building: 'indigo_plant', count: 1, workers: 2 },
    { building: 'hospice', count: 1, workers: 0 },
  ],
  tiles: byTile({ corn: 4, quarry: 3 }),
  tile_workers: byTile({ corn: 2 }),
  forests: byGood({ sugar: 2, coffee: 1 }),
  san_juan: 1,
  victory_points: 11,
});

test('large buildings by what they count', () => {
  expect(worth('guild_hall', seat)).toBe(3);
  expect(worth('residence', seat)).toBe(5); // 10 tiles, forests included
  expect(worth('fortress', seat)).toBe(2); // 6 workers
  expect(worth('customs_house', seat)).toBe(2);
  expect(worth('city_hall', seat)).toBe(2); // the hospice and itself
  expect(worth('cloister', seat)).toBe(6); // corn, quarries and forests: three sets
  expect(worth('statue', seat)).toBeUndefined();
});

test('points that are hidden say nothing about the customs house', () => {
  expect(worth('customs_house', { ...seat, victory_points: null })).toBeUndefined();
});
