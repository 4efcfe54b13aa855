import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import { whyOf } from '../../lib/i18n/said';
import { paths } from '../../lib/router.svelte';
import type { Action, Event, Offer, RoleCard, RoleShare } from './wire';
import { linesOf } from '../figures';
import type { Hint, PreviewLine } from '../hint.svelte';
import { clockwise } from '../seating';
import { refusalAnchor } from './anchors';
import type { PuertoRicoTable } from './table.svelte';
import {
  amounts,
  buildingName,
  dashed,
  goodAmount,
  goodTitle,
  placeName,
  roleName,
  rolePicture,
  shipWords,
  tileUse,
  titled,
} from './words';

/** What the popover next to a piece says: what pressing it brings, in numbers, or why it can't be pressed. */

/** Facts already contained in the numbers shown to the player who gives the answer; only the first one counts. */
const IN_NUMBERS = new Set<Event['type']>(['built', 'sold', 'sold_to_post', 'loaded', 'small_wharf_loaded']);

/** Facts of a chosen role that its name, the line about its card or the lines about all seats say already. */
const IN_ROLE = new Set<Event['type']>(['role_chosen', 'produced', 'workers_arrived', 'worker_taken']);

/** Facts about how the game goes on that are told in a single sentence. */
const FOLDED = new Set<Event['type']>(['skipped', 'round_started', 'card_doubloon']);

/** A legal answer: what it brings the player who gives it, and then what follows from it up to the next decision. */
export function previewOf(table: PuertoRicoTable, offer: Offer): Hint {
  const { action } = offer;
  const isMine = (event: Event) => 'seat' in event && event.seat === table.me;
  const inNumbers = offer.preview.find((event) => IN_NUMBERS.has(event.type) && isMine(event));
  const shares = everybodys(table, action);
  const isSaid = ({ type }: Event) =>
    action.type === 'choose_role' && (shares.length > 0 ? IN_ROLE.has(type) : type === 'role_chosen');
  const told = offer.preview.filter((event) => event !== inNumbers && !isSaid(event));
  const others = told.filter((event) => !isMine(event));
  return {
    title: previewTitle(table, action),
    refused: false,
    words: [
      ...aboutAnswer(action, told),
      ...onCard(table, action),
      ...new Set(table.tell(told.filter(isMine))),
    ],
    lines: [...linesOf(offer.numbers?.lines ?? [], table.readers), ...shares],
    after: [...table.tell(others.filter(({ type }) => !FOLDED.has(type))), ...goingOn(table, others, shares)],
  };
}

/** What an answer is called above its preview: if several ships take the good, with the ship. */
function previewTitle(table: PuertoRicoTable, action: Action): string {
  const isOne = (other: Offer) =>
    action.type === 'load' &&
    other.refusal === null &&
    other.action.type === 'load' &&
    other.action.good === action.good;
  if (action.type !== 'load' || [...table.offers.values()].filter(isOne).length < 2) {
    return answerName(table, action);
  }
  return t('act-load', { goods: goodTitle(action.good), ship: shipWords(action.hold) });
}

/** Who is skipped, unless the lines about all seats say that nothing comes of it for them, and whether the round ends. */
function goingOn(table: PuertoRicoTable, others: Event[], shares: PreviewLine[]): string[] {
  const seats = new Set(others.flatMap((event) => (event.type === 'skipped' ? [event.seat] : [])));
  const players = i18n.list([...seats].map((seat) => table.nameOf(seat)));
  const words = [
    seats.size > 0 && shares.length === 0 ? t('preview-skipped', { players, count: seats.size }) : '',
    others.some(({ type }) => type === 'round_started') ? t('preview-round-ends') : '',
  ].filter(Boolean);
  return words.length > 0 ? [words.join(' ')] : [];
}

/** The doubloons that come with a role card. */
function onCard(table: PuertoRicoTable, action: Action): string[] {
  if (action.type !== 'choose_role') return [];
  const card = table.view.cards.find((one) => one.card === action.card);
  return card?.doubloons ? [`${titled(t('role-coins', { count: card.doubloons }))}.`] : [];
}

