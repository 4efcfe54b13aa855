import { expect, test } from 'vitest';
import type { TableSummary } from '../wire';
import { goneWith } from './gone';

const table = (more: Partial<TableSummary>) =>
  ({
    state: 'over',
    ranks: null,
    ended_by: null,
    proposal: { id: 3, by: 1, proposal: { kind: 'move' }, agreed: [0, 1], missing: [] },
    ...more,
  }) as TableSummary;

test('a game goes on elsewhere once its table is over without a result, as was proposed', () => {
  expect(goneWith(table({}))).toBe(1);
  expect(goneWith(table({ state: 'running' }))).toBeUndefined();
  expect(goneWith(table({ ranks: [1, 2] }))).toBeUndefined();
  expect(goneWith(table({ ended_by: 0 }))).toBeUndefined();
  expect(goneWith(table({ proposal: null }))).toBeUndefined();
});
