import { t } from '../lib/i18n/i18n.svelte';
import type { GameId } from '../wire';

/** What a game calls what statistics count. */
interface Names {
  /** The heading over what is chosen round by round. */
  choices: string;
  /** The heading over what was built or bought. */
  holdings: string;
  choice: (key: string) => string;
  holding: (key: string) => string;
  source: (key: string) => string;
}

/** Keys have underscores, ids of messages have hyphens. */
const word = (key: string) => key.replaceAll('_', '-');

const OF: Record<string, Names> = {
  'puerto-rico': {
    choices: 'statistics-roles',
    holdings: 'statistics-buildings',
    choice: (key) => t(`role-${word(key)}`),
    holding: (key) => t(`building-${word(key)}`),
    source: (key) => t(`score-${word(key)}`),
  },
  altiplano: {
    choices: 'statistics-locations',
    holdings: 'alti-extensions',
    choice: (key) => t(`altiplano-location-${word(key)}`),
    holding: (key) => t(`altiplano-extension-${word(key)}`),
    source: (key) => t(`altiplano-score-${word(key)}`),
  },
};

/** A game without words of its own shows its keys. */
const PLAIN: Names = {
  choices: 'statistics-choices',
  holdings: 'statistics-holdings',
  choice: (key) => key,
  holding: (key) => key,
  source: (key) => key,
};

export const namesOf = (game: GameId): Names => OF[game] ?? PLAIN;
