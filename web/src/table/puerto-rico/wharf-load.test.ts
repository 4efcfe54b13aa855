import { expect, test } from 'vitest';
import { byGood, seatView } from './fixtures';
import { WharfLoad } from './wharf-load.svelte';

const load = (goods: object, good: 'corn' | 'sugar' = 'corn', shipped: object = {}) =>
  new WharfLoad(seatView({ goods: byGood(goods) }), {
    type: 'small_wharf',
    seat: 0,
    good,
    shipped: byGood(shipped),
  });

test('everything is aboard at first; a press sends one less, and from nothing all again', () => {
  const wharf = load({ corn: 2, sugar: 3 });
  expect(wharf.plan()).toEqual({ type: 'load_wharf', goods: { corn: 2, sugar: 3 } });
  wharf.turn('corn');
  wharf.turn('corn');
  expect(wharf.amount('corn')).toBe(0);
  expect(wharf.plan()).toEqual({ type: 'load_wharf', goods: { corn: 0, sugar: 3 } });
  wharf.turn('corn');
  expect(wharf.amount('corn')).toBe(2);
});

test('kinds that have already been answered count, and are not answered again', () => {
  const wharf = load({ corn: 4, sugar: 1 }, 'sugar', { corn: 3 });
  expect(wharf.held).toEqual(['sugar']);
  expect(wharf.plan()).toEqual({ type: 'load_wharf', goods: { sugar: 1 } });
});

test('a hint is taken over; a kind that it does not name was no question, and all of it goes aboard', () => {
  const wharf = load({ corn: 2, sugar: 1 });
  wharf.turn('sugar');
  wharf.take([{ type: 'use_small_wharf' }, { type: 'ship', good: 'corn', amount: 0 }]);
  expect(wharf.plan()).toEqual({ type: 'load_wharf', goods: { corn: 0, sugar: 1 } });
});
