import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { whyOf } from '../../lib/i18n/said';
import { paths } from '../../lib/router.svelte';
import type { Action, Event, Offer, RoleCard, Seat } from './wire';
import type { Hint, PreviewLine } from '../hint.svelte';
import { refusalAnchor } from './anchors';
import type { PuertoRicoTable } from './table.svelte';
import type { BuildingFacts } from './model';
import { worthAtEnd } from './worth';
import { buildingName, dashed, placeName, roleName, rolePicture, titled } from './words';

/** What the popover beside a piece says: what a press brings, in numbers, or why it can't be pressed. */

/** What an answer gains for the one who gives it. */
export interface Gain {
  amount: number;
  of: 'points' | 'doubloons';
  /** It is a price: what is paid, not what comes in. */
  price: boolean;
}

/** Facts that bring points for an answer. */
const POINT_EVENTS = new Set<Event['type']>(['small_wharf_loaded', 'house_plundered', 'good_delivered']);

/** What the answer brings at once to the seat. */
export function gainOf(offer: Offer, me: Seat | null): Gain | undefined {
  if (offer.refusal !== null) return undefined;
  for (const event of offer.preview) {
    if (!('seat' in event) || event.seat !== me) continue;
    if (event.type === 'loaded') return { amount: event.points, of: 'points', price: false };
    if (POINT_EVENTS.has(event.type) && 'points' in event) {
      return { amount: event.points, of: 'points', price: false };
    }
    if (event.type === 'sold' || event.type === 'sold_to_post')
      return { amount: event.doubloons, of: 'doubloons', price: false };
    if (event.type === 'land_office_bought') {
      return { amount: event.doubloons, of: 'doubloons', price: true };
    }
    if (event.type === 'built') return { amount: event.paid, of: 'doubloons', price: true };
  }
  const coins = offer.preview.reduce((sum, event) => sum + coinsOf(event, me), 0);
  return coins > 0 ? { amount: coins, of: 'doubloons', price: false } : undefined;
}

/** Facts that bring doubloons beside a sale. */
const COIN_EVENTS = new Set<Event['type']>([
  'role_chosen',
  'prospector_paid',
  'factory_paid',
  'specialty_factory_paid',
  'lighthouse_paid',
  'role_captured',
  'jeweler_paid',
  'chapel_paid',
  'tile_given_up',
  'forest_given_up',
]);

function coinsOf(event: Event, me: Seat | null): number {
  if (!('seat' in event) || event.seat !== me) return 0;
  return COIN_EVENTS.has(event.type) && 'doubloons' in event ? event.doubloons : 0;
}

/** A legal answer: what it does, and what follows from it up to the next decision. */
export function previewOf(table: PuertoRicoTable, offer: Offer): Hint {
  const lines = offer.preview.flatMap((event) => linesOf(table, event));
  const told = offer.preview.filter((event) => linesOf(table, event).length === 0);
  return {
    title: answerName(table, offer.action),
    refused: false,
    words: [...aboutAnswer(offer.action), ...table.tell(told)],
    lines,
  };
}

function aboutAnswer(action: Action): string[] {
  if (action.type === 'deed') return [t(`deed-${action.deed}-effect`)];
  if (action.type === 'build') return [t(`building-${dashed(action.building)}-effect`)];
  return action.type === 'choose_role' ? roleWords(action.card) : [];
}

/** A refused answer: why, and where the rule stands. */
export function whyNot(table: PuertoRicoTable, { action, refusal }: Offer): Hint {
  const anchor = refusal ? refusalAnchor(refusal) : undefined;
  return {
    title: answerName(table, action),
    refused: true,
    words: refusal ? [whyOf(refusal, table.readers)] : [],
    lines: [],
    rule: anchor ? { text: t('rule-of', { rule: ruleName(anchor) }), path: paths.rules(anchor) } : undefined,
  };
}

/** What a place of the rules page is called: a building, or a chapter. */
function ruleName(anchor: string): string {
  return anchor.startsWith('building-') ? t(anchor) : t(`rules-${anchor}`);
}

/** What a role does, for looking while nothing is asked. */
export function aboutRole(card: RoleCard): Hint {
  return { title: roleName(card), refused: false, words: roleWords(card), lines: [] };
}