/** What a role would bring each seat, as the rules foresee it. */
function everybodys(table: PuertoRicoTable, action: Action): PreviewLine[] {
  if (action.type !== 'choose_role') return [];
  const role = table.outlook?.roles.find(({ card }) => card === action.card);
  // Where only the one who chooses gets something, the sentences say it all.
  if (!role || role.seats.every(({ type }) => type === 'nothing' || type === 'doubloons')) return [];
  // They act in this order, beginning with the one who chooses.
  return clockwise([table.me ?? 0], role.seats.length).flatMap((seat) => {
    const share = role.seats[seat];
    return share ? [{ label: table.nameOf(seat), value: plain(i18n.list(shareWords(share, table))) }] : [];
  });
}

/** What a seat would get, or could do, in a role's phase. */
function shareWords(share: RoleShare, table: PuertoRicoTable): string[] {
  switch (share.type) {
    case 'nothing':
      return [t('role-share-nothing')];
    case 'tile': {
      const { plantations: count, quarry } = share;
      if (count === 0) return [t('role-share-quarry')];
      return [t(quarry ? 'role-share-tile-or-quarry' : 'role-share-tile', { count })];
    }
    case 'people': {
      const { count } = share;
      return [t(table.view.noble_ship ? 'role-share-people' : 'count-workers', { count })];
    }
    case 'buildings': {
      const dearest = share.buildings.at(-1);
      if (!dearest) return [];
      const { building, price } = dearest;
      const sale = t('overview-sale', { good: buildingName(building), count: price });
      return [t('role-share-buildings', { count: share.buildings.length, dearest: sale })];
    }
    case 'goods':
      return [
        ...amounts(share.goods),
        ...(share.privilege ? [t('role-share-good-more', { count: share.privilege })] : []),
      ];
    case 'sales':
      return share.sales.map(({ good, doubloons: count }) =>
        t('overview-sale', { good: goodTitle(good), count }),
      );
    case 'loads':
      return share.loads.map(({ good, amount, points: count }) =>
        t('role-share-load', { goods: plain(goodAmount(good, amount)), count }),
      );
    case 'doubloons':
      return [t('count-doubloons', { count: share.count })];
  }
}

/** What an answer does by the rules; a privilege is left out if what it pays is told. */
function aboutAnswer(action: Action, told: Event[] = []): string[] {
  if (action.type === 'deed') return [t(`deed-${action.deed}-effect`)];
  if (action.type === 'build') return [t(`building-${dashed(action.building)}-effect`)];
  if (action.type === 'take_tile') return [tileUse(action.tile)];
  if (action.type !== 'choose_role') return [];
  const words = roleWords(action.card);
  return told.some(({ type }) => type === 'prospector_paid') ? words.slice(0, 1) : words;
}

/** A refused answer: why, and where to find the rule. */
export function whyNot(table: PuertoRicoTable, { action, refusal }: Offer): Hint {
  const anchor = refusal ? refusalAnchor(refusal) : undefined;
  return {
    title: answerName(table, action),
    refused: true,
    // What it would be good for comes first.
    words: [...aboutAnswer(action), ...(refusal ? [whyOf(refusal, table.readers)] : [])],
    lines: [],
    rule: anchor ? { text: t('rule-of', { rule: ruleName(anchor) }), path: paths.rules(anchor) } : undefined,
  };
}

/** What a place on the rules page is called: a building, or a chapter. */
function ruleName(anchor: string): string {
  return anchor.startsWith('building-') ? t(anchor) : t(`rules-${anchor}`);
}

/** What a role does, for reference while nothing is asked. */
export function aboutRole(card: RoleCard): Hint {
  return { title: roleName(card), refused: false, words: roleWords(card), lines: [] };
}

/** What a building does, for reference while nothing is asked. */
export function aboutBuilding(table: PuertoRicoTable, id: string): Hint {
  const facts = table.facts.get(id);
  const lines: PreviewLine[] = facts
    ? [
        { label: t('sum-printed-price'), value: String(facts.cost) },
        { label: t('sum-printed-points'), value: String(facts.points) },
        ...linesOf(table.pieces[id] ?? [], table.readers),
      ]
    : [];
  return { title: buildingName(id), refused: false, words: [t(`building-${dashed(id)}-effect`)], lines };
}

