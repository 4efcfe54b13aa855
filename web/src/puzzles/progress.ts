import type { GameId } from '../wire';
import { load, save } from '../lib/state/settings.svelte';

/** How a puzzle was done: at the first attempt, at a later one, or by seeing the answer. */
export const OUTCOMES = ['first', 'later', 'shown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const KEPT = 'meseta.puzzles';

/** What is kept on this device. */
interface Kept {
  /** By game and puzzle. */
  done: Record<string, Outcome>;
  /** The last day on which a puzzle was solved, and how many days in a row that makes. */
  streak: { day: number; length: number };
}

function kept(): Kept {
  const nothing: Kept = { done: {}, streak: { day: 0, length: 0 } };
  try {
    const found: unknown = JSON.parse(load(KEPT) ?? 'null');
    if (typeof found !== 'object' || found === null) return nothing;
    const { done, streak } = found as Partial<Kept>;
    if (typeof done === 'object' && done !== null) nothing.done = done;
    if (Number.isInteger(streak?.day) && Number.isInteger(streak?.length) && streak) nothing.streak = streak;
    return nothing;
  } catch {
    // Somebody else's words under this name.
    return nothing;
  }
}

const nameOf = (game: GameId, id: string) => `${game}/${id}`;

/** How a puzzle was done on this device; undefined if it is still open. */
export function outcomeOf(game: GameId, id: string): Outcome | undefined {
  const found = kept().done[nameOf(game, id)];
  return OUTCOMES.find((one) => one === found);
}

/** Keeps how a puzzle was done on a day. What was done once stays so: a second time, the answer is known. */
export function keepOutcome(game: GameId, id: string, outcome: Outcome, day: number): void {
  if (outcomeOf(game, id)) return;
  const all = kept();
  all.done[nameOf(game, id)] = outcome;
  const { streak } = all;
  // An earlier day is a page that was left open, or a clock that was put back.
  if (outcome !== 'shown' && day > streak.day)
    all.streak = { day, length: streak.day === day - 1 ? streak.length + 1 : 1 };
  save(KEPT, JSON.stringify(all));
}

/** How many days in a row a puzzle was solved, up to today or yesterday: today may still come. */
export function streakAt(day: number): number {
  const { streak } = kept();
  return streak.day === day || streak.day === day - 1 ? streak.length : 0;
}
