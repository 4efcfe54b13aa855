import { t } from '../../lib/i18n/i18n.svelte';
import type { Deed, Good, Offer, Place } from './wire';
import type { AnswerGain } from '../../wire';
import type { Control } from '../control';
import { questionWords, type Question } from '../question';
import { answerName } from './preview';
import type { PuertoRicoTable } from './table.svelte';
import { buildingPicture } from './model';
import {
  goodAmount,
  goodTitle,
  placeName,
  buildingName,
  buildingShort,
  roleName,
  roleShort,
  titled,
  shipWords,
} from './words';
import { plain } from '../../lib/i18n/rich';

/** A choice on the dock. */
export interface Option {
  /** The answer in notation; tests and shortcuts also find it by this. */
  key: string;
  icon: string;
  name: string;
  /** The name where there is little room: at most ten letters. */
  short: string;
  /** What distinguishes it from another one of the same name; empty if the name is enough. */
  which: string;
  /** A few words under the name, if there is room. */
  sub: string;
  gain: AnswerGain | undefined;
  control: Control;
}

/** What the open decision asks the viewer. */
export function questionOf(table: PuertoRicoTable): Question {
  const question = questionWords(table.question, table.readers);
  // The rules ask kind by kind and place by place; the dock asks for all of them at once.
  const { type } = table.view.decision;
  if (type === 'place_nobles') return { ...question, more: t('place-nobles-words') };
  if (type === 'take_tile') return { ...question, more: tileWords(table) ?? question.more };
  return type === 'small_wharf' ? { ...question, more: t('wharf-words') } : question;
}

/** What may be taken in the Settler phase: with a quarry for those who may take one now, and what it takes for the others. */
function tileWords(table: PuertoRicoTable): string | undefined {
  const quarry = [...table.offers.values()].find(
    ({ action }) => action.type === 'take_tile' && action.tile === 'quarry',
  );
  if (quarry?.refusal === null) return t('take-tile-or-quarry');
  if (quarry?.refusal.type === 'quarry_needs_hut') return t('take-tile-needs-hut');
  return quarry?.refusal.type === 'no_quarry_left' ? t('take-tile-plantation') : undefined;
}

/**
 * The choices of the dock in a sensible order: those that are legal or informative; all others still explain themselves
 * on the table.
 */
export function optionsOf(table: PuertoRicoTable): Option[] {
  const offers = [...table.offers.values()].filter((offer) => offer.action.type !== 'pass');
  const kind = table.view.decision.type;
  const chosen =
    kind === 'build'
      ? offers.filter((offer) => offer.refusal === null)
      : kind === 'load'
        ? loads(offers)
        : offers.filter((offer) => !POINTLESS.has(offer.refusal?.type ?? ''));
  const options = apart(chosen.flatMap((offer) => option(table, offer) ?? []));
  const { pass } = table;
  const passOption = pass?.refusal === null ? option(table, pass) : undefined;
  return passOption ? [...options, passOption] : options;
}

/** If several options have the same name, each says which one it is; all others need not. */
function apart(options: Option[]): Option[] {
  const alike = (one: Option) => options.filter((other) => other.short === one.short).length > 1;
  return options.map((one) => (one.which && !alike(one) ? { ...one, which: '' } : one));
}

/** Refusals that nobody needs to read on the dock, because there is simply nothing there. */
const POINTLESS = new Set(['none_owned', 'not_on_offer', 'no_such_card', 'not_produced', 'no_forest_house']);

/** Every legal loading, and one informative refusal for each kind that can't be loaded. */
function loads(offers: Offer[]): Offer[] {
  const legal = offers.filter((offer) => offer.refusal === null);
  const able = new Set(legal.map(({ action }) => ('good' in action ? action.good : '')));
  const silent = new Set(['none_owned', 'no_wharf', 'no_such_ship', 'no_small_wharf']);
  const refused = offers.filter(({ action, refusal }) => {
    if (!refusal || silent.has(refusal.type) || !('good' in action) || able.has(action.good)) return false;
    able.add(action.good);
    return true;
  });
  return [...legal, ...refused];
}

