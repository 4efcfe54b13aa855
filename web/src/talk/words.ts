import { t } from '../lib/i18n/i18n.svelte';
import type { ChatLine, QuickPhrase } from '../wire';

/** The phrases that everybody reads in their own language, in the order in which they are offered. */
export const PHRASES: readonly QuickPhrase[] = [
  'hello',
  'good_luck',
  'thinking',
  'one_moment',
  'take_your_time',
  'well_played',
  'thanks',
  'good_game',
];

export const phraseWords = (phrase: QuickPhrase): string => t(`phrase-${phrase.replaceAll('_', '-')}`);

/** What a line says, in the reader's language if it is a phrase. */
export const saidIn = ({ words }: ChatLine): string =>
  words.kind === 'text' ? words.text : phraseWords(words.phrase);

/** Who said it. */
export function sayer({ name, mark, program }: ChatLine): string {
  const called = name || t('seat-guest', { mark });
  return program ? t('seat-program', { name: called }) : called;
}
