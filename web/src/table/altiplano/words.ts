import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { mark } from '../../lib/i18n/rich';
import type {
  BasicAction,
  ComponentsFacts,
  Effect,
  Extension,
  Good,
  Location,
  Mission,
  Order,
  Place,
  Role,
  SeatView,
  Workshop,
} from './wire';
import { counted, effectOf, GOODS, isLocation } from './model';

/** Keys from the wire as ids of the locales: the same with dashes. */
export const dashed = (key: string): string => key.replaceAll('_', '-');

/** The text with its first letter capitalised as in the language, even if that letter is inside a mark. */
export const titled = (text: string): string =>
  text.replace(
    /^(\uE000[^\uE001]*\uE001)?(.)/u,
    (_, open: string | undefined, first: string) => (open ?? '') + first.toLocaleUpperCase(),
  );

export const goodName = (good: Good): string => t(`altiplano-good-${good}`);
export const goodTitle = (good: Good): string => titled(goodName(good));
export const locationName = (location: Location): string => t(`altiplano-location-${location}`);

/** One good out of several, as a workshop gives it: "Wood/Stone", with a line break allowed after the slash. */
export const goodChoice = (goods: Good[]): string => goods.map(goodTitle).join('/\u200b');
export const roleName = (role: Role): string => t(`altiplano-role-${role}`);
export const missionWords = (mission: Mission): string => t(`altiplano-mission-${mission}`);
export const actionTitle = (action: BasicAction): string => t(`altiplano-action-${dashed(action)}`);

/** A kind of goods, marked so that its drawing appears next to it. */
export const goodMark = (good: Good): string => mark('alti', good, goodName(good));

/** "3 fish", marked in the same way. */
export const goodAmount = (good: Good, count: number): string =>
  mark('alti', good, t('good-amount', { count, good: goodName(good) }));

/** A handful of tiles in words: "2 food and 1 fish". */
export const goodsWords = (goods: readonly Good[]): string =>
  i18n.list(counted(goods).map(({ good, count }) => goodAmount(good, count)));

/** Kinds of which one is chosen: "ore, stone or wood". */
export const choiceWords = (goods: readonly Good[]): string => i18n.choice(goods.map(goodMark));

/** What a role or extension tile does, as a sentence part: "1 food gives ore". */
export function workshopWords(workshop: Workshop): string {
  const input = workshop.input
    ? goodAmount(workshop.input, workshop.count)
    : t('altiplano-coins', { count: workshop.count });
  return t('altiplano-gives', { input, gains: choiceWords(workshop.gains) });
}

/** The name of an extension tile: what it does. */
export function extensionWords(extension: Extension | Effect, workshop: Workshop | null | undefined): string {
  if (workshop) return workshopWords(workshop);
  return t(`altiplano-extension-${effectOf(extension)}`);
}

/** The heading of a place on the player's own board: a tile is named by what it gives. */
export function placeTitle(seat: SeatView, place: Place): string {
  const own = seat.workshops.find((one) => one.place === place);
  if (!own) return titled(placeName(place));
  const name = place === 'role' && seat.role ? roleName(seat.role) : placeName(place);
  return t('alti-colon', { what: titled(name), words: own.workshop.gains.map(goodName).join('/') });
}

/** Where tiles are: a location, the movement spaces, the role tile or an extension. */
export function placeName(place: Place): string {
  if (isLocation(place)) return locationName(place);
  if (place === 'movement') return t('altiplano-place-movement');
  if (place === 'role') return t('altiplano-place-role');
  if (place === 'any-location') return t('altiplano-place-any-location');
  return t('alti-place-extension');
}

/** Why the game ends, and when. */
export function triggerWords(
  trigger: { type: 'empty'; location: Location } | { type: 'strip' },
  round: number,
): string {
  return trigger.type === 'empty'
    ? t('altiplano-log-end-triggered-empty', { location: locationName(trigger.location), round })
    : t('altiplano-log-end-triggered-strip', { round });
}

/** What an extension tile does, as its name. */
export function extensionName(extension: Extension, components: ComponentsFacts): string {
  const facts = components.extensions.find((one) => one.extension === extension);
  return extensionWords(effectOf(extension), facts?.workshop);
}

/** The goods of an order in words. */
export function orderGoods(order: Order | null, components: ComponentsFacts): string {
  const facts = components.orders.find((one) => one.order === order);
  return facts ? goodsWords([...facts.goods].sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b))) : '';
}
