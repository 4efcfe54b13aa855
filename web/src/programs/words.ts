import { programWordsLoaders } from 'virtual:locales';
import { I18n, type Args } from '../lib/i18n/i18n.svelte';

/** The words about a person's bots, which only their dialog needs. */
export const programWords = new I18n(programWordsLoaders, {}, false);

/** Says one of them. */
export const bt = (id: string, args?: Args): string => programWords.t(id, args);
