import { t } from '../../lib/i18n/i18n.svelte';
import { tell } from '../../lib/i18n/said';
import type { Good, Seat, Tile } from './wire';
import type { Hint } from '../hint.svelte';
import type { TileModel } from './model';
import { aboutBuilding, aboutRole } from './preview';
import type { PuertoRicoTable } from './table.svelte';
import { goodName, goodTitle, sanJuanWords, tileName, tileUse, tileWords, titled } from './words';

/** What a piece says that can't be pressed now: what it is, what it does, and when its time comes. */

type CardView = PuertoRicoTable['view']['cards'][number];
type ShipView = PuertoRicoTable['view']['ships'][number];

const plain = (title: string, ...words: string[]): Hint => ({
  title: titled(title),
  refused: false,
  words: words.filter(Boolean),
  lines: [],
});

/** A face-up plantation, or a quarry, as long as none may be taken. */
export function aboutOffered(table: PuertoRicoTable, tile: Tile): Hint {
  const { quarries } = table.view;
  if (tile !== 'quarry') return plain(tileName(tile), tileUse(tile), t('about-tile-when'));
  return plain(t('quarries-left', { count: quarries }), tileUse(tile), t('refusal-quarry-needs-hut'));
}

/** The face-down stack, with what is known of it. */
export const aboutStack = (count: number, kinds: string): Hint =>
  plain(t('face-down-left', { count }), `${titled(kinds)}.`, t('about-stack'));

/** A tile that lies on an island. */
export const aboutTile = (tile: TileModel): Hint => plain(tileWords(tile), tileUse(tile.kind));

/** A cargo ship while nothing is loaded. */
export const aboutShip = ({ capacity, amount, good }: ShipView): Hint =>
  plain(
    good
      ? t('ship-with', { capacity, amount, good: goodName(good), free: capacity - amount })
      : t('ship-empty', { capacity }),
    t('about-ship'),
  );

export const aboutHouse = (table: PuertoRicoTable): Hint =>
  plain(
    t('trading-house'),
    `${titled(t('stalls-taken', { count: table.view.trading_house.length }))}.`,
    t('about-house'),
  );

export const aboutPrice = (good: Good, price: number): Hint =>
  plain(goodTitle(good), t('about-price', { count: price }));

/** A role card, with the seat that took it this round, if any. */
export function aboutCard(table: PuertoRicoTable, card: CardView): Hint {
  const about = aboutRole(card.card);
  if (card.taken_by === null) return about;
  const taken = tell({ id: 'refusal-role-taken', about: card.taken_by }, table.readers);
  return { ...about, words: [...about.words, taken] };
}

/** A building on the main board while none is bought. */
export function aboutForSale(table: PuertoRicoTable, id: string, left: number): Hint {
  const about = aboutBuilding(table, id);
  const when = t(left === 0 ? 'refusal-sold-out' : 'about-market');
  return { ...about, after: [...(about.after ?? []), when] };
}

/** How much quarries take off in a column. */
export const aboutColumn = (column: number): Hint =>
  plain(t('quarries-count-up-to', { count: column }), t('about-quarry'));

/** Those who wait in a seat's San Juan. */
export const aboutSanJuan = (table: PuertoRicoTable, seat: Seat): Hint =>
  plain(sanJuanWords(table.seat(seat)), t('about-san-juan'));

export const aboutGovernor = (): Hint => plain(t('word-governor'), t('about-governor'));

/** The buccaneer token, on the seat that has it. */
export const aboutToken = (): Hint => plain(t('buccaneer-token'), t('about-token'));

export const aboutDoubloons = (count: number): Hint =>
  plain(t('count-doubloons', { count }), t('about-doubloons'));

export const aboutPoints = (count: number): Hint =>
  plain(`${t('points-in-chips')}: ${count}`, t('about-points'));

export const aboutNobles = (count: number): Hint =>
  plain(t('count-nobles', { count }), t('ask-ship-person-more'));

/** The goods of a kind that a seat holds, and what it produces. */
export const aboutGood = (good: Good, held: number, makes: number): Hint =>
  plain(t('good-held-makes', { good: goodName(good), held, makes }), t('about-goods'));

/** Something that is left for everybody: how much of it, and what follows from that. */
export function aboutStock(table: PuertoRicoTable, icon: string, label: string, count: number): Hint {
  // With Nobles all workers are in play, and their end is not the game's.
  const hasNobles = table.view.noble_supply !== undefined;
  const words: Record<string, string> = {
    'victory-point': t('end-note-points'),
    worker: hasNobles ? '' : t('end-note-workers'),
    'worker-ship': t('about-ship-people'),
    noble: t('ask-ship-person-more'),
  };
  return plain(t('stock-of', { good: label, count }), words[icon] ?? `${t('supply-goods')}.`);
}
