import { api } from '../net/api';
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
      this.error = undefined;
    } catch (error) {
      this.error = error;
    }
  }
}

/** Those that wait for me first, then running, open and finished ones; the newest first among equals. */
export function inOrder(tables: TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) =>
    table.your_turn ? 0 : table.state === 'running' ? 1 : table.state === 'open' ? 2 : 3;
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export const home = new Home();
