import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { plain } from '../../lib/i18n/rich';
import { sentences } from '../../lib/i18n/sentences';
import type { Control } from '../control';
import { questionWords, type Question } from '../question';
import type { Choice } from './choices';
import { readyAt, readyFirst } from './destinations';
import { isLocation } from './model';
import { PICKED } from './picking.svelte';
import { choiceHint } from './choicePreview';
import type { GainOf } from '../../wire';
import { signed } from '../figures';
import { answerName, choiceName, legWords, numbersOf, type Leg } from './preview';
import { readyName } from './readyName';
import { showHere, type AltiplanoTable } from './table.svelte';
import type { Action, BasicAction, Good, Location, Offer } from './wire';
import { shelfThen } from './stores';
import { goodsWords, goodTitle, locationName, workshopWords } from './words';

/** What an answer brings, as the dock shows it. */
export interface Gain {
  text: string;
  of: GainOf;
}

/** The absolute size of a gain, whichever its sign: determines the plural form of the word after it. */
export const sizeOf = ({ text }: Gain): number => Number(text.replace(/\D/g, ''));

/** A choice on the dock. */
export interface Option {
  /** The answer in notation, or the action's key; tests and shortcuts also find it by this. */
  key: string;
  icon: string;
  name: string;
  /** A few words under the name, if there is room. */
  sub: string;
  /** The way there, if a move comes first. */
  leg: Leg | undefined;
  gain: Gain | undefined;
  control: Control;
  /** The tiles that the name lists, to be drawn in its place. */
  goods?: readonly Good[];
  /** Whether it ends the turn or the round. */
  closes?: boolean;
}

/** What the open decision asks the viewer. */
export function questionOf(table: AltiplanoTable): Question {
  const question = questionWords(table.question, table.readers);
  // In the player's own turn, the moves that are left are more useful than the rules of moving.
  const { type } = table.view.decision;
  return type === 'act' || type === 'after_action' ? { ...question, more: movesLeft(table) } : question;
}

/** Where the pawn is and what can still move it. */
function movesLeft(table: AltiplanoTable): string {
  const { pawn } = table.mine;
  const { means } = table;
  if (!pawn || !means) return '';
  return t('alti-moves-left', {
    location: locationName(pawn),
    free: means.first_cart ? 'yes' : 'no',
    fuel: means.fuel,
    carts: means.further_carts,
  });
}

/** The question while the choices of an action are open: which order, which boat, where to. */
export function openedTitle(table: AltiplanoTable, opened: string): string {
  const choice = table.choices.find(({ key }) => key === opened);
  const at = isLocation(opened as Location) ? locationName(opened as Location) : t('alti-move');
  return t('alti-choose-from', { what: choice ? choiceName(table, choice) : at });
}

/** The choices of the dock in a sensible order. */
export function optionsOf(table: AltiplanoTable, opened: string | undefined): Option[] {
  const { decision } = table.view;
  if ((decision.type === 'act' || decision.type === 'after_action') && opened)
    return openedOptions(table, opened);
  if (decision.type === 'act') return actOptions(table);
  const offers = [...table.offers.values()];
  if (decision.type === 'after_action') {
    return [
      ...readyOptions(table),
      ...moveOption(table),
      ...offers.filter(({ action }) => !('to' in action)).map((o) => closingOption(table, o)),
    ];
  }
  const shown = decision.type === 'corn' ? offers.filter(({ refusal }) => refusal === null) : offers;
  // The locations in the order in which they lie on the table.
  const lies = ({ action }: Offer): number =>
    action.type === 'place_pawn' ? table.view.ring.indexOf(action.location) : 0;
  shown.sort((a, b) => lies(a) - lies(b));
  return readyFirst(table, shown, (offer) => option(table, offer));
}

/**
 * The choices in the player's own turn: what can be done here, what needs a move first, and what is ready but out of
 * reach.
 */
