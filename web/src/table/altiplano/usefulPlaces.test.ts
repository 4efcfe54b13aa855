import { expect, test } from 'vitest';
import { usefulFirst } from './usefulPlaces';
import type { Place, Placing } from './wire';

const row = (place: Place, placing?: Partial<Placing>) => ({
  place,
  placing: placing && { good: 'food', place, ready: [], missed: null, points: 0, price: null, ...placing },
});
const order = (...rows: ReturnType<typeof row>[]) =>
  usefulFirst(rows as Parameters<typeof usefulFirst>[0]).map(({ place }) => place);

const READY = [{ action: 'mine_stone' }] as unknown as Placing['ready'];

test('where the tile makes an action ready, or is worth something, comes before where it waits', () => {
  expect(
    order(row('farm', {}), row('forest', {}), row('mine', { ready: READY }), row('market', { price: 2 })),
  ).toEqual(['mine', 'market', 'farm', 'forest']);
});

test('fuel comes after what is ready, and before what the pawn would not reach', () => {
  expect(
    order(
      row('farm', {}),
      row('mine', { ready: READY, missed: 'mine' }),
      row('harbor', { ready: READY }),
      row('movement', {}),
    ),
  ).toEqual(['harbor', 'movement', 'mine', 'farm']);
});

test('as long as nothing is known, the places are in the order of the board', () => {
  expect(order(row('farm'), row('mine'), row('movement'), row('e4'))).toEqual([
    'farm',
    'mine',
    'movement',
    'e4',
  ]);
});
