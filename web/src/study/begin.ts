import { isHere } from '../lib/device/place';
import { api } from '../lib/net/api';
import type { TableSummary } from '../wire';
import { write, type Board } from './link';
import { Tree } from './tree';

/** The board that a moment of a finished game begins: the whole game, from which lines can leave anywhere. */
export async function boardOfGame(
  table: string,
  step: number | undefined,
): Promise<Board & { summary: TableSummary }> {
  const [summary, record] = await Promise.all([api.table(table), recordOf(table)]);
  const whole = await api.study({ record });
  return {
    summary,
    head: whole.head,
    tree: new Tree(whole.entries),
    at: undefined,
    position: await positionOf(table, step, whole.entries.length),
  };
}

/** A link to the last moment of a record; rejects if it can't be read, or is too long for a link. */
export async function boardOfRecord(record: string): Promise<string> {
  const { head, entries } = await api.study({ record });
  const link = await write({ head, tree: new Tree(entries), at: undefined, position: entries.length });
  if (link === undefined) throw new Error('too long for a link');
  return link;
}

const recordOf = (table: string) => (isHere(table) ? api.record(table) : api.recordText(table));

/** Places of a record count entries that were taken back; the board has none of those. */
async function positionOf(table: string, step: number | undefined, last: number): Promise<number> {
  if (step === undefined) return last;
  const { steps } = await api.history(table);
  const found = steps.findIndex((entry) => entry.step >= step);
  return found < 0 ? last : found;
}
