import type { GameId, Seat } from '../wire';
import { load as loadKept, save } from '../lib/state/settings.svelte';

/** One step of a chapter: a sentence, and what is done after it, if anything. */
export interface Step {
  /** How many entries of the record come before it. */
  at: number;
  /** The id of its words; `.title` is its heading, `.do` what is to be done. */
  text: string;
  /** The place on the table that it is about (`anchors.json`). */
  point: string;
  /** How many entries of the record the learner's answer makes; undefined if there is only something to see. */
  moves?: number;
  /** Whether it has words of its own (`.other`) for those who try something else. */
  answers?: boolean;
}

export interface Chapter {
  /** Its name in addresses. */
  id: string;
  /** The id of its heading. */
  words: string;
  /** Which of the lesson's records it is taken from. */
  record: number;
  /** Whether it is about an expansion, for those who know the game. */
  extra?: boolean;
  steps: Step[];
}

/** A game that chapters are taken from: its record in the format of record files, in lines. */
interface Script {
  /** The secret of its chance. */
  secret: string;
  /** The learner's seat. */
  seat: Seat;
  head: string[];
  lines: string[];
}

/** All chapters of a game. `crates/wasm/tests/device/lessons.rs` plays each of them. */
export interface Lesson {
  game: GameId;
  records: Script[];
  chapters: Chapter[];
}

const files = import.meta.glob<{ default: Lesson }>('./lessons/*.json');

/** Whether there are lessons of this game. */
export const isTaught = (game: GameId): boolean => `./lessons/${game}.json` in files;

/** The lessons of a game. */
export async function lessonOf(game: GameId): Promise<Lesson> {
  const file = files[`./lessons/${game}.json`];
  if (!file) throw new Error(`there are no lessons of ${game}`);
  return (await file()).default;
}

/** What the engine needs to open a chapter. */
export function scriptOf(lesson: Lesson, chapter: Chapter): { record: string; secret: string; seat: Seat } {
  const script = lesson.records[chapter.record];
  if (!script) throw new RangeError(`no record ${chapter.record}`);
  const { head, lines, secret, seat } = script;
  return { record: `${head.join('\n')}\n\n${lines.join('\n')}\n`, secret, seat };
}

const KEPT = 'meseta.lessons';
const DONE = 'done';
/** By chapter: the step that was reached, or that it was finished. */
type Kept = Record<string, number | typeof DONE>;

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(loadKept(KEPT) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Kept) : {};
  } catch {
    // Somebody else's words under this name.
    return {};
  }
}

/** How far a chapter has been followed on this device. */
export interface Reached {
  /** The step to go on with; 0 at the beginning, and after the end. */
  step: number;
  done: boolean;
}

export function reached(game: GameId, chapter: Chapter): Reached {
  const found = kept()[`${game}/${chapter.id}`];
  const isStep = typeof found === 'number' && Number.isInteger(found) && found in chapter.steps;
  return { step: isStep ? found : 0, done: found === DONE };
}

/** Keeps how far a chapter has been followed; the last step is its end. A finished chapter stays finished. */
export function keepStep(game: GameId, chapter: Chapter, step: number): void {
  const all = kept();
  const name = `${game}/${chapter.id}`;
  if (all[name] === DONE) return;
  all[name] = step === chapter.steps.length - 1 ? DONE : step;
  save(KEPT, JSON.stringify(all));
}
