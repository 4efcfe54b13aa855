import { t } from '../../lib/i18n/i18n.svelte';
import { mark } from '../../lib/i18n/rich';
import type { ByGood, Good, Hold, Place, SeatView } from './wire';
import { GOODS, type BuildingFacts, type TileModel } from './model';

/** Keys from the wire as ids of the locales: the same with dashes. */
export const dashed = (key: string): string => key.replaceAll('_', '-');

/** The text with its first letter capitalised as in the language: names of goods are lower case in a sentence. */
export const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const goodName = (good: string): string => t(`good-${good}`);
export const goodTitle = (good: string): string => t(`good-${good}-short`);
export const tileName = (tile: string): string => t(`tile-${tile}`);
export const tileTitle = (tile: string): string => t(`tile-${tile}-short`);
export const buildingName = (building: string): string => t(`building-${dashed(building)}`);
export const buildingShort = (building: string): string => t(`building-${dashed(building)}-short`);

/** Both prospector cards are the same role; only a log needs to distinguish them, and it does so by their coins. */
export const rolePicture = (card: string): string => (card === 'second_prospector' ? 'prospector' : card);
export const roleName = (card: string): string => t(`role-${rolePicture(card)}`);

export const roleShort = (card: string): string => t(`role-${rolePicture(card)}-short`);

/** "3 corn", marked so that its drawing appears next to it. */
export const goodAmount = (good: Good, count: number): string =>
  mark('good', good, t('good-amount', { count, good: goodName(good) }));

/** The kinds with a non-zero amount, cheapest first. */
export function amounts(goods: ByGood<number>): string[] {
  return GOODS.filter((good) => goods[good] > 0).map((good) => goodAmount(good, goods[good]));
}

export function placeName(place: Place): string {
  return 'tile' in place ? tileName(place.tile) : buildingName(place.building);
}

/** A ship by its number of holds, or the seat's wharf. */
export const shipWords = (hold: Hold): string =>
  hold === 'wharf' ? t('word-private-ship') : t('ship-name', { capacity: hold.ship });

/** How many people wait in San Juan, and how many of them are nobles. */
export function sanJuanWords({ san_juan, san_juan_nobles = 0 }: SeatView): string {
  const words = t('san-juan-count', { count: san_juan });
  return san_juan_nobles > 0 ? `${words} (${t('count-nobles', { count: san_juan_nobles })})` : words;
}

/** Who is on a building: "2 of 3 circles filled, 1 noble". */
export function filledWords(facts: BuildingFacts, workers: number, nobles: number): string {
  const words = t('circles-filled', { workers, circles: facts.circles });
  return nobles > 0 ? `${words}, ${t('count-nobles', { count: nobles })}` : words;
}

/** A tile of an island as read by a screen reader. */
export function tileWords(tile: TileModel): string {
  if (tile.kind === 'forest') {
    return t('tile-forest-words', { tile: tile.under ? tileName(tile.under) : '' });
  }
  const id = tile.noble ? 'tile-noble' : tile.worked ? 'tile-worked' : 'tile-idle';
  return t(id, { tile: titled(tileName(tile.kind)) });
}

/** What a tile brings its owner. */
export function tileUse(tile: TileModel['kind']): string {
  if (tile === 'forest') return t('building-forest-house-effect');
  return t(tile === 'corn' || tile === 'quarry' ? `about-${tile}` : 'about-good');
}

/** "large production building" and the like. */
export const kindName = (facts: BuildingFacts): string => t(`kind-${facts.kind}`);
