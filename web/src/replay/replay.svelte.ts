import { api } from '../lib/net/api';
import type {
  AnyHistoryStep as HistoryStep,
  AnyLogEntry as LogEntry,
  AnyMoment as Moment,
} from '../lib/wire';
import type { AnyEvent, TableSummary } from '../wire';
import type { RoundStart } from './rounds';

/** Milliseconds between moves while a replay plays, by pace. */
export const PACES = [1600, 800, 300] as const;

/**
 * A game replayed move by move. Position `i` shows the table before the `i`th standing entry; the last position shows
 * how it stands now.
 */
export class Replay {
  summary = $state.raw<TableSummary | undefined>(undefined);
  steps = $state.raw<HistoryStep[]>([]);
  moment = $state.raw<Moment | undefined>(undefined);
  /** The position of the moment that is shown. */
  position = $state(0);
  /** The position requested last; differs only while its moment is loading. */
  wanted = $state(0);
  /** The step of the decision that the address is about, if it is about one: what a review says of it is shown. */
  reviewed = $state<number | undefined>();
  /** Why the game, or the moment requested last, can't be shown. */
  failure = $state.raw<unknown>(undefined);
  #version = 0;
  #moments = new Map<number, Promise<Moment>>();

  constructor(readonly id: string) {}

  get last(): number {
    return this.steps.length;
  }

  /** Loads the list of entries and goes to a step of the record, or to the beginning. */
  async open(step: number | undefined): Promise<void> {
    try {
      const [summary, history] = await Promise.all([api.table(this.id), api.history(this.id)]);
      this.summary = summary;
      this.steps = history.steps;
      this.#version = history.version;
      await this.go(step === undefined ? 0 : this.positionOf(step));
    } catch (error) {
      this.failure = error;
    }
  }

  /** The number of record entries before a position, as used in the address. */
  stepAt(position: number): number {
    return this.steps[position]?.step ?? this.#version;
  }

  /** The first position at or after a step of the record. */
  positionOf(step: number): number {
    const found = this.steps.findIndex((entry) => entry.step >= step);
    return found < 0 ? this.last : found;
  }

  /**
   * Shows a position as soon as its moment has loaded; if several are requested in quick succession, only the last is
   * shown. Resolves to whether it is shown: if the moment can't be loaded, everything stays as it was.
   */
  async go(position: number): Promise<boolean> {
    const wanted = Math.max(0, Math.min(position, this.last));
    this.wanted = wanted;
    try {
      const moment = await this.#fetch(this.stepAt(wanted));
      if (this.wanted !== wanted) return false;
      this.moment = moment;
      this.position = wanted;
      this.failure = undefined;
      if (wanted < this.last) this.#fetch(this.stepAt(wanted + 1)).catch(() => undefined);
      return true;
    } catch (error) {
      if (this.wanted !== wanted) return false;
      this.wanted = this.position;
      this.failure = error;
      return false;
    }
  }

  /** What resulted from the entry just before the position. */
  get happened(): AnyEvent[] {
    return this.steps[this.position - 1]?.events ?? [];
  }

  /** The entries up to the position as lines of the log. */
  get log(): LogEntry[] {
    return this.steps.slice(0, this.position).map((entry) => ({ ...entry, undone: false }));
  }

  /** The first position of each round. */
  get rounds(): RoundStart[] {
    const starts: RoundStart[] = [];
    this.steps.forEach((entry, position) => {
      if (entry.round !== starts.at(-1)?.round) starts.push({ round: entry.round, position });
    });
    return starts;
  }

  #fetch(step: number): Promise<Moment> {
    const known = this.#moments.get(step);
    if (known) return known;
    const asked = api.moment(this.id, step);
    this.#moments.set(step, asked);
    asked.catch(() => this.#moments.delete(step));
    return asked;
  }
}