function actOptions(table: AltiplanoTable): Option[] {
  const rank = ({ state }: Choice) => ['now', 'after-move', 'far', 'not'].indexOf(state);
  const shown = table.choices
    .filter(({ state }) => state !== 'not')
    .sort((a, b) => rank(a) - rank(b) || steps(table, a) - steps(table, b));
  const ends = [...table.offers.values()].filter(({ action }) => action.type === 'pass');
  return [
    ...shown.map((choice) => choiceOption(table, choice)),
    ...moveOption(table),
    ...ends.filter(({ refusal }) => refusal === null).map((offer) => option(table, offer)),
  ];
}

const steps = (table: AltiplanoTable, { location }: Choice): number =>
  location ? (table.steps(location) ?? 0) : 0;

/** After an action: the places where tiles are ready for the next one, the best first, each with the best way there. */
function readyOptions(table: AltiplanoTable): Option[] {
  const rows = table.view.ring.flatMap((location) => {
    const ready = readyAt(table, location);
    const [best] = ready;
    const leg = best && location !== table.mine.pawn ? table.ways(location)?.[0] : undefined;
    if (!best || !leg) return [];
    const [first, ...rest] = leg.moves;
    const offer = table.movesTo(location).find(({ action }) => sameMove(action, first)) ?? undefined;
    // A way of several steps is offered step by step: the first one leads to another place.
    if (!first || rest.length > 0 || !offer) return [];
    const base = option(table, offer);
    const what = i18n.list(ready.map(readyName));
    return [
      {
        ...base,
        key: `go ${location}`,
        icon: `loc-${location}`,
        name: locationName(location),
        sub: what,
        leg,
        gain: best.points > 0 ? ({ text: signed(best.points), of: 'points' } as const) : undefined,
        control: { ...base.control, words: `${what}. ${base.control.words}` },
        points: best.points,
      },
    ];
  });
  return rows.sort((a, b) => b.points - a.points);
}

const sameMove = (a: Action, b: Action | undefined): boolean =>
  b !== undefined && a.type === b.type && 'to' in a && 'to' in b && a.to === b.to;

/** What ends the turn, with what is ready where the pawn is, for the next turn. */
function closingOption(table: AltiplanoTable, offer: Offer): Option {
  const base = option(table, offer);
  const here = table.ready.filter(({ location }) => location === table.mine.pawn);
  if (offer.action.type !== 'end_turn' || here.length === 0) return base;
  const next = t('alti-ready-here', { actions: i18n.list(here.map(readyName)) });
  const { hint } = base.control;
  return {
    ...base,
    sub: next,
    control: {
      ...base.control,
      words: `${next} ${base.control.words}`,
      hint: hint && { ...hint, words: [next, ...hint.words] },
    },
  };
}

/** The choices behind an action that was pressed: which boat, which house, how many, or which way to a place. */
function openedOptions(table: AltiplanoTable, opened: string): Option[] {
  if (opened === 'move') {
    const moves = table.view.ring.flatMap((location) => table.movesTo(location));
    return readyFirst(table, moves, (offer) => option(table, offer));
  }
  if (isLocation(opened as Location)) {
    return readyFirst(table, table.movesTo(opened as Location), (offer) => option(table, offer));
  }
  const choice = table.choices.find(({ key }) => key === opened);
  return (choice?.offers ?? []).map((offer) => pickOption(table, offer, choice));
}

/** Moving on its own, if that is possible. */
function moveOption(table: AltiplanoTable): Option[] {
  const moves = [...table.offers.values()].filter(
    ({ action, refusal }) => refusal === null && 'to' in action,
  );
  if (moves.length === 0) return [];
  const name = t('alti-move');
  const after = table.view.decision.type === 'after_action';
  return [
    {
      key: 'move',
      icon: 'pawn',
      name,
      sub: '',
      leg: undefined,
      gain: undefined,
      control: {
        legal: true,
        press: () => table.open('move'),
        hint: undefined,
        gain: '',
        words: t(after ? 'alti-move-after-words' : 'alti-move-words'),
      },
    },
  ];
}

