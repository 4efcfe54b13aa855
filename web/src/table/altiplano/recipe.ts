import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import type { Hint, PreviewLine } from '../hint.svelte';
import { ruleLink } from './preview';
import type { AltiplanoTable } from './table.svelte';
import type { BasicFacts, Location, WorkshopView } from './wire';
import {
  actionTitle,
  choiceWords,
  dashed,
  goodName,
  goodsWords,
  goodTitle,
  locationName,
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

/** One word beside its drawing, for what comes out of it. */
export function recipeBrief(facts: BasicFacts): string {
  const brief = `alti-brief-${dashed(facts.action)}`;
  if (i18n.has(brief)) return t(brief);
  return facts.gains.length > 0 ? facts.gains.map(goodName).join(' / ') : recipeShort(facts);
}

/** The cheapest extension on the strip; undefined if it is sold out. */
export function cheapestExtension(table: AltiplanoTable): number | undefined {
  const prices = table.view.strip.flatMap((sold) => (sold ? [sold.price] : []));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** What the plan makes of an action whose tiles are ready at a place, perhaps out of reach. */
function planDoes(location: Location, far: boolean): string {
  return far
    ? t('alti-missed-words', { location: locationName(location) })
    : `${titled(t('alti-plan-does'))}.`;
}

/** What a basic action takes, gives and costs, for a player looking at it before its turn comes. */
export function recipeHint(table: AltiplanoTable, facts: BasicFacts, planned: boolean, far: boolean): Hint {
  return {
    title: actionTitle(facts.action),
    refused: false,
    words: [recipeWords(facts), ...(planned ? [planDoes(facts.location, far)] : [])],
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
export function workshopHint(
  table: AltiplanoTable,
  { place, workshop }: WorkshopView,
  planned = false,
  far = false,
): Hint {
  const { role } = table.mine;
  return {
    title: place === 'role' && role ? roleName(role) : placeTitle(table.mine, place),
    refused: false,
    words: [titled(workshopWords(workshop)), ...(planned ? [planDoes(workshop.location, far)] : [])],
    lines: [],
    rule: ruleLink('actions'),
  };
}
