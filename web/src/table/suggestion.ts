import { api, ApiError, type Sent } from '../lib/net/api';
import { t } from '../lib/i18n/i18n.svelte';
import { problemWords } from '../lib/net/problem';
import { toasts } from '../ui/toasts.svelte';

/** Asks the server what a bot would answer now, in the words of the table's game; says so if there is no answer. */
export async function suggestion<Move extends Sent>(id: string): Promise<Move | undefined> {
  try {
    return (await api.suggestion(id)) as Move;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toasts.say(error.code === 'hints_off' ? problemWords(error) : t('suggestion-none'), 'bad');
    return undefined;
  }
}
