import { t } from '../../lib/i18n/i18n.svelte';
import { signed } from '../figures';
import type { Hint, PreviewLine } from '../hint.svelte';
import type { Planning } from './planning.svelte';
import { readyName } from './readyName';
import type { AltiplanoTable } from './table.svelte';
import type { Place } from './wire';
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
  if (price !== null) lines.push({ label: t('alti-sum-price'), value: signed(price) });
  if (ready.length === 0) words.push(t(place === 'movement' ? 'alti-then-fuel' : 'alti-then-waits'));
  return { title, refused: false, words, lines };
}
