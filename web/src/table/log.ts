import { i18n } from '../lib/i18n/i18n.svelte';
import { tellAll, type Readers } from '../lib/i18n/said';
import { together } from '../lib/i18n/runs';
import type { Said, Seat } from '../wire';

/** A line of the log: a fact, a run of facts of a kind, or everything that a seat did in one go. */
export interface LogLine {
  key: string;
  /** The place in the record of the entry that led to it, for the link into the replay. */
  step: number;
  seat: Seat | null;
  words: string;
  undone: boolean;
  /** Whether a standing order decided it. */
  ordered: boolean;
  /** The round that starts with this line. */
  round: number | undefined;
}

const FIELDS = [
  'key',
  'step',
  'seat',
  'words',
  'undone',
  'ordered',
  'round',
] as const satisfies (keyof LogLine)[];

/** What the log needs of an entry of the record, whichever game is played. */
export interface Told<Event> {
  step: number;
  undone: boolean;
  ordered?: boolean;
  events: Event[];
}

/** How a game lays out its log. */
export interface Layout<Event> {
  /** The round that starts with a fact. */
  roundOf: (event: Event) => number | undefined;
  /** Whether consecutive facts of one entry about one seat share a line. */
  shares: (event: Event) => boolean;
  /** Whether a round's heading says everything about the fact that starts it. */
  headingSaysAll: boolean;
}

interface Fact<Event> {
  event: Event;
  said: Said[];
  entry: Told<Event>;
  /** Its place among the entry's facts. */
  place: number;
}

/** The log in words. */
export function linesOf<Event extends { said?: Said[] }>(
  log: readonly Told<Event>[],
  readers: Readers,
  layout: Layout<Event>,
): LogLine[] {
  const facts = log.flatMap((entry) =>
    entry.events.flatMap((event, place): Fact<Event>[] =>
      event.said ? [{ event, said: event.said, entry, place }] : [],
    ),
  );
  const lines: LogLine[] = [];
  for (let start = 0; start < facts.length;) {
    const line = lineFrom(facts, start, layout);
    const [first] = line;
    if (!first) break;
    const round = layout.roundOf(first.event);
    const said = round !== undefined && layout.headingSaysAll ? [] : line.flatMap((fact) => fact.said);
    const told: LogLine = {
      key: `${first.entry.step}-${first.place}`,
      step: first.entry.step,
      seat: seatOf(first),
      words: wordsOf(said, readers),
      undone: first.entry.undone,
      ordered: first.entry.ordered === true,
      round,
    };
    lines.push(asBefore(first.said[0], told));
    start += line.length;
  }
  return lines;
}

/** The lines last told, by their first fact. */
const before = new WeakMap<Said, LogLine>();

/** The line that was told before if it says the same: what is the same object need not be drawn again. */
function asBefore(first: Said | undefined, line: LogLine): LogLine {
  if (!first) return line;
  const old = before.get(first);
  if (old && FIELDS.every((field) => old[field] === line[field])) return old;
  before.set(first, line);
  return line;
}

/** The words of a line, and all that they depend on. */
interface Kept {
  said: readonly Said[];
  language: string;
  me: Seat | null;
  names: ReadonlyMap<Seat, string>;
  words: string;
}

/** By a line's first fact. With each move the whole log is laid out again, and late in a game it has hundreds of lines. */
const kept = new WeakMap<Said, Kept>();

function wordsOf(said: readonly Said[], readers: Readers): string {
  const [first] = said;
  if (!first) return '';
  const before = kept.get(first);
  if (before && holds(before, said, readers)) return before.words;
  const names = new Map<Seat, string>();
  const nameOf = (seat: Seat) => {
    const name = readers.nameOf(seat);
    names.set(seat, name);
    return name;
  };
  const words = tellAll(said, { me: readers.me, nameOf }).join(' ');
  kept.set(first, { said, language: i18n.language, me: readers.me, names, words });
  return words;
}

/** Whether the words would be the same now. */
function holds({ said, language, me, names }: Kept, now: readonly Said[], readers: Readers): boolean {
  return (
    language === i18n.language &&
    me === readers.me &&
    said.length === now.length &&
    said.every((one, index) => one === now[index]) &&
    [...names].every(([seat, name]) => readers.nameOf(seat) === name)
  );
}

/** The seat that a fact is about. */
const seatOf = ({ said }: { said: Said[] }): Seat | null => said[0]?.about ?? null;

/**
 * The facts of the line that starts here: a run, possibly across several entries, or what one entry did for one seat.
 */
function lineFrom<Event>(facts: Fact<Event>[], start: number, layout: Layout<Event>): Fact<Event>[] {
  const first = facts[start];
  if (!first) return [];
  let end = start + 1;
  for (; end < facts.length; end++) {
    const next = facts[end];
    if (!next || next.entry.undone !== first.entry.undone) break;
    if (next.entry.ordered !== first.entry.ordered) break;
    if (!isRun(first, next) && !isOneGo(first, next, layout)) break;
  }
  return facts.slice(start, end);
}

/** Whether a fact continues a line, and which one, by the fact's first sentence: with each move all are asked about. */
const continued = new WeakMap<Said, { one: Said; run: boolean }>();

function isRun<Event>(first: Fact<Event>, next: Fact<Event>): boolean {
  const [one, more] = [first.said[0], next.said[0]];
  if (one === undefined || more === undefined) return false;
  const known = continued.get(more);
  if (known?.one === one) return known.run;
  const run = together(one, more) !== undefined;
  continued.set(more, { one, run });
  return run;
}

function isOneGo<Event>(first: Fact<Event>, next: Fact<Event>, layout: Layout<Event>): boolean {
  const seat = seatOf(first);
  if (seat === null || seat !== seatOf(next) || first.entry.step !== next.entry.step) return false;
  return layout.shares(first.event) && layout.shares(next.event);
}
