import { expect, test } from 'vitest';
import { ownView, seatView, takes } from './fixtures';
import { Planning } from './planning.svelte';

const planning = (seat = seatView(), own = ownView(), taken = takes()) => new Planning(seat, own, taken);

test('a tile is put where its kind is accepted and there is room, and can be moved and lifted again', () => {
  const plan = planning(seatView({ planning: ['food', 'food', 'wood'] }));
  const [food, , wood] = plan.tiles;
  expect(plan.placesFor('wood')).toContain('harbor');
  expect(plan.put(wood?.id ?? -1, 'mine')).toBe(false);
  expect(plan.put(food?.id ?? -1, 'mine')).toBe(true);
  expect(plan.spaces('mine').map(({ good }) => good)).toEqual(['food', undefined]);
  expect(plan.put(food?.id ?? -1, 'movement')).toBe(true);
  expect(plan.spaces('movement').map(({ good }) => good)).toEqual(['food', undefined, undefined]);
  plan.lift(food?.id ?? -1);
  expect(plan.lying).toHaveLength(3);
  plan.undo();
  expect(plan.plan()).toEqual({ type: 'planning', tiles: [{ good: 'food', place: 'movement' }], coins: [] });
});

test('what was there before stays, and spaces run out', () => {
  const seat = seatView({ planning: ['wood', 'wood'] });
  seat.spaces.harbor.tiles = ['wood'];
  const plan = planning(seat);
  const [first, second] = plan.tiles;
  expect(plan.put(first?.id ?? -1, 'harbor')).toBe(true);
  expect(plan.put(second?.id ?? -1, 'harbor')).toBe(false);
  expect(plan.spaces('harbor').map(({ tile }) => tile !== undefined)).toEqual([false, true]);
  plan.liftAll();
  expect(plan.spaces('harbor').map(({ good }) => good)).toEqual(['wood', undefined]);
});

test('the next tile of a kind stays in hand, so that two wood take two presses; the last one left is picked up too', () => {
  const plan = planning(seatView({ planning: ['wood', 'wood', 'fish'] }));
  plan.hold(0);
  plan.put(0, 'harbor');
  expect(plan.inHand?.good).toBe('wood');
  plan.put(1, 'harbor');
  expect(plan.lying.map(({ good }) => good)).toEqual(['fish']);
  expect(plan.inHand?.good).toBe('fish');
});

test('coins fund a tile as a whole, as long as they last', () => {
  const seat = seatView({ coins: 2, planning: [] });
  seat.workshops = [
    { place: 'e6', workshop: { location: 'market', input: null, count: 2, gains: ['cacao'] }, filled: 0 },
  ];
  const plan = planning(seat, ownView(), takes({ place: 'e6', goods: [], coins: 2 }));
  expect(plan.fund('e6')).toBe(true);
  expect(plan.coins).toBe(0);
  expect(plan.fund('e6')).toBe(false);
  expect(plan.coinsOn('e6')).toBe(2);
  plan.unfund('e6');
  expect(plan.coins).toBe(2);
});

test('a suggestion is laid out and can be changed', () => {
  const plan = planning(seatView({ planning: ['food', 'wood'] }));
  plan.take({ type: 'planning', tiles: [{ good: 'wood', place: 'harbor' }], coins: [] });
  expect(plan.lying.map(({ good }) => good)).toEqual(['food']);
  plan.undo();
  expect(plan.lying).toHaveLength(2);
});

test('what the server already has is part of the plan, not of the board', () => {
  const seat = seatView({ planning: [] });
  seat.spaces.harbor.tiles = ['wood', 'wood'];
  const plan = planning(seat, ownView({ moved: [{ good: 'wood', place: 'harbor' }] }));
  expect(plan.before('harbor')).toEqual(['wood']);
  expect(plan.tiles).toHaveLength(1);
});
