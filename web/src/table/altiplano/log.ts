import { goesWith, sentences, type Readers } from './sentences';
import type { Event, LogEntry, Seat } from './wire';

/** A line of the log: what a seat did in one go, or a run of facts that belong together. */
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

/** Facts that always stand on a line of their own. */
const ALONE = new Set<Event['type']>([
  'round_began',
  'plans_shown',
  'end_triggered',
  'game_over',
  'extension_left',
  'extension_laid',
  'start_player',
  'mission_done',
]);

const seatOf = (event: Event): Seat | null => ('seat' in event ? event.seat : null);

/** The log in words: an action with all that it brought is one line. */
export function linesOf(log: LogEntry[], readers: Readers): LogLine[] {
  const facts: Fact[] = log.flatMap((entry) => entry.events.map((event) => ({ event, entry })));
  const lines: LogLine[] = [];
  for (let start = 0; start < facts.length;) {
    const run = runFrom(facts, start);
    const [first] = run;
    if (!first) break;
    const words = sentences(
      run.map(({ event }) => event),
      readers,
    ).join(' ');
    if (words || first.event.type === 'round_began')
      lines.push(lineOf(first, `${first.entry.step}-${start}`, words));
    start += run.length;
  }
  return lines;
}

function lineOf({ event, entry }: Fact, key: string, words: string): LogLine {
  return {
    key,
    step: entry.step,
    seat: seatOf(event),
    words,
    undone: entry.undone,
    round: event.type === 'round_began' ? event.round : undefined,
  };
}

/** What one entry did for one seat, or one kind of fact over several entries, such as tiles drawn one by one. */
function runFrom(facts: Fact[], start: number): Fact[] {
  const first = facts[start];
  if (!first) return [];
  let end = start + 1;
  for (; end < facts.length; end++) {
    const next = facts[end];
    if (!next || next.entry.undone !== first.entry.undone) break;
    const same = goesWith(first.event, next.event);
    const sameEntry = next.entry.step === first.entry.step && !ALONE.has(first.event.type);
    const follows = sameEntry && !ALONE.has(next.event.type) && seatOf(next.event) === seatOf(first.event);
    if (!same && !(follows && seatOf(first.event) !== null)) break;
  }
  return facts.slice(start, end);
}
