import { expect, test } from 'vitest';
import type { PuertoRicoCatalog } from '../wire';
import { NewTable } from './newTable.svelte';

const catalog: PuertoRicoCatalog = {
  player_counts: [2, 3, 4, 5],
  editions: [
    { edition: '2002', default: false, victory_points: [65, 75, 100, 122], expansions: [], switches: [] },
    { edition: '2020', default: true, victory_points: [65, 76, 101, 126], expansions: [], switches: [] },
  ],
  expansions: [],
  switches: [
    { switch: 'open_vp', default: false, expansion: null, house_rule: false },
    { switch: 'dup_production', default: false, expansion: null, house_rule: false },
  ],
  buildings: [],
  goods: [],
  bots: [{ bot: 'random' }, { bot: 'greedy' }],
};

test('everything is preset: me, three open seats, the newest edition as printed', () => {
  const table = new NewTable(catalog);
  expect(table.setup()).toEqual({ players: 4, edition: '2020', vp_pool: null, switches: [] });
  expect(table.seats()).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  expect(table.editionPool).toBe(101);
  expect(table.asPrinted).toBe(true);
});

test('changing the number of players keeps who was chosen', () => {
  const table = new NewTable(catalog);
  table.sit(1, { kind: 'bot', bot: 'greedy' });
  table.seat(2);
  table.seat(3);
  expect(table.seats()).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'open' }]);
  expect(table.openSeats).toBe(1);
});

test('switches stand in the order of the catalog, a pool must be a number of points', () => {
  const table = new NewTable(catalog);
  table.turn('dup_production', true);
  table.turn('open_vp', true);
  expect(table.setup().switches).toEqual(['open_vp', 'dup_production']);
  table.turn('open_vp', false);
  expect(table.setup().switches).toEqual(['dup_production']);
  table.pool = '0';
  expect(table.poolValid).toBe(false);
  table.pool = '90';
  expect(table.setup().vp_pool).toBe(90);
});
