import { expect, test } from 'vitest';
import type { TableSummary } from '../../wire';
import { inOrder } from './home.svelte';

const table = (id: string, state: TableSummary['state'], updated: number, your_turn = false) =>
  ({ id, state, updated, your_turn }) as TableSummary;

test('tables that wait for me come first, finished ones last, the newest first among equals', () => {
  const tables = [
    table('over', 'over', 9),
    table('open', 'open', 8),
    table('old', 'running', 1),
    table('new', 'running', 2),
    table('mine', 'running', 0, true),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'open', 'over']);
});
