import { expect, test, vi } from 'vitest';
import type { TableSummary } from '../../wire';
import { api } from '../net/api';
import { LobbyTables } from './lobby.svelte';

const table = (id: string, game: string, mode: string, seats: number) =>
  ({ id, game, pace: { mode }, seats: Array(seats).fill({}), now: 0 }) as unknown as TableSummary;

const TABLES = [
  table('a', 'puerto-rico', 'live', 3),
  table('b', 'puerto-rico', 'days', 3),
  table('c', 'altiplano', 'live', 4),
];

async function lobby(): Promise<LobbyTables> {
  vi.spyOn(api, 'lobby').mockResolvedValue({ is_open: true, tables: TABLES });
  const tables = new LobbyTables(({ game, pace, seats }) => ({
    game,
    pace: pace.mode,
    edition: '',
    players: String(seats.length),
  }));
  await tables.load();
  return tables;
}
const ids = (tables: TableSummary[]) => tables.map(({ id }) => id).join('');

test('tables are found by what they are', async () => {
  const tables = await lobby();
  const all = tables.besides([]);
  expect(ids(tables.matching(all))).toBe('abc');
  tables.choose({ kind: 'pace', value: 'live' });
  expect(ids(tables.matching(all))).toBe('ac');
  tables.choose({ kind: 'game', value: 'altiplano' });
  expect(ids(tables.matching(all))).toBe('c');
  tables.choose({ kind: 'game', value: 'puerto-rico' });
  expect(ids(tables.matching(all)), 'either game').toBe('ac');
  tables.choose({ kind: 'pace', value: 'live' });
  expect(ids(tables.matching(all)), 'no longer live only').toBe('abc');
});

test('only what differs can be chosen between, and what is chosen stays', async () => {
  const tables = await lobby();
  const kinds = (own: TableSummary[]) =>
    tables.facets(tables.besides(own)).map(({ kind, value }) => `${kind}:${value}`);
  expect(kinds([])).toEqual([
    'pace:days',
    'pace:live',
    'game:altiplano',
    'game:puerto-rico',
    'players:3',
    'players:4',
  ]);
  tables.choose({ kind: 'game', value: 'altiplano' });
  expect(kinds(TABLES.slice(1))).toEqual(['game:altiplano', 'game:puerto-rico']);
});

test('a lobby that does not answer stays as it was', async () => {
  const tables = await lobby();
  vi.spyOn(api, 'lobby').mockRejectedValue(new Error('offline'));
  await tables.load();
  expect(ids(tables.besides([]))).toBe('abc');
  expect(tables.isOpen).toBe(true);
});