function option(table: PuertoRicoTable, offer: Offer): Option | undefined {
  const control = table.control(offer.notation);
  if (!control) return undefined;
  const { action } = offer;
  const name = answerName(table, action);
  const base = {
    key: offer.notation,
    gain: offer.numbers?.gain,
    control,
    sub: '',
    which: '',
    name,
    short: name,
  };
  switch (action.type) {
    case 'choose_role': {
      const taken = offer.refusal?.type === 'role_taken';
      return {
        ...base,
        icon: `role-${action.card === 'second_prospector' ? 'prospector' : action.card}`,
        name: roleName(action.card),
        short: roleShort(action.card),
        sub: taken ? t('role-taken') : '',
      };
    }
    case 'take_tile':
      return {
        ...base,
        icon: `tile-${action.tile}`,
        name: titled(t(`tile-${action.tile}-short`)),
        short: t(`tile-${action.tile}-short`),
      };
    case 'draw_plantation':
      return { ...base, icon: 'tile-back' };
    case 'take_worker':
      return { ...base, icon: 'worker', short: personShort(table, name, 'worker'), sub: raidSub(offer) };
    case 'build': {
      const facts = table.facts.get(action.building);
      return { ...base, icon: `kind-${facts?.kind ?? 'commercial'}`, short: buildingShort(action.building) };
    }
    case 'load':
      return { ...base, icon: `good-${action.good}`, sub: loadSub(offer), which: shipWords(action.hold) };
    case 'sell':
    case 'take_good':
    case 'store_kind':
    case 'keep_single':
      return { ...base, icon: `good-${action.good}` };
    case 'accept':
      return { ...base, icon: 'done' };
    case 'pass':
      return { ...base, icon: 'to', short: t('act-pass') };
    case 'plant_forest':
      return { ...base, icon: 'tile-forest', short: t('tile-forest-short') };
    case 'move_guest':
      return { ...base, icon: placePicture(action.place), short: placeShort(action.place) };
    case 'return_worker':
      return {
        ...base,
        icon: 'worker',
        name: titled(t('word-worker')),
        short: action.place ? placeShort(action.place) : t('word-san-juan'),
        sub: action.place ? placeName(action.place) : t('word-san-juan'),
      };
    case 'return_good':
      return {
        ...base,
        icon: `good-${action.good}`,
        name: goodTitle(action.good),
        short: goodTitle(action.good),
      };
    case 'return_point':
      return { ...base, icon: 'victory-point' };
    case 'sell_to_post':
      return {
        ...base,
        icon: `good-${action.good}`,
        name: goodTitle(action.good),
        short: goodTitle(action.good),
        sub: buildingName('trading_post'),
      };
    case 'use_small_wharf':
      return {
        ...base,
        icon: buildingPicture('small_wharf'),
        name: buildingName('small_wharf'),
        short: buildingShort('small_wharf'),
        sub: t('option-small-wharf'),
      };
    case 'ship':
      return { ...base, icon: `good-${action.good}` };
    case 'deed':
      return { ...base, icon: DEED_PICTURES[action.deed], sub: deedSub(table, action.deed, offer) };
    case 'rob_ship': {
      const cargo = cargoOf(table, action.capacity);
      return { ...base, icon: cargo ? `good-${cargo.good}` : 'ship', sub: cargo?.words ?? '' };
    }
    case 'keep_loot': {
      const { decision } = table.view;
      const cargo = decision.type === 'keep_loot' ? cargoOf(table, decision.capacity) : undefined;
      const name = t('count-goods', { count: action.goods });
      return { ...base, icon: cargo ? `good-${cargo.good}` : 'ship', name, short: name };
    }
    case 'place_raided':
      return { ...base, icon: placePicture(action.place), short: placeShort(action.place) };
    case 'capture':
      return {
        ...base,
        icon: `role-${action.card === 'second_prospector' ? 'prospector' : action.card}`,
        short: roleShort(action.card),
      };
    case 'take_noble':
      return { ...base, icon: 'noble', short: personShort(table, name, 'noble'), sub: raidSub(offer) };
    case 'return_noble':
    case 'move_noble_guest':
    case 'place_raided_noble':
      return {
        ...base,
        icon: 'noble',
        short: titled(t('word-noble')),
        which: action.place ? placeShort(action.place) : t('word-san-juan'),
      };
    case 'give_up_tile':
      return {
        ...base,
        icon: `tile-${action.good}`,
        short: t(`tile-${action.good}-short`),
        which:
          action.occupant === 'noble'
            ? t('count-nobles', { count: 1 })
            : t('count-workers', { count: action.occupant === 'worker' ? 1 : 0 }),
      };
    case 'give_up_forest':
      return {
        ...base,
        icon: 'tile-forest',
        short: t('tile-forest-short'),
        which: t(`tile-${action.good}-short`),
      };
    case 'deliver':
      return { ...base, icon: `good-${action.good}`, short: goodTitle(action.good) };
    case 'assign_nobles':
    case 'draft_building': // The draft has a screen of its own.
    case 'assign_workers':
      return undefined;
  }
}

