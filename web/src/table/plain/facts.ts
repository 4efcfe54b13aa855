import { i18n } from '../../lib/i18n/i18n.svelte';
import { tellAll, type Readers } from '../../lib/i18n/said';
import type { Said, Seat } from '../../wire';
import type { LogLine } from '../log';

/** Any value that can come over the wire, whatever it means. */
export type Fact = null | string | number | boolean | Fact[] | { [name: string]: Fact };

/** Whether nothing is nested inside. */
export const isFlat = (facts: readonly Fact[]): boolean =>
  facts.every((fact) => fact === null || typeof fact !== 'object');

/** A name from the wire in readable form: `victory_points` → `victory points`. */
export const named = (name: string): string => name.replaceAll('_', ' ');

/** Sentences in words; empty if this page lacks one of them, as it does for a game that is newer than the page. */
export function tellKnown(said: readonly Said[], readers: Readers): string {
  const known = (value: unknown): boolean => {
    if (value === null || typeof value !== 'object') return true;
    const inside = Object.values(value).every(known);
    return 'id' in value && typeof value.id === 'string' ? inside && i18n.has(value.id) : inside;
  };
  return said.every(known) ? tellAll(said, readers).join(' ') : '';
}

/** The parts of a log entry that a line needs. */
interface Entry {
  step: number;
  seat: Seat | null;
  notation: string;
  undone: boolean;
  ordered?: boolean;
  events: { said?: Said[] }[];
}

/** The log: each entry in words, or as the record writes it. */
export const plainLines = (log: readonly Entry[], readers: Readers): LogLine[] =>
  log.map(({ step, seat, notation, undone, ordered, events }) => ({
    key: String(step),
    step,
    seat,
    words:
      tellKnown(
        events.flatMap(({ said }) => said ?? []),
        readers,
      ) || notation,
    undone,
    ordered: ordered === true,
    round: undefined,
  }));
