import { i18n, t } from '../i18n/i18n.svelte';
import { sanctionWords } from '../sanction';
import { ApiError } from './api';

/** What went wrong, in words for people: one message for each code of the server, and one for all others. */
export function problemWords(error: unknown): string {
  if (error instanceof ApiError && error.sanction) return sanctionWords(error.sanction);
  const id = error instanceof ApiError ? `error-${error.code.replaceAll('_', '-')}` : '';
  return i18n.has(id) ? t(id) : t('error-internal');
}
