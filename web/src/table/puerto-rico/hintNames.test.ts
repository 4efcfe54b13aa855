import { expect, test } from 'vitest';
import { LANGUAGES, speak } from '../../lib/i18n/speak';
import { plain } from '../../lib/i18n/rich';
import { byGood, offer, seatView, tableWith } from './fixtures';
import { effectOf, moveNames } from './hintNames';
import type { ReasonKind } from '../../wire';
import type { Action, Move } from './wire';

const place = { tile: 'coffee' } as const;

/** One action of every kind: if a kind is missing here, this does not compile. */
const EVERY: { [T in Action['type']]: Extract<Action, { type: T }> } = {
  pass: { type: 'pass' },
  accept: { type: 'accept' },
  choose_role: { type: 'choose_role', card: 'second_prospector' },
  draw_plantation: { type: 'draw_plantation' },
  take_tile: { type: 'take_tile', tile: 'quarry' },
  take_worker: { type: 'take_worker' },
  assign_workers: { type: 'assign_workers', place, workers: 1 },
  build: { type: 'build', building: 'hospice' },
  take_good: { type: 'take_good', good: 'corn' },
  sell: { type: 'sell', good: 'corn' },
  load: { type: 'load', good: 'corn', hold: 'wharf' },
  store_kind: { type: 'store_kind', good: 'corn' },
  keep_single: { type: 'keep_single', good: 'corn' },
  draft_building: { type: 'draft_building', building: 'church' },
  plant_forest: { type: 'plant_forest', good: 'corn' },
  move_guest: { type: 'move_guest', place },
  return_worker: { type: 'return_worker', place: null },
  return_good: { type: 'return_good', good: 'corn' },
  return_point: { type: 'return_point' },
  sell_to_post: { type: 'sell_to_post', good: 'corn' },
  use_small_wharf: { type: 'use_small_wharf' },
  take_noble: { type: 'take_noble' },
  assign_nobles: { type: 'assign_nobles', place, nobles: 1 },
  move_noble_guest: { type: 'move_noble_guest', place },
  return_noble: { type: 'return_noble', place },
  give_up_tile: { type: 'give_up_tile', good: 'corn', occupant: 'noble' },
  give_up_forest: { type: 'give_up_forest', good: 'corn' },
  deliver: { type: 'deliver', good: 'corn' },
  ship: { type: 'ship', good: 'corn', amount: 2 },
  deed: { type: 'deed', deed: 'plunder' },
  rob_ship: { type: 'rob_ship', capacity: 5 },
  keep_loot: { type: 'keep_loot', goods: 2 },
  place_raided: { type: 'place_raided', place },
  place_raided_noble: { type: 'place_raided_noble', place },
  capture: { type: 'capture', card: 'mayor' },
};

const decided = (own: object = {}) => tableWith([], own).table;
const said = (table: ReturnType<typeof decided>, ...moves: Move[][]) => moveNames(table, moves).map(plain);

test.each(LANGUAGES)('every action has a name: %s', (language) => {
  speak(language);
  const table = decided({ decision: { type: 'choose_role', seat: 0 } });
  for (const action of Object.values(EVERY)) {
    const [name = ''] = said(table, [{ action }]);
    expect(name, action.type).toMatch(/\p{L}/u);
    expect(name, action.type).not.toContain('⟨');
  }
});

test('placements are named by the places where they differ, including nobles', () => {
  speak('en');
  const table = decided({ decision: { type: 'place_workers', seat: 0, place } });
  const plan = (coffee: number, quarry: number, nobles: number): Move[] => [
    {
      plan: {
        type: 'place_workers',
        tiles: { coffee, quarry, corn: 1 },
        buildings: {},
        tile_nobles: { coffee: nobles, quarry: 0, corn: 0 },
        building_nobles: {},
      },
    },
  ];
  expect(said(table, plan(1, 0, 0), plan(0, 1, 0))).toEqual([
    'Occupied: coffee plantation',
    'Occupied: quarry',
  ]);
  expect(said(table, plan(1, 0, 1), plan(1, 0, 0))).toEqual([
    'Occupied: coffee plantation (1 noble)',
    'Occupied: coffee plantation (0 nobles)',
  ]);
  expect(said(table, plan(2, 0, 0), plan(0, 0, 0))).toEqual([
    'Occupied: coffee plantation 2',
    'Left empty: coffee plantation',
  ]);
});

test('a storage choice names everything that is kept', () => {
  speak('en');
  const table = decided({
    decision: { type: 'store_kind', seat: 0 },
    seats: [seatView({ goods: byGood({ corn: 3, sugar: 2, coffee: 1 }) })],
  });
  const keep = (kinds: 'corn'[], single: 'sugar' | null): Move[] => [
    { plan: { type: 'store_goods', kinds, single } },
  ];
  expect(said(table, keep(['corn'], 'sugar'), keep([], null))).toEqual([
    'Keep 3 corn and 1 sugar',
    'Keep nothing',
  ]);
});

test('the answers that follow belong to the name; what ends them does not', () => {
  speak('en');
  const first = { type: 'deed', deed: 'raid' } as const;
  const { table } = tableWith([offer('deed raid', first)], { decision: { type: 'deed', seat: 0 } });
  const follow = (...actions: Action[]): Move[] => [
    { notation: 'deed raid' },
    ...actions.map((action) => ({ action })),
  ];
  const raid = follow({ type: 'take_worker' }, { type: 'place_raided', place }, { type: 'pass' });
  const [name = ''] = said(table, raid);
  expect(name).toMatch(/^Raid, then .+ and Coffee plantation$/);
  const [load] = said(table, [{ action: EVERY.use_small_wharf }, { action: EVERY.ship }]);
  expect(load).toBe('Use the small wharf, then 2 corn');
});

test('a building that could be bought says what it does, unless a reason does', () => {
  speak('en');
  const table = decided();
  const answer: Move = { action: { type: 'build', building: 'small_sugar_mill' } };
  const because = (kind: ReasonKind) =>
    effectOf(table, { answer, reasons: [{ kind, seat: 0, said: { id: 'reason-gets' } }] });
  expect(because('earns')).toContain('on a sugar plantation');
  expect(because('enables')).toBe('');
  expect(effectOf(table, { answer: { action: { type: 'pass' } }, reasons: [] })).toBe('');
});
