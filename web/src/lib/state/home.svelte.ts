import { api } from '../net/api';
import { serverTime } from '../serverTime';
import type { Guest, TableSummary } from '../../wire';

/** Who sits at this device, and the tables that belong to it. */
export class Home {
  guest = $state.raw<Guest | undefined>(undefined);
  tables = $state.raw<TableSummary[] | undefined>(undefined);
  error = $state.raw<unknown>(undefined);

  async load(): Promise<void> {
    try {
      const me = await api.me();
      this.guest = me.guest ?? undefined;
      this.tables = me.tables;
      for (const table of me.tables) serverTime.hear(table.now);
      this.error = undefined;
    } catch (error) {
      this.error = error;
    }
  }
}

/** Tables that wait for the visitor first, then running, open and finished ones; within each group the newest first. */
export function inOrder(tables: TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) =>
    table.your_turn ? 0 : table.state === 'running' ? 1 : table.state === 'open' ? 2 : 3;
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export const home = new Home();
