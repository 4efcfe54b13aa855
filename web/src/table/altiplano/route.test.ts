import { expect, test } from 'vitest';
import { legsTo, routeOf, type Means } from './route';
import type { Location } from './wire';

const ring: Location[] = ['farm', 'road', 'mine', 'harbor', 'village', 'market', 'forest'];
const means = (own: Partial<Means> = {}): Means => ({
  pawn: 'farm',
  fuel: 0,
  firstCart: true,
  furtherCarts: 0,
  ...own,
});

test('the first cart is free, a further one and every step on foot cost one food', () => {
  expect(legsTo(ring, means(), 'harbor')).toEqual([{ way: 'first_cart' }]);
  expect(legsTo(ring, means({ firstCart: false, fuel: 2, furtherCarts: 1 }), 'mine')).toEqual([
    { way: 'cart', fuel: 1 },
    { way: 'walk', fuel: 2, through: ['road', 'mine'] },
  ]);
  expect(legsTo(ring, means({ firstCart: false, fuel: 1 }), 'mine')).toEqual([]);
  expect(legsTo(ring, means({ pawn: undefined }), 'mine')).toEqual([{ way: 'place' }]);
  expect(legsTo(ring, means({ fuel: 3 }), 'market').at(-1)).toEqual({
    way: 'walk',
    fuel: 2,
    through: ['forest', 'market'],
  });
});

test('a route reaches as much as the moves allow and names what it misses', () => {
  const wanted = new Map<Location, number>([
    ['road', 0],
    ['harbor', 3],
    ['market', 7],
  ]);
  const route = routeOf(ring, means({ fuel: 1 }), wanted);
  expect(route.stops.map(({ location }) => location)).toEqual(['road', 'market']);
  expect(route.stops.map(({ leg }) => leg.way)).toEqual(['walk', 'first_cart']);
  expect(route.missed).toEqual(['harbor']);
});

test('where the pawn is not placed yet, the first stop is free', () => {
  const route = routeOf(
    ring,
    means({ pawn: undefined }),
    new Map<Location, number>([
      ['mine', 1],
      ['farm', 1],
    ]),
  );
  expect(route.missed).toEqual([]);
  expect(route.stops[0]?.leg.way).toBe('place');
});
