import { expect, test } from 'vitest';
import { byTile, rows, seatView } from './fixtures';
import { factsOf } from './model';
import { Placement, arrangementOf, standing } from './placement.svelte';

const facts = (id: string) => {
  const row = rows.find((one) => one.building === id);
  return row && factsOf(row);
};

const seat = seatView({
  san_juan: 2,
  tiles: byTile({ corn: 2, indigo: 2 }),
  tile_workers: byTile({ corn: 1 }),
  buildings: [
    { building: 'indigo_plant', count: 1, workers: 0 },
    { building: 'hospice', count: 1, workers: 1 },
  ],
});

test('it starts with the workers where they are and the new ones in hand', () => {
  const placement = new Placement(seat, facts);
  expect(placement.workers).toBe(4);
  expect(placement.inHand).toBe(2);
  expect(placement.on('tile:corn')).toBe(1);
  expect(placement.empty).toBe(1 + 2 + 3);
  expect(placement.done).toBe(false);
});

test('workers move freely, but nobody goes where there is no circle or comes from an empty hand', () => {
  const placement = new Placement(seat, facts);
  expect(placement.lift('building:hospice')).toBe(true);
  expect(placement.lift('building:hospice')).toBe(false);
  for (const spot of ['tile:indigo', 'building:indigo_plant', 'tile:corn'] as const) {
    expect(placement.put(spot)).toBe(true);
  }
  expect(placement.put('tile:indigo')).toBe(false);
  expect(placement.done).toBe(true);
  expect(placement.plan()).toEqual({
    type: 'place_workers',
    tiles: { corn: 2, indigo: 1 },
    buildings: { indigo_plant: 1, hospice: 0 },
  });
});

test('more workers than circles: done when every circle is filled', () => {
  const placement = new Placement(seatView({ san_juan: 3, tiles: byTile({ corn: 1 }) }), facts);
  expect(placement.done).toBe(false);
  placement.put('tile:corn');
  expect(placement.inHand).toBe(2);
  expect(placement.done).toBe(true);
});

test('workers that the rules lifted go back to where they were; a suggestion is followed as far as it fits', () => {
  const lifted = {
    ...seat,
    san_juan: 4,
    tile_workers: byTile(),
    buildings: seat.buildings.map((plot) => ({ ...plot, workers: 0 })),
  };
  const placement = new Placement(lifted, facts, {
    people: new Map([
      ['tile:corn', 1],
      ['building:hospice', 1],
    ]),
    nobles: new Map(),
  });
  expect(placement.inHand).toBe(2);
  placement.take(
    arrangementOf({ type: 'place_workers', tiles: { corn: 9, indigo: 1 }, buildings: { indigo_plant: 1 } }),
  );
  expect(placement.on('tile:corn')).toBe(2);
  expect(placement.inHand).toBe(0);
  placement.reset();
  expect(placement.on('building:hospice')).toBe(1);
  placement.liftAll();
  expect(placement.inHand).toBe(4);
});

const withNobles = seatView({
  san_juan: 3,
  san_juan_nobles: 1,
  tiles: byTile({ corn: 2 }),
  tile_workers: byTile({ corn: 1 }),
  tile_nobles: byTile({ corn: 1 }),
  buildings: [{ building: 'hospice', count: 1, workers: 0 }],
});

test('nobles are a separate kind of person: they are held, placed and lifted separately from workers', () => {
  const placement = new Placement(withNobles, facts);
  expect([placement.workers, placement.nobles]).toEqual([4, 2]);
  expect([placement.inHandOf('worker'), placement.inHandOf('noble')]).toEqual([2, 1]);
  expect(placement.personOn('tile:corn', 0)).toBe('noble');
  placement.holding = 'noble';
  placement.put('building:hospice');
  expect(placement.personOn('building:hospice', 0)).toBe('noble');
  placement.put('tile:corn'); // no noble is left in hand, so a worker goes
  expect(placement.personOn('tile:corn', 1)).toBe('worker');
  expect(placement.done).toBe(true);
  expect(placement.plan()).toEqual({
    type: 'place_workers',
    tiles: { corn: 2 },
    buildings: { hospice: 1 },
    tile_nobles: { corn: 1 },
    building_nobles: { hospice: 1 },
  });
  placement.lift('tile:corn', 'noble');
  expect([placement.noblesInHand, placement.holding]).toEqual([1, 'noble']);
});

test('whoever is left over may be a noble, but nobody changes kind', () => {
  const placement = new Placement(withNobles, facts);
  // A suggestion names three people and no noble; only two are workers, so one of them is a noble.
  placement.take(arrangementOf({ type: 'place_workers', tiles: { corn: 2 }, buildings: { hospice: 1 } }));
  expect(placement.noblesOn('tile:corn') + placement.noblesOn('building:hospice')).toBe(1);
  expect(placement.noblesInHand).toBe(1);
});

test('what is learned late about who was where is proposed, with the new ones in hand', () => {
  const lifted = {
    ...seat,
    san_juan: 4,
    tile_workers: byTile(),
    buildings: seat.buildings.map((plot) => ({ ...plot, workers: 0 })),
  };
  const placement = new Placement(lifted, facts);
  expect(placement.inHand).toBe(4);
  expect(placement.touched).toBe(false);
  placement.propose(standing(seat));
  expect(placement.touched).toBe(false);
  expect(placement.on('tile:corn')).toBe(1);
  expect(placement.on('building:hospice')).toBe(1);
  expect(placement.inHand).toBe(2);
  placement.liftAll();
  expect(placement.touched).toBe(true);
  expect(placement.inHand).toBe(4);
});

test('the circle that is pressed is the one that is filled, and the one that is lifted', () => {
  const placement = new Placement(seat, facts);
  placement.put('building:indigo_plant', 'worker', 2);
  expect([0, 1, 2].map((circle) => placement.personOn('building:indigo_plant', circle))).toEqual([
    undefined,
    undefined,
    'worker',
  ]);
  placement.put('building:indigo_plant', 'worker', 2);
  expect(placement.personOn('building:indigo_plant', 0)).toBe('worker');
  placement.lift('building:indigo_plant', 'worker', 0);
  expect(placement.personOn('building:indigo_plant', 0)).toBeUndefined();
  expect(placement.personOn('building:indigo_plant', 2)).toBe('worker');
  expect(placement.on('building:indigo_plant')).toBe(1);
});
