import { peopleWordsLoaders } from 'virtual:locales';
import { I18n, i18n, type Args } from '../lib/i18n/i18n.svelte';

/** The words of these pages, which no other page needs. */
export const peopleWords = new I18n(peopleWordsLoaders, {}, false);

/** Says one of them. */
export const pt = (id: string, args?: Args): string => peopleWords.t(id, args);

/** A day, as it is written in the reader's language. */
export const dayWords = (time: number): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(time);