/** A building that a seat owns: how its circles are filled, and what it does. */
export function aboutBuildingOf(table: PuertoRicoTable, { id }: { id: string }, filled: string): Hint {
  const about = aboutBuilding(table, id);
  return { ...about, words: [filled && `${titled(filled)}.`, ...about.words].filter(Boolean) };
}

const roleWords = (card: string): string[] => [
  t(`role-${rolePicture(card)}-action`),
  t('role-privilege', { privilege: t(`role-${rolePicture(card)}-privilege`) }),
];

/** What an answer is called. */
export function answerName(table: PuertoRicoTable, action: Action): string {
  switch (action.type) {
    case 'choose_role':
      return roleName(action.card);
    case 'take_tile':
      return titled(t(`tile-${action.tile}`));
    case 'build':
      return buildingName(action.building);
    case 'take_good':
    case 'sell':
    case 'load':
    case 'store_kind':
    case 'keep_single':
      return t(`good-${action.good}-short`);
    case 'draw_plantation':
      return t('act-draw');
    case 'take_worker':
      return t(raids(table) ? 'act-raid-workers' : 'act-take-worker');
    case 'accept':
      return t('act-accept');
    case 'assign_workers':
      return t('ask-place-workers');
    case 'pass':
      return passName(table.view.decision.type);
    case 'draft_building':
      return buildingName(action.building);
    case 'plant_forest':
      return t('act-forest', { tile: t(`tile-${action.good}`) });
    case 'move_guest':
      return titled(placeName(action.place));
    case 'return_worker':
      return t('act-return-worker', { place: action.place ? placeName(action.place) : t('word-san-juan') });
    case 'return_good':
      return t('act-return-good', { good: t(`good-${action.good}`) });
    case 'return_point':
      return t('act-return-point');
    case 'sell_to_post':
      return t('act-sell-to-post', { good: t(`good-${action.good}`) });
    case 'use_small_wharf':
      return t('act-small-wharf');
    case 'ship':
      return t('good-amount', { count: action.amount, good: t(`good-${action.good}`) });
    case 'take_noble':
      return t(raids(table) ? 'act-raid-noble' : 'act-take-noble');
    case 'assign_nobles':
      return t('act-assign-nobles', { place: placeName(action.place), count: action.nobles });
    case 'move_noble_guest':
    case 'place_raided_noble':
      return t('act-move-noble', { place: placeName(action.place) });
    case 'return_noble':
      return t('act-return-noble', { place: action.place ? placeName(action.place) : t('word-san-juan') });
    case 'give_up_tile':
      return t(`act-give-up-${action.occupant}`, { tile: t(`tile-${action.good}`) });
    case 'give_up_forest':
      return t('act-give-up-forest', { tile: t(`tile-${action.good}`) });
    case 'deliver':
      return t('act-deliver', { good: t(`good-${action.good}`) });
    case 'deed':
      return t(`deed-${action.deed}`);
    case 'rob_ship':
      return t('ship-name', { capacity: action.capacity });
    case 'keep_loot':
      return t('act-keep-loot', { count: action.goods });
    case 'place_raided':
      return titled(placeName(action.place));
    case 'capture':
      return roleName(action.card);
  }
}

/** Whether the question is who leaves the worker ship with a raid, not who comes from it. */
const raids = (table: PuertoRicoTable): boolean => table.view.decision.type === 'raid_persons';

/** The button that declines, by what is declined. */
function passName(decision: string): string {
  const names: Record<string, string> = {
    build: 'act-pass-build',
    guesthouse: 'act-guests-stay',
    sell: 'act-pass-sell',
    load: 'act-pass-load',
    take_tile: 'act-pass-tile',
    second_tile: 'act-pass-tile',
    deed: 'act-no-deed',
    place_raided: 'act-raid-done',
  };
  return t(names[decision] ?? 'act-decline');
}
