import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { chained } from '../hintNames';
import { keyOf } from './choices';
import { answerName } from './preview';
import type { AltiplanoTable } from './table.svelte';
import type { Action, BasicAction, Good, Move, Place, Plan } from './wire';
import { actionTitle, goodsWords, placeName, titled } from './words';

/** Tiles by the place where they go or are, and places with coins. */
interface Laid {
  tiles: Map<Place, Good[]>;
  coins: Place[];
}

/** The action that a plan of tiles is for. */
export const PLANNED: Partial<Record<Plan['type'], BasicAction>> = {
  sell: 'market_sell',
  deliver: 'market_deliver',
  store: 'village_store',
  trade_cacao: 'forest_cacao',
};

/** The names of whole moves; plans are named by the places where they differ. */
export function moveNames(table: AltiplanoTable, moves: Move[][]): string[] {
  const plans = moves.map(([first]) => (first && 'plan' in first ? laidBy(first.plan) : undefined));
  return moves.map((parts, index) => {
    const own = plans[index];
    const others = plans.filter((one): one is Laid => one !== undefined && one !== own);
    const names = parts.map((part, at) => {
      if ('plan' in part) {
        return (own && at === 0 && planName(own, others)) || pickedName(part.plan) || t('hint-plan');
      }
      const action = 'action' in part ? part.action : table.offers.get(part.notation)?.action;
      if (!action) return 'notation' in part ? part.notation : '';
      return at > 0 && isEnd(action) ? '' : actionName(table, action);
    });
    return chained(names);
  });
}

/** An answer on its own, including what its button leaves to the place where it is. */
function actionName(table: AltiplanoTable, action: Action): string {
  const name = answerName(table, action);
  switch (action.type) {
    case 'build_boat':
    case 'build_house':
    case 'buy_extension':
    case 'take_order':
      return t('alti-colon', { what: actionTitle(keyOf(action) as BasicAction), words: name });
    case 'use':
      return t('alti-colon', { what: titled(placeName(action.place)), words: name });
    default:
      return name;
  }
}

/** Whether an action only says that nothing more is done. */
const isEnd = ({ type }: Action): boolean => type === 'done';

/** "Sell: 2 food and ore". */
function pickedName(plan: Plan): string {
  const action = PLANNED[plan.type];
  if (!action) return '';
  const tiles = 'gains' in plan ? plan.gains : 'tiles' in plan ? plan.tiles : [];
  const words = goodsWords(tiles.map(({ good }) => good));
  return t('alti-colon', { what: actionTitle(action), words });
}

function laidBy(plan: Plan): Laid | undefined {
  if (plan.type !== 'planning' && plan.type !== 'take_back') return undefined;
  return { tiles: byPlace(plan.tiles), coins: plan.coins };
}

function byPlace(tiles: { good: Good; place: Place }[]): Map<Place, Good[]> {
  const places = new Map<Place, Good[]>();
  for (const { good, place } of tiles) places.set(place, [...(places.get(place) ?? []), good].sort());
  return places;
}

/**
 * "Mine: food and ore; Market: glass": the places that another plan fills differently, or all if there is no other. A
 * place that stays empty is named only if nothing else distinguishes the plan.
 */
function planName(own: Laid, others: Laid[]): string {
  const same = (place: Place) =>
    others.length > 0 &&
    others.every((other) => String(other.tiles.get(place) ?? '') === String(own.tiles.get(place) ?? ''));
  const places = new Set<Place>([...own.tiles.keys(), ...others.flatMap(({ tiles }) => [...tiles.keys()])]);
  const apart = [...places].filter((place) => !same(place));
  const filled = apart.filter((place) => own.tiles.has(place));
  const shown = (filled.length > 0 ? filled : apart).map((place) => placeTiles(own, place));
  const coins = own.coins.filter(
    (place) => others.length === 0 || !others.every((o) => o.coins.includes(place)),
  );
  if (coins.length > 0) {
    const words = i18n.list([...new Set(coins.map(placeName))]);
    shown.push(`${t('altiplano-coins', { count: coins.length })}: ${words}`);
  }
  return shown.join('; ');
}

function placeTiles(own: Laid, place: Place): string {
  const goods = own.tiles.get(place) ?? [];
  return `${titled(placeName(place))}: ${goods.length > 0 ? goodsWords(goods) : '–'}`;
}
