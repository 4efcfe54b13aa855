import { puzzleWordsLoaders } from 'virtual:locales';
import { I18n, type Args } from '../lib/i18n/i18n.svelte';

/** The words of the puzzles, which no other page needs. */
export const puzzleWords = new I18n(puzzleWordsLoaders, {}, false);

/** Says one of them. */
export const pt = (id: string, args?: Args): string => puzzleWords.t(id, args);
