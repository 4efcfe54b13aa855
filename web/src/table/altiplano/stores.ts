import { t } from '../../lib/i18n/i18n.svelte';
import type { Good, ShelfView } from './wire';

/** Where a tile goes in the warehouse, with everything stored before it. */
export interface Placement {
  shelf: number;
  /** Slots that stay free on the shelf. */
  left: number;
  /** The shelf is begun by this tile. */
  begins: boolean;
  /** What the shelf is worth when it is full. */
  points: number;
}

/** Free slots of a shelf. */
export const leftOn = ({ slots, goods, corn }: ShelfView): number => slots - goods - corn;

/** Where tiles go that are stored one after the other; nothing for those that find no slot. */
export function placements(
  warehouse: readonly ShelfView[],
  goods: readonly Good[],
): (Placement | undefined)[] {
  const shelves = warehouse.map((shelf) => ({
    kind: shelf.kind,
    left: leftOn(shelf),
    points: shelf.points,
  }));
  return goods.map((good) => {
    if (good === 'food') return undefined;
    const begun = shelves.findIndex((shelf) => shelf.kind === good && shelf.left > 0);
    const shelf = begun >= 0 ? begun : shelves.findIndex((one) => one.kind === null);
    const found = shelves[shelf];
    if (!found) return undefined;
    const begins = found.kind === null;
    found.kind = good;
    found.left -= 1;
    return { shelf, left: found.left, begins, points: found.points };
  });
}

/** What a shelf is worth with one tile more: its points now, or how many it still needs. */
export function shelfThen(left: number, points: number): string {
  return t('alti-shelf-then', {
    state: left === 0 ? 'full' : 'left',
    left,
    worth: t('altiplano-points', { count: points }),
  });
}

/** "Shelf 3: 1 more, then 4 points". */
export const placementWords = ({ shelf, left, points }: Placement): string =>
  t('alti-colon', {
    what: t('altiplano-act-shelve-corn', { shelf: shelf + 1 }),
    words: shelfThen(left, points),
  });