const DEED_PICTURES: Record<Deed, string> = {
  piracy: 'ship',
  plunder: 'trading-house',
  raid: 'worker-ship',
  capture: 'role-buccaneer',
};

/** What a cargo ship carries, in words and as a drawing. */
function cargoOf(table: PuertoRicoTable, capacity: number): { good: Good; words: string } | undefined {
  const ship = table.view.ships.find((one) => one.capacity === capacity);
  if (!ship?.good) return undefined;
  return { good: ship.good, words: plain(goodAmount(ship.good, ship.amount)) };
}

/** What a deed is about at the moment: ships with goods, goods in the house, who leaves the worker ship, cards left. */
function deedSub(table: PuertoRicoTable, deed: Deed, offer: Offer): string {
  const { view } = table;
  const counts: Record<Deed, string> = {
    piracy: t('deed-ships', { count: view.ships.filter((ship) => ship.amount > 0).length }),
    plunder: t('count-goods', { count: view.trading_house.length }),
    raid: raidSub(offer),
    capture: t('deed-cards', {
      count: view.cards.filter((card) => card.taken_by === null && card.card !== 'buccaneer').length,
    }),
  };
  return counts[deed];
}

/** A person where there is little room; for a raid the whole answer, because others leave the ship, too. */
const personShort = (table: PuertoRicoTable, name: string, person: 'worker' | 'noble'): string =>
  table.view.decision.type === 'raid_persons' ? name : titled(t(`word-${person}`));

/** Who leaves the worker ship with this answer; empty if it raids nobody, or if that is asked next. */
function raidSub(offer: Offer): string {
  const raid = offer.preview.find((event) => event.type === 'workers_raided');
  if (!raid) return '';
  const { workers, nobles } = raid;
  return [
    ...(nobles > 0 ? [t('count-nobles', { count: nobles })] : []),
    ...(workers > 0 ? [t('count-workers', { count: workers })] : []),
  ].join(', ');
}

const placePicture = (place: Place): string =>
  'tile' in place ? `tile-${place.tile}` : buildingPicture(place.building);
const placeShort = (place: Place): string =>
  'tile' in place ? t(`tile-${place.tile}-short`) : buildingShort(place.building);

/** "2 corn on ship 5", or that no ship takes it. */
function loadSub(offer: Offer): string {
  const { action } = offer;
  if (action.type !== 'load') return '';
  if (offer.refusal) return t('option-no-ship');
  for (const event of offer.preview) {
    if (event.type === 'loaded') {
      const goods = plain(goodAmount(event.good, event.amount));
      return t('act-load', { goods, ship: shipWords(action.hold) });
    }
  }
  return shipWords(action.hold);
}
