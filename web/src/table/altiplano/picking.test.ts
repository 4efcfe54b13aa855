import { expect, test } from 'vitest';
import { Picking } from './picking.svelte';
import type { Ready } from './ready';
import type { Pickable } from './wire';

const pickable = (good: Pickable['good'], slot: Pickable['slot'] = null): Pickable => ({
  good,
  wild: false,
  slot,
});

const ready = (tiles: Ready['tiles'], gains: Ready['gains'] = []): Ready => ({
  key: '',
  location: 'market',
  action: 'market_sell',
  tiles,
  place: null,
  gains,
  wild: false,
  picks: (gains.length > 0 ? gains : tiles).map((good) => pickable(good)),
  points: 0,
});

test('tiles are picked in an order, and can be put back', () => {
  const picking = new Picking('village_store', ready(['fish', 'wool']));
  const [fish, wool] = picking.offered;
  if (!fish || !wool) throw new Error('two tiles are offered');
  picking.turn(wool);
  picking.turn(fish);
  expect(picking.plan()).toEqual({
    type: 'store',
    tiles: [
      { good: 'wool', wild: false },
      { good: 'fish', wild: false },
    ],
  });
  picking.turn(wool);
  expect(picking.order(fish)).toBe(1);
});

test('cacao is traded for as many goods as there is cacao, the same one twice if wanted', () => {
  const picking = new Picking('forest_cacao', ready(['cacao', 'cacao'], ['food', 'cloth', 'glass']));
  const glass = picking.offered[2];
  if (!glass) throw new Error('glass is offered');
  expect([picking.turn(glass), picking.turn(glass)]).toEqual([true, true]);
  picking.said = { slots: [], more: [] };
  expect(picking.turn(glass)).toBe(false);
  expect(picking.plan()).toMatchObject({
    type: 'trade_cacao',
    gains: [{ good: 'glass' }, { good: 'glass' }],
  });
});

test('what the server says about the tiles already picked decides which can come next, and where they go', () => {
  const slot = { shelf: 1, left: 2, points: 4 };
  const picking = new Picking('village_store', {
    ...ready(['fish', 'wool', 'ore']),
    picks: [pickable('fish', slot), pickable('wool', slot)],
  });
  const [fish, wool, ore] = picking.offered;
  if (!fish || !wool || !ore) throw new Error('three tiles are offered');
  expect([fish, wool, ore].map((pick) => picking.may(pick))).toEqual([true, true, false]);
  expect(picking.slot(wool)).toEqual(slot);
  picking.turn(fish);
  picking.said = { slots: [slot], more: [] };
  expect([picking.may(wool), picking.turn(wool), picking.done]).toEqual([false, false, true]);
  expect(picking.slot(fish)).toEqual(slot);
  picking.refusal = { type: 'no_slot' };
  expect(picking.done).toBe(false);
});

test('all that can be sold is picked at first, as the price of it all was shown, and any of it can be put back', () => {
  const picking = new Picking('market_sell', ready(['fish', 'wool', 'wool']));
  expect(picking.picked.map(({ good }) => good)).toEqual(['fish', 'wool', 'wool']);
  const [fish] = picking.offered;
  if (!fish) throw new Error('three tiles are offered');
  picking.turn(fish);
  expect(picking.plan()).toEqual({
    type: 'sell',
    tiles: [
      { good: 'wool', wild: false },
      { good: 'wool', wild: false },
    ],
  });
  picking.clear();
  expect(picking.done).toBe(false);
  // What is stored goes onto shelves in an order, and a delivery may keep some: these are picked one by one.
  expect(new Picking('village_store', ready(['fish', 'wool'])).picked).toEqual([]);
});
