import type { AnySetup, GameId, TableSummary } from '../wire';

/** A game as lists and headings show it. Titles are proper names: the same in every language. */
export interface GameFacts {
  id: GameId;
  title: string;
  icon: string;
  /** The id of the words about its length and seats, for the button that starts it. */
  words: string;
  /** The ids of the sentences that say what it is about: goal, round, end. */
  about: readonly string[];
}

const PUERTO_RICO: GameFacts = {
  id: 'puerto-rico',
  title: 'Puerto Rico',
  icon: 'game-puerto-rico',
  words: 'lobby-now-game',
  about: ['puerto-rico-about-goal', 'puerto-rico-about-round', 'puerto-rico-about-end'],
};

const ALTIPLANO: GameFacts = {
  id: 'altiplano',
  title: 'Altiplano',
  icon: 'game-altiplano',
  words: 'lobby-now-altiplano',
  about: ['altiplano-about-goal', 'altiplano-about-round', 'altiplano-about-end'],
};

/** All games of this client, in the order in which they are offered. */
export const GAMES: readonly GameFacts[] = [PUERTO_RICO, ALTIPLANO];

/** A game by its name; an unknown one, of a newer server, is shown as the first. */
export function gameOf(id: GameId | string | undefined): GameFacts {
  return GAMES.find((game) => game.id === id) ?? PUERTO_RICO;
}

/** What stands behind the game's title, such as its edition; nothing where there is nothing to tell. */
export function editionOf(table: Pick<TableSummary, 'setup'>): string {
  const setup: AnySetup = table.setup;
  return 'edition' in setup ? setup.edition : '';
}