function choiceOption(table: AltiplanoTable, choice: Choice): Option {
  return {
    key: choice.key,
    icon: iconOf(choice),
    name: choiceName(table, choice),
    sub: subOfChoice(choice),
    leg: choice.leg,
    gain: gainOfChoice(table, choice),
    control: choiceControl(table, choice),
  };
}

/** Where it is done, if a move comes first, and with which tiles. */
function subOfChoice({ leg, location, ready }: Choice): string {
  const tiles = ready && ready.tiles.length > 0 ? plain(goodsWords(ready.tiles)) : '';
  if (!leg || !location) return tiles;
  return tiles ? t('alti-colon', { what: locationName(location), words: tiles }) : locationName(location);
}

/** What pressing an action does: carries it out, goes there first, or opens what can be picked. */
export function choiceControl(table: AltiplanoTable, choice: Choice): Control {
  const hint = choiceHint(table, choice);
  const able = choice.state === 'now' || choice.state === 'after-move';
  const press = () => {
    const [only] = choice.offers;
    if (!able) showHere(hint);
    else if (picks(choice) || choice.offers.length > 1) table.open(choice.key);
    else if (only) doOffer(table, only, choice);
  };
  return { legal: able, hint, press, gain: '', words: plain(sentences(hint.words)) };
}

/** Whether an action takes any number of tiles, so that they are picked first. */
export const picks = ({ action, ready }: Choice): boolean =>
  PICKED.includes(action as BasicAction) && (ready?.tiles.length ?? 0) > 0;

/** Does one thing, after the move that it needs. */
export function doOffer(table: AltiplanoTable, offer: Offer, choice: Choice | undefined): void {
  table.act([...wayTo(choice), offer.action]);
}

/** The moves that come before an action. */
export function wayTo(choice: Choice | undefined): Action[] {
  if (choice?.state !== 'after-move' || !choice.location) return [];
  return choice.leg?.moves ?? [];
}

/** One thing that an action can pick: a boat, a house, a card, an extension, a good. */
export function pickOption(table: AltiplanoTable, offer: Offer, choice: Choice | undefined): Option {
  const base = option(table, offer);
  if (choice?.state !== 'after-move' || !choice.location) return base;
  const hint = { ...choiceHint(table, { ...choice, offers: [offer] }), title: base.name };
  return {
    ...base,
    leg: choice.leg,
    control: {
      legal: true,
      hint,
      gain: '',
      words: plain(sentences(hint.words)),
      press: () => doOffer(table, offer, choice),
    },
  };
}

function option(table: AltiplanoTable, offer: Offer): Option {
  const { action } = offer;
  return {
    key: offer.notation,
    icon: iconOfAction(action),
    name: plain(answerName(table, action)),
    sub: subOf(table, action),
    leg: undefined,
    gain: gainOfOffer(table, offer),
    control: table.controlOf(offer),
    goods: goodsOf(table, action),
    closes: ['pass', 'end_turn', 'done', 'keep_tiles', 'stop_drawing'].includes(action.type),
  };
}

/** The tiles that an order asks for. */
function goodsOf(table: AltiplanoTable, action: Action): readonly Good[] | undefined {
  if (action.type !== 'take_order') return undefined;
  return table.components.orders.find(({ order }) => order === action.order)?.goods;
}