/** What a building does, for looking while nothing is asked. */
export function aboutBuilding(table: PuertoRicoTable, id: string): Hint {
  const facts = table.facts.get(id);
  const lines: PreviewLine[] = facts
    ? [
        { label: t('sum-printed-price'), value: String(facts.cost) },
        { label: t('sum-printed-points'), value: String(facts.points) },
        ...worthLine(table, facts),
      ]
    : [];
  return { title: buildingName(id), refused: false, words: [t(`building-${dashed(id)}-effect`)], lines };
}

const roleWords = (card: string): string[] => [
  t(`role-${rolePicture(card)}-action`),
  t('role-privilege', { privilege: t(`role-${rolePicture(card)}-privilege`) }),
];

/** A fact taken apart into numbers, where it is about money or points of the one who looks. */
function linesOf(table: PuertoRicoTable, event: Event): PreviewLine[] {
  if (!('seat' in event) || event.seat !== table.me) return [];
  const purse = table.seat(event.seat).doubloons;
  const { phase } = table.view;
  const privilege = t('sum-privilege', { role: phase ? roleName(phase.role) : '' });
  switch (event.type) {
    case 'built':
      return [
        { label: t('sum-printed-price'), value: String(event.cost) },
        ...part(privilege, -event.privilege),
        ...part(t('sum-quarries'), -event.quarries),
        ...part(t('sum-forests'), -(event.forests ?? 0)),
        ...part(buildingName('zoning_office'), -(event.zoning ?? 0)),
        ...part(t('sum-black-market'), -shortOf(event)),
        sum(t('sum-you-pay'), event.paid),
        sum(t('sum-left'), purse - event.paid),
        { label: t('sum-printed-points'), value: signed(table.facts.get(event.building)?.points ?? 0) },
        ...worthLine(table, table.facts.get(event.building)),
      ];
    case 'sold':
      return [
        { label: titled(t('word-price')), value: signed(event.price) },
        ...part(privilege, event.privilege),
        ...part(t('sum-markets'), event.markets),
        sum(t('sum-you-get'), event.doubloons),
        sum(t('sum-then'), purse + event.doubloons),
      ];
    case 'sold_to_post':
      return [
        { label: titled(t('word-price')), value: signed(event.doubloons - event.privilege) },
        ...part(privilege, event.privilege),
        sum(t('sum-you-get'), event.doubloons),
        sum(t('sum-then'), purse + event.doubloons),
      ];
    case 'small_wharf_loaded':
      return [
        { label: t('sum-pairs-loaded'), value: signed(event.points - event.harbor - event.privilege) },
        ...part(privilege, event.privilege),
        ...part(t('sum-harbor'), event.harbor),
        sum(t('sum-points-gained'), event.points),
      ];
    case 'loaded':
      return [
        { label: t('sum-goods-loaded'), value: signed(event.amount) },
        ...part(privilege, event.privilege),
        ...part(t('sum-harbor'), event.harbor),
        sum(t('sum-points-gained'), event.points),
      ];
    default:
      return [];
  }
}

/** What a large building would bring at the end as things stand, for the island in front. */
function worthLine(table: PuertoRicoTable, facts: BuildingFacts | undefined): PreviewLine[] {
  if (!facts) return [];
  const worth = worthAtEnd(facts.id, table.seat(table.front), table.plots(table.front), facts);
  return worth === undefined ? [] : [{ label: t('sum-worth-now'), value: signed(worth) }];
}

/** What of a price is not paid in doubloons but with the black market. */
function shortOf(event: Event & { type: 'built' }): number {
  return Math.max(
    0,
    event.cost - event.quarries - event.privilege - (event.forests ?? 0) - (event.zoning ?? 0) - event.paid,
  );
}

/** A part of a sum; nothing where it is nothing. */
const part = (label: string, value: number): PreviewLine[] =>
  value === 0 ? [] : [{ label, value: signed(value) }];
const sum = (label: string, value: number): PreviewLine => ({ label, value: i18n.number(value), sum: true });

/** A number with its sign, as a gain or a discount is written. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

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

/** Whether it is asked who leaves the worker ship with a raid, not who comes from it. */
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
