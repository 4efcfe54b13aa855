import { api, ApiError } from '../../lib/net/api';
import { t } from '../../lib/i18n/i18n.svelte';
import { router } from '../../lib/router.svelte';
import { toasts } from '../../ui/toasts.svelte';
import { arrangementOf, type Arrangement } from './placement.svelte';

/** Asks the server how a bot would place the workers; nothing if it has no answer. */
export async function suggestedArrangement(): Promise<Arrangement | undefined> {
  const { route } = router;
  if (route.page !== 'table') return undefined;
  try {
    const answer = await api.suggestion(route.id);
    const plan = 'plan' in answer ? answer.plan : 'type' in answer ? answer : undefined;
    if (plan) return arrangementOf(plan);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  toasts.say(t('suggestion-none'), 'bad');
  return undefined;
}
