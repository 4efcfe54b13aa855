import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import type { Hint, PreviewLine } from '../hint.svelte';
import { ruleLink } from './preview';
import type { AltiplanoTable } from './table.svelte';
import type { BasicFacts, WorkshopView } from './wire';
import {
  actionTitle,
  choiceWords,
  dashed,
  goodsWords,
  goodTitle,
  placeTitle,
  roleName,
  titled,
  workshopWords,
} from './words';

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

/** The same in as few words as appear under its drawing. */
export function recipeShort(facts: BasicFacts): string {
  const short = `alti-short-${dashed(facts.action)}`;
  return i18n.has(short) ? t(short) : recipeWords(facts);
}

/** The cheapest extension on the strip; undefined if it is sold out. */
export function cheapestExtension(table: AltiplanoTable): number | undefined {
  const prices = table.view.strip.flatMap((sold) => (sold ? [sold.price] : []));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** What a basic action takes, gives and costs, for a player looking at it before its turn comes. */
export function recipeHint(table: AltiplanoTable, facts: BasicFacts, planned: boolean): Hint {
  return {
    title: actionTitle(facts.action),
    refused: false,
    words: [recipeWords(facts), ...(planned ? [`${titled(t('alti-plan-does'))}.`] : [])],
    lines: costs(table, facts),
    rule: ruleLink('actions'),
  };
}

/** Prices that matter before an action is chosen: what goods sell for, what cards cost. */
function costs(table: AltiplanoTable, { action, coins }: BasicFacts): PreviewLine[] {
  switch (action) {
    case 'market_sell':
      return table.components.goods.flatMap(({ good, price }) =>
        price === null ? [] : [{ label: goodTitle(good), value: i18n.number(price) }],
      );
    case 'market_extension': {
      const least = cheapestExtension(table);
      return least === undefined
        ? []
        : [{ label: t('alti-sum-price'), value: t('alti-from', { count: least }) }];
    }
    case 'market_order':
    case 'village_cart':
      return [{ label: t('alti-sum-price'), value: i18n.number(coins) }];
    default:
      return [];
  }
}

/** What a role or extension tile does, and what its spaces take. */
export function workshopHint(table: AltiplanoTable, { place, workshop }: WorkshopView): Hint {
  const { role } = table.mine;
  return {
    title: place === 'role' && role ? roleName(role) : placeTitle(table.mine, place),
    refused: false,
    words: [titled(workshopWords(workshop))],
    lines: [],
    rule: ruleLink('actions'),
  };
}
