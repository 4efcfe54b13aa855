import { lessonWordsLoaders } from 'virtual:locales';
import { I18n, type Args } from '../lib/i18n/i18n.svelte';

/** The words of the lessons, which no other page needs. */
export const lessonWords = new I18n(lessonWordsLoaders, {}, false);

/** Says one of them. */
export const lt = (id: string, args?: Args): string => lessonWords.t(id, args);
