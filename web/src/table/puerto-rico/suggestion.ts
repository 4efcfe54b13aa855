import { api, ApiError } from '../../lib/net/api';
import { t } from '../../lib/i18n/i18n.svelte';
import { toasts } from '../../ui/toasts.svelte';
import type { Move } from '../../wire';

/** Asks the server what a bot would answer now; says so if it has nothing to suggest. */
export async function suggestion(id: string): Promise<Move | undefined> {
  try {
    return await api.suggestion(id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toasts.say(t('suggestion-none'), 'bad');
    return undefined;
  }
}