function subOf(table: AltiplanoTable, action: Action): string {
  switch (action.type) {
    case 'shelve_corn': {
      const shelf = table.mine.warehouse[action.shelf];
      const slot = table.cornSlot(action.shelf);
      if (!shelf || !slot) return '';
      const what = shelf.kind ? goodTitle(shelf.kind) : t('alti-shelf-empty');
      return t('alti-colon', { what, words: shelfThen(slot) });
    }
    case 'take_role': {
      const facts = table.components.roles.find(({ role }) => role === action.role);
      return facts ? plain(workshopWords(facts.workshop)) : '';
    }
    case 'swap':
      return action.take ? t('alti-swap-take') : t('alti-swap-draw');
    case 'give_mission': {
      // On the left is whoever follows; with two players there is only one other.
      const left = table.rivals[0];
      const right = table.rivals.at(-1);
      if (left === undefined || right === undefined || left === right) return '';
      return t('alti-mission-goes', { left: table.nameOf(left), right: table.nameOf(right) });
    }
    default:
      return '';
  }
}

const ICONS: Record<string, string> = {
  harbor_boat: 'boat',
  village_house: 'adobe',
  village_store: 'shelf',
  village_cart: 'cart',
  market_sell: 'doubloon',
  market_extension: 'tile-extension',
  market_order: 'order',
  market_deliver: 'order',
  road_build: 'road-step',
  send_corn: 'alti-corn',
};

function iconOf({ action, ready }: Choice): string {
  if (typeof action === 'string' && ICONS[action]) return ICONS[action];
  const [gain] = ready?.gains ?? [];
  if (gain) return `alti-${gain}`;
  return 'to';
}

function iconOfAction(action: Action): string {
  switch (action.type) {
    case 'take_role':
      return `job-${action.role}`;
    case 'keep_mission':
    case 'give_mission':
      return 'mission';
    case 'place_pawn':
      return `loc-${action.location}`;
    case 'first_cart':
    case 'cart':
      return 'cart';
    case 'walk':
      return 'on-foot';
    case 'swap':
      return `alti-${action.take ?? action.away}`;
    case 'trade_cacao':
    case 'use':
      return `alti-${action.gain}`;
    case 'build_boat':
    case 'build_house':
      return action.good ? `alti-${action.good}` : 'boat';
    case 'sell':
    case 'deliver':
    case 'store':
      return `alti-${action.good}`;
    case 'buy_extension':
      return 'tile-extension';
    case 'take_order':
      return 'order';
    case 'farm_food':
    case 'draw_more':
      return action.type === 'draw_more' ? 'bag' : 'alti-food';
    case 'shelve_corn':
    case 'send_corn':
      return 'alti-corn';
    case 'keep_corn':
      return 'tile-extension';
    case 'end_turn':
    case 'pass':
      return 'turn-end';
    case 'done':
      return 'done';
    default:
      return 'to';
  }
}

function gainOfChoice(table: AltiplanoTable, choice: Choice): Gain | undefined {
  const { action, offers, ready } = choice;
  const [only] = offers;
  const one = offers.length === 1 && only ? gainOfOffer(table, only) : undefined;
  if (one) return one;
  const all = typeof action === 'string' ? table.pieces[action]?.[0]?.value : undefined;
  if (all) return { text: signed(all), of: action === 'market_sell' ? 'coins' : 'points' };
  if (action === 'market_extension') return only && gainOfOffer(table, only);
  // Whichever order it is, it costs the same; what each is worth is told when they are shown.
  const { coins = 0 } = table.catalog.basic_actions.find((facts) => facts.action === action) ?? {};
  if (coins > 0) return { text: signed(-coins), of: 'coins' };
  const points = ready?.points ?? 0;
  return points > 0 ? { text: signed(points), of: 'points' } : undefined;
}

/** Points at the end, or coins now, that a single answer is certain to bring or cost. */
function gainOfOffer(table: AltiplanoTable, offer: Offer): Gain | undefined {
  const { action } = offer;
  if (action.type === 'keep_mission') {
    const facts = table.components.missions.find(({ mission }) => mission === action.mission);
    return facts && { text: signed(facts.points), of: 'points' };
  }
  const gain = numbersOf(offer)?.gain;
  return gain && { text: signed(gain.price ? -gain.amount : gain.amount), of: gain.of };
}

export { legWords };
