import { openingWordsLoaders } from 'virtual:locales';
import { I18n, t, type Args } from '../lib/i18n/i18n.svelte';
import type { GameId } from '../wire';

/** The words of this page, which no other page needs. */
export const openingWords = new I18n(openingWordsLoaders, {}, false);

/** Says one of them. */
export const ot = (id: string, args?: Args): string => openingWords.t(id, args);

const dashed = (key: string) => key.replaceAll('_', '-');

/** What the page says differently about each game. */
interface GameWords {
  /** A setup of the book. */
  setup: (key: string) => string;
  role: (key: string) => string;
  /** A building or an extension. */
  thing: (key: string) => string;
  source: (key: string) => string;
  /** The heading and the explanation of each part. */
  part: Record<'roles' | 'first' | 'owned', Heading>;
}

/** A heading and what explains it. */
export type Heading = readonly [title: string, words: string];

const WORDS: Record<string, GameWords> = {
  'puerto-rico': {
    setup: (key) => {
      if (key === 'all') return ot('openings-all-expansions');
      return t(/^\d/.test(key) ? `edition-${key}` : `expansion-${dashed(key)}`);
    },
    role: (key) => t(`role-${key}`),
    thing: (key) => t(`building-${dashed(key)}`),
    source: (key) => (key === 'large-buildings' ? ot('openings-large-buildings') : t(`score-${key}`)),
    part: {
      roles: ['openings-roles', 'openings-roles-words'],
      first: ['openings-first-building', 'openings-first-building-words'],
      owned: ['openings-owned-building', 'openings-owned-building-words'],
    },
  },
  altiplano: {
    setup: (key) => (key === 'plain' ? ot('openings-without-missions') : t('altiplano-switch-missions')),
    role: (key) => t(`altiplano-role-${key}`),
    thing: (key) => t(`altiplano-extension-${key}`),
    source: (key) => t(`altiplano-score-${key}`),
    part: {
      roles: ['openings-dealt-roles', 'openings-dealt-roles-words'],
      first: ['openings-first-extension', 'openings-first-extension-words'],
      owned: ['openings-owned-extension', 'openings-owned-extension-words'],
    },
  },
};

/** What the page says about a game, if the book has one. */
export const wordsOf = (game: GameId): GameWords | undefined => WORDS[game];
