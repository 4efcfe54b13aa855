import { expect, test } from 'vitest';
import { LANGUAGES, speak } from '../../lib/i18n/speak';
import { plain } from '../../lib/i18n/rich';
import { catalog, components, seatView, view } from './fixtures';
import { moveNames } from './hintNames';
import { AltiplanoTable } from './table.svelte';
import type { Action, AltiplanoCatalog, Move } from './wire';

/** One action of every kind: if a kind is missing here, this does not compile. */
const EVERY: { [T in Action['type']]: Extract<Action, { type: T }> } = {
  take_role: { type: 'take_role', role: 'farmer' },
  keep_mission: { type: 'keep_mission', mission: 'm1' },
  give_mission: { type: 'give_mission', mission: 'm2' },
  take_back: { type: 'take_back', good: 'food', place: 'farm' },
  take_back_coins: { type: 'take_back_coins', place: 'role' },
  draw_more: { type: 'draw_more' },
  stop_drawing: { type: 'stop_drawing' },
  swap: { type: 'swap', away: 'food', take: null },
  keep_tiles: { type: 'keep_tiles' },
  plan: { type: 'plan', good: 'food', place: 'farm' },
  fund: { type: 'fund', place: 'role' },
  replan: { type: 'replan' },
  place_pawn: { type: 'place_pawn', location: 'mine' },
  first_cart: { type: 'first_cart', to: 'road' },
  cart: { type: 'cart', to: 'road', fuel: 'food' },
  walk: { type: 'walk', to: 'road', fuel: 'coin' },
  farm_food: { type: 'farm_food', count: 2, wild: false },
  make: { type: 'make', recipe: 'mine_silver', wild: true },
  trade_cacao: { type: 'trade_cacao', gain: 'glass', wild: false },
  build_boat: { type: 'build_boat', good: 'fish', wild: false },
  build_house: { type: 'build_house', good: null, wild: false },
  store: { type: 'store', good: 'wool', wild: false },
  buy_cart: { type: 'buy_cart' },
  sell: { type: 'sell', good: 'wool', wild: false },
  buy_extension: { type: 'buy_extension', extension: 'e1' },
  take_order: { type: 'take_order', order: null },
  deliver: { type: 'deliver', good: 'wool', wild: false },
  build_road: { type: 'build_road', wild: false },
  use: { type: 'use', place: 'role', gain: 'ore', wild: false },
  send_corn: { type: 'send_corn', count: 2 },
  shelve_corn: { type: 'shelve_corn', shelf: 0 },
  keep_corn: { type: 'keep_corn' },
  done: { type: 'done' },
  pass: { type: 'pass' },
  end_turn: { type: 'end_turn' },
};

const full = { ...catalog, component_sets: [{ ...components, name: 'ours', extensions: [], orders: [] }] };
const table = new AltiplanoTable(
  () => ({
    view: view({ seats: [seatView()] }),
    offers: [],
    seats: [],
    recent: [],
    front: 0,
    catalog: full as unknown as AltiplanoCatalog,
  }),
  { send: () => undefined, open: () => undefined },
);
const said = (...moves: Move[][]) => moveNames(table, moves).map(plain);

test.each(LANGUAGES)('every action has a name: %s', (language) => {
  speak(language);
  for (const action of Object.values(EVERY)) {
    const [name = ''] = said([{ action }]);
    expect(name, action.type).toMatch(/\p{L}/u);
    expect(name, action.type).not.toContain('⟨');
  }
});

test('tiles that an action takes are named together, and what ends it is not', () => {
  speak('en');
  const tiles = (['food', 'food', 'ore'] as const).map((good) => ({ good, wild: false }));
  expect(said([{ plan: { type: 'sell', tiles } }, { action: EVERY.done }])).toEqual([
    'Sell: 2 food and 1 ore',
  ]);
  expect(said([{ plan: { type: 'trade_cacao', gains: [{ good: 'glass', wild: false }] } }])[0]).toMatch(
    /: 1 glass$/,
  );
  const corn: Move[] = [{ action: EVERY.send_corn }, { action: EVERY.shelve_corn }];
  expect(said(corn)[0]).toMatch(/, then /);
});
