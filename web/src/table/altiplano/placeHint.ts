import { t } from '../../lib/i18n/i18n.svelte';
import { signed } from '../figures';
import type { Hint, PreviewLine } from '../hint.svelte';
import type { Planning } from './planning.svelte';
import { readyName } from './readyName';
import type { AltiplanoTable } from './table.svelte';
import type { BasicAction, Good, Place } from './wire';
import { goodTitle, placeName } from './words';

/** What putting the tile in hand on a place would make possible, and whether the pawn could still get there. */
export function placeHint(table: AltiplanoTable, planning: Planning, place: Place): Hint {
  const hand = planning.inHand;
  const title = hand
    ? t('alti-tile-to', { good: goodTitle(hand.good), place: placeName(place) })
    : t('alti-coins-to', { count: planning.price(place), place: placeName(place) });
  const able = hand ? true : planning.mayFund(place);
  if (!able) return { title, refused: true, words: [t('alti-too-few-coins')], lines: [] };
  const placing = table.placing(hand?.good ?? null, place);
  if (!placing) return { title, refused: false, words: [], lines: [] };
  const { ready, missed, points, price } = placing;
  const words = ready.map((one) => t('alti-then-ready', { action: readyName(one) }));
  if (missed) words.push(t('alti-missed-words', { location: placeName(missed) }));
  const lines: PreviewLine[] =
    points > 0 ? [{ label: t('alti-sum-points'), value: signed(points), sum: true }] : [];
  if (ready.length === 0) words.push(...nothingNew(table, hand?.good, place, price));
  else if (price !== null) lines.push({ label: t('alti-sum-price'), value: signed(price) });
  return { title, refused: false, words, lines };
}

/** What a tile is for that makes no other action ready: it joins one that takes any number of tiles, or it waits. */
function nothingNew(
  table: AltiplanoTable,
  good: Good | undefined,
  place: Place,
  price: number | null,
): string[] {
  if (place === 'movement') return [t('alti-then-fuel')];
  if (!good) return [t('alti-then-waits')];
  const joined = table.ready.filter(
    ({ location, action }) =>
      location === place && action !== null && action !== 'market_sell' && takesMore(table, action, good),
  );
  const words = joined.map((one) => t('alti-then-joins', { action: readyName(one) }));
  if (price !== null) words.unshift(t('alti-then-sold', { count: price }));
  return words.length > 0 ? words : [t('alti-then-waits')];
}

/** Whether an action that is ready takes one more tile of a kind. */
function takesMore(table: AltiplanoTable, action: BasicAction, good: Good): boolean {
  const facts = table.catalog.basic_actions.find((one) => one.action === action);
  return facts?.repeats === true && facts.inputs.includes(good);
}
