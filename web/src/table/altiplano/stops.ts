import { t } from '../../lib/i18n/i18n.svelte';
import type { AltiplanoTable } from './table.svelte';
import type { Location, Seat } from './wire';
import { goodName } from './words';

/** What a location of the ring shows to all: what is left there, and who is there. */

/** This many of a kind, or fewer, are shown as few. */
const FEW = 2;

/** A count on a location: a kind of goods, cards or carts. */
export interface Stock {
  icon: string;
  count: number;
  words: string;
  few: boolean;
}

/** What is left at a location: its goods, then its cards and carts. */
export function stockAt(table: AltiplanoTable, location: Location): Stock[] {
  const { view } = table;
  const entry = (icon: string, count: number, words: string): Stock => ({
    icon,
    count,
    words,
    few: count <= FEW,
  });
  const goods = table
    .goodsAt(location)
    .map((good) => entry(`alti-${good}`, view.stock[good], goodName(good)));
  const cards: Partial<Record<Location, Stock[]>> = {
    market: [entry('order', view.orders.length, t('alti-orders'))],
    harbor: [entry('boat', view.boats.length, t('alti-boats'))],
    village: [
      entry('adobe', view.houses.length, t('alti-houses')),
      entry('cart', view.carts, t('alti-carts')),
    ],
  };
  return [...goods, ...(cards[location] ?? [])];
}

/** The seats whose pawns are at a location. */
export const pawnsAt = (table: AltiplanoTable, location: Location): Seat[] =>
  table.view.seats.flatMap((seat, index) => (seat.pawn === location ? [index] : []));
