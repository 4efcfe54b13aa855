import { hostWordsLoaders } from 'virtual:locales';
import { I18n, type Args } from '../lib/i18n/i18n.svelte';
import { t } from '../lib/i18n/i18n.svelte';

/** The words of the host's page, which no other page needs. */
export const hostWords = new I18n(hostWordsLoaders, {}, false);

/** Says one of them. */
export const ht = (id: string, args?: Args): string => hostWords.t(id, args);

/** Who somebody is: the name, or what distinguishes one nameless guest from another; programs are marked. */
export function called(who: {
  name: string;
  mark: string;
  program?: boolean;
  program_of?: string | null;
}): string {
  const name = who.name || t('seat-guest', { mark: who.mark });
  return who.program || who.program_of ? t('seat-program', { name }) : name;
}
