import { t } from '../../lib/i18n/i18n.svelte';
import type { ShelfView } from './wire';
import { goodName } from './words';

/** A shelf in words: its points, what is on it, how many places are left; `next`: a new kind would go there. */
export function shelfWords(shelf: ShelfView, index: number, next: boolean): string {
  const total = shelf.goods + shelf.corn;
  const on = [
    ...(shelf.kind && shelf.goods > 0
      ? [t('good-amount', { count: shelf.goods, good: goodName(shelf.kind) })]
      : []),
    ...(shelf.corn > 0 ? [t('good-amount', { count: shelf.corn, good: goodName('corn') })] : []),
  ];
  return t('alti-shelf-words', {
    number: index + 1,
    points: shelf.points,
    on: on.join(', '),
    state: total === shelf.slots ? 'full' : next ? 'next' : shelf.kind ? 'begun' : 'empty',
    left: shelf.slots - total,
  });
}
