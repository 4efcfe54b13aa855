import { expect, test } from 'vitest';
import { catalog, components, seatView, view } from './fixtures';
import { enabled, layoutOf, together, type Table } from './ready';
import type { SeatView } from './wire';

const table = (seat: SeatView): Table => ({ view: view(), seat, catalog, components, cards: () => [] });
const keys = (seat: SeatView) => enabled(table(seat), layoutOf(seat)).map(({ key }) => key);

test('an action is ready when its tiles lie on the spaces of its location', () => {
  const seat = seatView();
  expect(keys(seat)).toEqual([]);
  seat.spaces.farm.tiles = ['alpaca', 'food'];
  expect(keys(seat)).toEqual(['farm_food', 'farm_wool']);
  seat.spaces.harbor.tiles = ['wood', 'wood'];
  expect(keys(seat)).toContain('harbor_boat');
});

test('the any-location tile stands in for one input, wherever it is missing', () => {
  const seat = seatView({ has_any_location: true, any_location: 'food' });
  seat.spaces.farm.tiles = ['wool'];
  const cloth = enabled(table(seat), layoutOf(seat)).find(({ key }) => key === 'farm_cloth');
  expect(cloth?.wild).toBe(true);
  seat.spaces.farm.tiles = [];
  expect(keys(seat)).not.toContain('farm_cloth');
});

test('of actions that want the same tile the better one is chosen', () => {
  const seat = seatView();
  seat.spaces.farm.tiles = ['alpaca', 'food', 'wool'];
  const chosen = together(table(seat), layoutOf(seat)).map(({ key }) => key);
  expect(chosen).toEqual(['farm_cloth', 'farm_food']);
});

test('food is not stored, and a role tile is ready when it is full', () => {
  const seat = seatView();
  seat.spaces.village.tiles = ['wool'];
  expect(keys(seat)).toEqual(['village_store']);
  seat.workshops = [
    { place: 'role', workshop: { location: 'mine', input: 'food', count: 1, gains: ['ore'] }, filled: 1 },
  ];
  expect(keys(seat)).toContain('use role');
});
