import { i18n } from '../../lib/i18n/i18n.svelte';
import { tellAll, type Readers } from '../../lib/i18n/said';
import type { Said, Seat } from '../../wire';
import type { LogLine } from '../log';

/** What the wire can say, whatever it means. */
export type Fact = null | string | number | boolean | Fact[] | { [name: string]: Fact };

/** Whether nothing lies inside. */
export const isFlat = (facts: readonly Fact[]): boolean =>
  facts.every((fact) => fact === null || typeof fact !== 'object');

/** A name of the wire as it is read: `victory_points` → `victory points`. */
export const named = (name: string): string => name.replaceAll('_', ' ');

/** Sentences in words; nothing where this page lacks one of them, as it does for a game that is newer than it. */
export function tellKnown(said: readonly Said[], readers: Readers): string {
  const known = (value: unknown): boolean => {
    if (value === null || typeof value !== 'object') return true;
    const inside = Object.values(value).every(known);
    return 'id' in value && typeof value.id === 'string' ? inside && i18n.has(value.id) : inside;
  };
  return said.every(known) ? tellAll(said, readers).join(' ') : '';
}

/** An entry of the log, as far as a line needs it. */
interface Entry {
  step: number;
  seat: Seat | null;
  notation: string;
  undone: boolean;
  events: { said?: Said[] }[];
}

/** The log: each entry in words, or as the record writes it. */
export const plainLines = (log: readonly Entry[], readers: Readers): LogLine[] =>
  log.map(({ step, seat, notation, undone, events }) => ({
    key: String(step),
    step,
    seat,
    words:
      tellKnown(
        events.flatMap(({ said }) => said ?? []),
        readers,
      ) || notation,
    undone,
    round: undefined,
  }));
