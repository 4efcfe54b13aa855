import { SvelteSet } from 'svelte/reactivity';
import type { TableSummary } from '../../wire';
import { api } from '../net/api';
import { serverTime } from '../serverTime';

/** By what tables of the lobby can be told apart. */
export const KINDS = ['pace', 'game', 'edition', 'players'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that a table can be, such as played live, or a game for three. */
export interface Facet {
  kind: Kind;
  value: string;
}

/** What a table is, by kind. */
export type FacetsOf = (table: TableSummary) => Record<Kind, string>;

const key = ({ kind, value }: Facet): string => `${kind} ${value}`;

/** The tables that anyone may join, and which of them the visitor wants to see. */
export class LobbyTables {
  /** Whether this server lists tables; undefined until it has answered. */
  isOpen = $state<boolean | undefined>();
  #tables = $state.raw<TableSummary[]>([]);
  readonly #chosen = new SvelteSet<string>();

  constructor(private readonly facetsOf: FacetsOf) {}

  /** What could not be asked for is asked for again later: until then the list stays as it is. */
  async load(): Promise<void> {
    const lobby = await api.lobby().catch(() => undefined);
    if (!lobby) return;
    this.isOpen = lobby.is_open;
    this.#tables = lobby.tables;
    for (const table of lobby.tables) serverTime.hear(table.now);
  }

  /** The tables that somebody may join who sits at these tables. */
  besides(own: readonly TableSummary[]): TableSummary[] {
    const ids = new Set(own.map(({ id }) => id));
    return this.#tables.filter(({ id }) => !ids.has(id));
  }

  /** What can be chosen between: every kind in which these tables differ, and what is chosen already. */
  facets(tables: readonly TableSummary[]): Facet[] {
    return KINDS.flatMap((kind) => {
      const values = new Set(tables.map((table) => this.facetsOf(table)[kind]).filter(Boolean));
      const chosen = [...this.#chosen].flatMap((one) =>
        one.startsWith(`${kind} `) ? [one.slice(kind.length + 1)] : [],
      );
      if (values.size < 2 && chosen.length === 0) return [];
      return [...new Set([...values, ...chosen])].sort().map((value) => ({ kind, value }));
    });
  }

  isChosen(facet: Facet): boolean {
    return this.#chosen.has(key(facet));
  }

  choose(facet: Facet): void {
    if (!this.#chosen.delete(key(facet))) this.#chosen.add(key(facet));
  }

  /** Those that are as chosen: of each kind, one of what is chosen, if anything is. */
  matching(tables: readonly TableSummary[]): TableSummary[] {
    return tables.filter((table) => {
      const facets = this.facetsOf(table);
      return KINDS.every((kind) => {
        const chosen = [...this.#chosen].some((one) => one.startsWith(`${kind} `));
        return !chosen || this.#chosen.has(key({ kind, value: facets[kind] }));
      });
    });
  }
}
