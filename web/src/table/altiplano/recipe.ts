import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import type { BasicFacts } from './wire';
import { actionTitle, choiceWords, dashed, goodsWords, titled } from './words';

/** What a basic action takes and gives, in plain words. */
export function recipeWords(facts: BasicFacts): string {
  const note = `altiplano-action-${dashed(facts.action)}-words`;
  if (i18n.has(note)) return t(note);
  if (facts.inputs.length > 0 && facts.gains.length > 0) {
    return plain(
      titled(t('altiplano-gives', { input: goodsWords(facts.inputs), gains: choiceWords(facts.gains) })),
    );
  }
  return actionTitle(facts.action);
}
