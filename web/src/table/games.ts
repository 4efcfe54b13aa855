import type { TableSummary } from '../wire';
import { ALTIPLANO } from './altiplano/game';
import type { DrawnGame, GameFacts } from './drawnGame';
import { PUERTO_RICO } from './puerto-rico/game';

/**
 * The games that the page draws, in the order in which they are offered. A game of the server that is missing here is
 * shown as a plain list of what is open, with a button for each answer (`plain/`).
 */
// The props of one game's components come from the same table as the game's id, so that each gets its own type.
export const GAMES = [PUERTO_RICO, ALTIPLANO] as unknown as readonly DrawnGame[];

/** A game by its id, if the page draws it. */
export const drawnOf = (id: string | undefined): DrawnGame | undefined =>
  GAMES.find((game) => game.id === id);

/** What lists and headings say about a game; for one that the page does not draw, what its id says. */
export function gameOf(id: string): GameFacts {
  return drawnOf(id) ?? { id, title: id, icon: 'log', words: 'plain-words', about: [] };
}

/** The game that an address names, or the first one. */
export const askedOf = (id: string | undefined): DrawnGame => drawnOf(id) ?? (GAMES[0] as DrawnGame);

/** What follows a game's title at a table, such as its edition; empty if there is nothing to say. */
export const editionOf = ({ game, setup }: Pick<TableSummary, 'game' | 'setup'>): string =>
  drawnOf(game)?.editionOf(setup) ?? '';
