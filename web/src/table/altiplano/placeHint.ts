import { t } from '../../lib/i18n/i18n.svelte';
import type { Hint, PreviewLine } from '../hint.svelte';
import type { Planning } from './planning.svelte';
import { readyName } from './readyName';
import type { AltiplanoTable } from './table.svelte';
import type { Place } from './wire';
import { goodTitle, placeName } from './words';

/** What putting the tile in hand on a place would make possible, and whether the pawn could still come there. */
export function placeHint(
  table: AltiplanoTable,
  planning: Planning,
  place: Place,
  { then, fresh } = freshAt(table, planning, place),
): Hint {
  const hand = planning.inHand;
  const title = hand
    ? t('alti-tile-to', { good: goodTitle(hand.good), place: placeName(place) })
    : t('alti-coins-to', { count: planning.price(place), place: placeName(place) });
  const able = hand ? true : planning.mayFund(place);
  if (!able) return { title, refused: true, words: [t('alti-too-few-coins')], lines: [] };
  const words = fresh.map((ready) => t('alti-then-ready', { action: readyName(ready) }));
  const missed = fresh.find(({ location }) => then.route.missed.includes(location));
  if (missed) words.push(t('alti-missed-words', { location: placeName(missed.location) }));
  const points = Math.max(0, ...fresh.map((ready) => ready.points));
  const lines: PreviewLine[] =
    points > 0 ? [{ label: t('alti-sum-points'), value: `+${points}`, sum: true }] : [];
  const price = hand && place === 'market' ? table.priceOf(hand.good) : null;
  if (price) lines.push({ label: t('alti-sum-price'), value: `+${price}` });
  if (fresh.length === 0) words.push(t(place === 'movement' ? 'alti-then-fuel' : 'alti-then-waits'));
  return { title, refused: false, words, lines };
}

/** The actions that only the tile in hand on this place makes ready, and the what-if with it there. */
export function freshAt(table: AltiplanoTable, planning: Planning, place: Place) {
  const known = new Set(table.whatIf(planning.layout).every.map(({ key }) => key));
  const then = table.whatIf(withTile(planning, place));
  return { then, fresh: then.every.filter(({ key }) => !known.has(key)) };
}

/** The layout with the tile in hand, or the coins, on the place. */
function withTile(planning: Planning, place: Place) {
  const { layout } = planning;
  const hand = planning.inHand;
  if (!hand) {
    const price = planning.price(place);
    return {
      ...layout,
      fuel: layout.fuel + (place === 'movement' ? 1 : 0),
      filled: (one: Place) => layout.filled(one) + (one === place ? price : 0),
    };
  }
  if (place === 'movement') return { ...layout, fuel: layout.fuel + 1 };
  if (place === 'any-location') return { ...layout, anyLocation: hand.good };
  if (place in layout.spaces) {
    const location = place as keyof typeof layout.spaces;
    return {
      ...layout,
      spaces: { ...layout.spaces, [location]: [...layout.spaces[location], hand.good] },
    };
  }
  return { ...layout, filled: (one: Place) => layout.filled(one) + (one === place ? 1 : 0) };
}
