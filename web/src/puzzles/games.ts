import type { GameId } from '../wire';

/** The addresses of the files, which are loaded only when somebody wants a puzzle. */
const files = import.meta.glob<string>('./*.pack', { eager: true, query: '?url', import: 'default' });

/** Where the puzzles of a game are; undefined if it has none. */
export const addressOf = (game: GameId): string | undefined => files[`./${game}.pack`];

/** Whether there are puzzles of this game. */
export const isPuzzled = (game: GameId): boolean => addressOf(game) !== undefined;
