import type { Seat } from '../wire';

/** A decision with one clearly best answer, from a game between strong bots. */
export interface Puzzle {
  /** Its name in addresses and in what is kept: the game's number and the entry. */
  id: string;
  /** Its place in the file, from 1. */
  number: number;
  /** How the record of its game begins. */
  head: string;
  /** The entries of the record that come before it. */
  lines: string[];
  /** Whose decision it is. */
  seat: Seat;
  /** What it is about. */
  theme: string;
  /** 1 to 3. */
  difficulty: number;
  /** How often each level of bots finds the answer, in percent, weakest first. */
  found: number[];
  /** The answers that were searched deeply, in notation, with the seat's share of the win; the best one first. */
  answers: { notation: string; share: number }[];
}

const FIRST_LINE = 'meseta-puzzles 1';

/** A file that can't be read. */
export class BadPuzzles extends Error {}

/**
 * Reads a file of puzzles, whose form `crates/bots/examples/puzzles/file.rs` describes. That its games can be played is
 * checked there, in a test that replays every puzzle.
 */
export function parse(text: string): Puzzle[] {
  const [first, game, rules, ...rest] = text.split('\n');
  if (first !== FIRST_LINE || !game?.startsWith('game ') || !rules?.startsWith('rules '))
    throw new BadPuzzles('not a file of puzzles');
  const records = new Map<string, { head: string; lines: string[] }>();
  const puzzles: Puzzle[] = [];
  let record: string[] = [];
  for (const line of rest.slice(rest.indexOf('') + 1)) {
    const [word, ...words] = line.split(' ');
    if (word === 'record') {
      record = [];
      const head = `meseta-record 1\n${game}\n${rules}\nsetup ${words.slice(1).join(' ')}\n`;
      records.set(words[0] ?? '', { head, lines: record });
    } else if (word === 'puzzle') {
      puzzles.push(puzzleOf(words, records, puzzles.length + 1));
    } else if (word === 'answer') {
      puzzles.at(-1)?.answers.push({ share: Number(words[0]), notation: words.slice(1).join(' ') });
    } else if (line) {
      record.push(line);
    }
  }
  return puzzles;
}

function puzzleOf(
  words: string[],
  records: Map<string, { head: string; lines: string[] }>,
  number: number,
): Puzzle {
  const [game = '', at, seat, theme = '', difficulty, found = ''] = words;
  const source = records.get(game);
  if (!source) throw new BadPuzzles(`there is no record ${game}`);
  return {
    id: `${game}-${at}`,
    number,
    head: source.head,
    lines: source.lines.slice(0, Number(at)),
    seat: Number(seat),
    theme,
    difficulty: Number(difficulty),
    found: found.split(',').map(Number),
    answers: [],
  };
}

/** The record up to the decision, and after it if an answer is given. */
export const recordOf = ({ head, lines, seat }: Puzzle, answer?: string): string =>
  `${head}\n${[...lines, ...(answer === undefined ? [] : [`${seat} ${answer}`])].join('\n')}\n`;

/** The best answer. */
export const bestOf = ({ answers }: Puzzle): string => answers[0]?.notation ?? '';

/** A day as a number, by the calendar of the device. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** The puzzle of a day: the same one everywhere, without asking anybody. */
export const ofDay = (puzzles: Puzzle[], day: number): Puzzle | undefined => puzzles[day % puzzles.length];
