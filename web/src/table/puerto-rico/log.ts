import type { Event, LogEntry, Seat } from './wire';
import { sentences, type Readers } from './sentences';

/** A line of the log: one fact, or several of a kind that came one after the other. */
export interface LogLine {
  key: string;
  /** The place in the record of the entry that brought it about, for the link into the replay. */
  step: number;
  seat: Seat | null;
  words: string;
  undone: boolean;
  /** A round starts with this line. */
  round: number | undefined;
}

interface Fact {
  event: Event;
  entry: LogEntry;
}

/** Facts of a kind that are told together, even if several entries of the record brought them. */
const TOGETHER = new Set<Event['type']>(['plantation_revealed', 'card_doubloon']);

/** The log in words, one line a fact. */
export function linesOf(log: LogEntry[], readers: Readers): LogLine[] {
  const facts: Fact[] = log.flatMap((entry) => entry.events.map((event) => ({ event, entry })));
  const lines: LogLine[] = [];
  for (let start = 0; start < facts.length;) {
    const run = runFrom(facts, start);
    const [first] = run;
    if (!first) break;
    const words = sentences(
      run.map((fact) => fact.event),
      readers,
    ).join(' ');
    if (words) lines.push(lineOf(first, `${first.entry.step}-${start}`, words));
    start += run.length;
  }
  return lines;
}

function lineOf({ event, entry }: Fact, key: string, words: string): LogLine {
  return {
    key,
    step: entry.step,
    seat: 'seat' in event ? event.seat : event.type === 'round_started' ? event.governor : null,
    words,
    undone: entry.undone,
    round: event.type === 'round_started' ? event.round : undefined,
  };
}

function runFrom(facts: Fact[], start: number): Fact[] {
  const first = facts[start];
  if (!first || !TOGETHER.has(first.event.type)) return facts.slice(start, start + 1);
  let end = start + 1;
  while (facts[end]?.event.type === first.event.type && facts[end]?.entry.undone === first.entry.undone)
    end++;
  return facts.slice(start, end);
}
