import { expect, test } from 'vitest';
import { seatView } from './fixtures';
import { Picking } from './picking.svelte';
import { hasSlot } from './pickingFor';
import type { Ready } from './ready';

const ready = (tiles: Ready['tiles'], gains: Ready['gains'] = []): Ready => ({
  key: '',
  location: 'market',
  action: 'market_sell',
  tiles,
  place: null,
  gains,
  wild: false,
  points: 0,
});

test('tiles are picked in an order, and laid back', () => {
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

test('cacao is traded for as many goods as there are cacao, the same one twice if wished', () => {
  const picking = new Picking('forest_cacao', ready(['cacao', 'cacao'], ['food', 'cloth', 'glass']));
  const glass = picking.offered[2];
  if (!glass) throw new Error('glass is offered');
  expect([picking.turn(glass), picking.turn(glass), picking.turn(glass)]).toEqual([true, true, false]);
  expect(picking.plan()).toMatchObject({
    type: 'trade_cacao',
    gains: [{ good: 'glass' }, { good: 'glass' }],
  });
});

test('a kind finds a slot on its begun shelf, else on the next empty one', () => {
  const [shelf] = seatView().warehouse;
  if (!shelf) throw new Error('there are shelves');
  const one = [{ ...shelf, kind: 'fish' as const, goods: 2, slots: 3 }];
  expect(hasSlot(one, [], 'fish')).toBe(true);
  expect(hasSlot(one, ['fish'], 'fish')).toBe(false);
  expect(hasSlot([...one, shelf], ['fish'], 'wool')).toBe(true);
  expect(hasSlot([...one, shelf], ['wool'], 'ore')).toBe(false);
});
