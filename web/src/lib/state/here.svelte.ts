import { isNoted } from '../device/noted';
import { api } from '../net/api';
import type { TableSummary } from '../../wire';

/** The tables that live on this device, at a page of a server. */
export class Here {
  tables = $state.raw<TableSummary[] | undefined>(undefined);
  error = $state.raw<unknown>(undefined);

  /** Asks for the tables if there may be any. */
  async load(): Promise<void> {
    if (!isNoted()) return;
    try {
      this.tables = (await api.here()).tables;
      this.error = undefined;
    } catch (error) {
      this.error = error;
    }
  }
}

export const here = new Here();
