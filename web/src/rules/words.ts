import { ruleWordsLoaders } from 'virtual:locales';
import { I18n, type Args } from '../lib/i18n/i18n.svelte';

/** The words of the rules page that are in no other page: contents, search and the captions of the pictures. */
export const ruleWords = new I18n(ruleWordsLoaders, {}, false);

/** Says one of them. */
export const rt = (id: string, args?: Args): string => ruleWords.t(id, args);
