import { expect, test } from 'vitest';
import { byGood, seatView } from './fixtures';
import { Storage } from './storage.svelte';

const goods = byGood({ corn: 3, sugar: 2, coffee: 1 });

test('without a warehouse, the most valuable good is preset as the single one', () => {
  const storage = new Storage(seatView({ goods }), { kinds: 0, singles: 1 });
  expect(storage.plan()).toEqual({ type: 'store_goods', kinds: [], single: 'coffee' });
  storage.turn('corn');
  expect(storage.kept('corn')).toBe(1);
  expect(storage.kept('coffee')).toBe(0);
  storage.turn('corn');
  expect(storage.plan()).toEqual({ type: 'store_goods', kinds: [], single: null });
});

test('a warehouse keeps the largest heap', () => {
  const storage = new Storage(seatView({ goods }), { kinds: 1, singles: 1 });
  expect(storage.plan()).toEqual({ type: 'store_goods', kinds: ['corn'], single: 'coffee' });
  storage.turn('corn'); // from all to one
  expect(storage.plan()).toEqual({ type: 'store_goods', kinds: [], single: 'corn' });
  storage.turn('sugar'); // the warehouse is free again
  expect(storage.plan()).toEqual({ type: 'store_goods', kinds: ['sugar'], single: 'corn' });
  expect(storage.kept('sugar')).toBe(2);
});

test('several single goods may be of one kind or of several', () => {
  const storage = new Storage(seatView({ goods: byGood({ corn: 3, indigo: 2, coffee: 1 }) }), {
    kinds: 0,
    singles: 4,
  });
  // The most expensive ones first: 1 coffee, 2 indigo, and 1 of the corn.
  expect(storage.plan()).toEqual({
    type: 'store_goods',
    kinds: [],
    single: 'corn',
    singles: ['indigo', 'indigo', 'coffee'],
  });
  storage.turn('indigo'); // one less
  storage.turn('corn'); // none
  storage.turn('corn'); // as many as there is room for
  expect([storage.kept('corn'), storage.kept('indigo'), storage.kept('coffee')]).toEqual([2, 1, 1]);
  expect(storage.singlesLeft).toBe(0);
});

test('what has to be chosen before it is done is counted, unless the rules let a player keep less', () => {
  const missing = (storage: Storage) => [storage.kindsMissing, storage.singlesMissing];
  const storage = new Storage(seatView({ goods }), { kinds: 1, singles: 1 });
  expect(missing(storage)).toEqual([0, 0]);
  storage.turn('coffee'); // the single one is none
  expect(missing(storage)).toEqual([0, 1]);
  storage.turn('corn'); // from all to one
  expect(missing(storage)).toEqual([1, 0]);
  storage.turn('corn'); // none
  expect(missing(storage)).toEqual([1, 1]);
  const free = new Storage(seatView({ goods }), { kinds: 1, singles: 1 }, true);
  free.turn('coffee');
  expect(missing(free)).toEqual([0, 0]);
});

test('nobody has to choose more than there is', () => {
  const storage = new Storage(seatView({ goods: byGood({ corn: 2 }) }), { kinds: 2, singles: 1 });
  expect([storage.kindsMissing, storage.singlesMissing]).toEqual([0, 0]);
  const few = new Storage(seatView({ goods: byGood({ corn: 1, sugar: 1 }) }), { kinds: 0, singles: 4 });
  expect(few.singlesMissing).toBe(0);
  few.turn('corn');
  expect(few.singlesMissing).toBe(1);
});
