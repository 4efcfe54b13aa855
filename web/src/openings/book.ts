import type { GameId } from '../wire';

/** How many there were, their share of the win and half the width of its 95 % interval; zeros where there were too few. */
export type Row = readonly [count: number, share: number, error: number];

/** One setup of a game, as the example `book` of the bots counts it. A share of 1 is an equal share. */
export interface Chapter {
  key: string;
  players: number;
  /** Games in which nobody's first role was drawn by lot. */
  games: number;
  /** By seat, counted from the one that begins. */
  seats: readonly (readonly [share: number, error: number, points: number, bid: number, bidError: number])[];
  /** By role, a row for each seat. */
  roles: readonly (readonly [key: string, rows: readonly Row[]])[];
  /** What seats bought first, the best first; shares are 1 for as much as these seats win in all games. */
  first: readonly (readonly [key: string, ...Row])[];
  /** What seats had in the end, likewise. */
  owned: readonly (readonly [key: string, ...Row])[];
  rounds: readonly (readonly [rounds: number, games: number])[];
  /** Points by source: of all seats, and of the winners. */
  sources: readonly (readonly [all: number, winners: number])[];
}

/** The numbers of one game. */
export interface Book {
  bot: string;
  seed: number;
  sources: readonly string[];
  setups: readonly Chapter[];
}

const BOOKS: Record<string, () => Promise<{ default: unknown }>> = {
  'puerto-rico': () => import('./puerto-rico.json'),
  altiplano: () => import('./altiplano.json'),
};

/** The numbers of a game; they come with the program, but are loaded only when somebody looks. */
export async function load(game: GameId): Promise<Book> {
  const module = await BOOKS[game]?.();
  if (!module) throw new Error(`there are no numbers about ${game}`);
  return module.default as Book;
}

/** The setups that the book knows, each once, in its order. */
export const keysOf = (book: Book): string[] => [...new Set(book.setups.map(({ key }) => key))];

/** The numbers of players that the book knows for a setup. */
export const playersOf = (book: Book, key: string): number[] =>
  book.setups.filter((chapter) => chapter.key === key).map(({ players }) => players);

/** The chapter for these players, or the first with this setup if there is none, such as after another setup is chosen. */
export const chapterOf = (book: Book, key: string, players: number): Chapter | undefined =>
  book.setups.find((chapter) => chapter.key === key && chapter.players === players) ??
  book.setups.find((chapter) => chapter.key === key) ??
  book.setups[0];

/** A number with at most one decimal. */
export const short = (value: number): number => Math.round(value * 10) / 10;

/** Percent of all wins: an equal share is 25 with four players. */
export const percent = (share: number, players: number): number => short((share * 100) / players);
