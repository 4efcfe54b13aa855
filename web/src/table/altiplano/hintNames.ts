import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { answerName } from './preview';
import type { AltiplanoTable } from './table.svelte';
import type { Action, Good, HintMove, Place, Plan } from './wire';
import { goodsWords, placeName, titled } from './words';

/** Tiles by the place where they go or lie, and places with coins. */
interface Laid {
  tiles: Map<Place, Good[]>;
  coins: Place[];
}

/** What the answers of a hint are called; plans by the places where they differ. */
export function answerNames(table: AltiplanoTable, moves: HintMove[]): string[] {
  const plans = moves.map(({ answer }) => ('plan' in answer ? laidBy(answer.plan) : undefined));
  return moves.map(({ answer }, index) => {
    const own = plans[index];
    if (own) {
      const others = plans.filter((one): one is Laid => one !== undefined && one !== own);
      return planName(own, others) || t('hint-plan');
    }
    if ('action' in answer) return answerName(table, answer.action);
    const notation = 'notation' in answer ? answer.notation : '';
    const offer = table.offers.get(notation);
    return offer ? answerName(table, offer.action) : notation;
  });
}

/** What moves of a record are called, the one in the light of the other: where both plan, by the difference. */
export function moveName(table: AltiplanoTable, actions: Action[], other: Action[]): string {
  const [first] = actions;
  if (!first) return '';
  const planned = actions.some(({ type }) => type === 'plan' || type === 'fund' || type === 'done');
  const own = laidIn(actions);
  if (planned && (own.tiles.size > 0 || laidIn(other).tiles.size > 0)) {
    return planName(own, [laidIn(other)]) || t('hint-plan');
  }
  return answerName(table, first);
}

function laidBy(plan: Plan): Laid {
  if (plan.type !== 'planning' && plan.type !== 'take_back') return { tiles: new Map(), coins: [] };
  return { tiles: byPlace(plan.tiles ?? []), coins: plan.coins ?? [] };
}

function laidIn(actions: Action[]): Laid {
  let tiles: { good: Good; place: Place }[] = [];
  let coins: Place[] = [];
  for (const action of actions) {
    if (action.type === 'plan') tiles.push(action);
    else if (action.type === 'fund') coins.push(action.place);
    else if (action.type === 'replan') [tiles, coins] = [[], []];
  }
  return { tiles: byPlace(tiles), coins };
}

function byPlace(tiles: { good: Good; place: Place }[]): Map<Place, Good[]> {
  const places = new Map<Place, Good[]>();
  for (const { good, place } of tiles) places.set(place, [...(places.get(place) ?? []), good].sort());
  return places;
}

/**
 * "Mine: food and ore; Market: glass": the places that another plan fills otherwise, or all if there is no other. A
 * place that stays empty is named only where nothing else tells the plan apart.
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
