import { t } from '../../lib/i18n/i18n.svelte';
import type { Slot } from './wire';

/** What a shelf is worth with one more tile: its points if it scores then, or how many tiles it still needs. */
export function shelfThen({ left, points }: Slot): string {
  return t('alti-shelf-then', {
    state: left === 0 ? 'full' : 'left',
    left,
    worth: t('altiplano-points', { count: points }),
  });
}

/** "Shelf 3: 1 more, then 4 points". */
export const slotWords = (slot: Slot): string =>
  t('alti-colon', {
    what: t('altiplano-act-shelve-corn', { shelf: slot.shelf + 1 }),
    words: shelfThen(slot),
  });
