import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { whyOf } from '../../lib/i18n/said';
import { paths } from '../../lib/router.svelte';
import type { Numbers } from '../../wire';
import { linesOf } from '../figures';
import type { Hint, PreviewLine } from '../hint.svelte';
import type { Choice } from './choices';
import { effectOf } from './model';
import { refusalAnchor } from './anchors';
import type { AltiplanoTable } from './table.svelte';
import type { Action, Extension, Location, Offer, OrderFacts, Way } from './wire';
import {
  actionTitle,
  dashed,
  extensionName,
  goodChoice,
  goodMark,
  goodTitle,
  locationName,
  missionWords,
  orderGoods,
  roleName,
  titled,
} from './words';

/** What the popover next to a piece says: what pressing it brings, in numbers, or why it can't be pressed. */

/** A legal answer: what it does, and what follows from it up to the next decision. */
export function previewOf(table: AltiplanoTable, offer: Offer): Hint {
  const follows = table.tell(offer.preview);
  // Nothing happens but that somebody else is asked.
  const isEnd = follows.length === 0 && offer.action.type === 'end_turn';
  return {
    title: answerName(table, offer.action),
    refused: false,
    words: isEnd ? [t('alti-end-turn-words')] : follows,
    lines: numberLines(table, offer),
  };
}

/** A refused answer: why, and where to find the rule. */
export function whyNot(table: AltiplanoTable, { action, refusal }: Offer): Hint {
  const anchor = refusal ? refusalAnchor(refusal) : undefined;
  return {
    title: answerName(table, action),
    refused: true,
    words: refusal ? [whyOf(refusal, table.readers)] : [],
    lines: [],
    rule: anchor ? ruleLink(anchor) : undefined,
  };
}

/** The link to a rule of the rules page. */
export function ruleLink(anchor: string): { text: string; path: string } {
  return { text: t('rule-of', { rule: t(`alti-rules-${anchor}`) }), path: paths.rules(anchor, 'altiplano') };
}

/** How the pawn gets to a place, and what that takes. */
export type Leg = Pick<Way, 'way' | 'fuel'>;

/** How the pawn gets there, in words. */
export function legWords(leg: Leg, to: Location): string {
  const location = locationName(to);
  switch (leg.way) {
    case 'stay':
      return t('alti-leg-stay', { location });
    case 'place':
      return t('alti-leg-place', { location });
    case 'first_cart':
      return t('alti-leg-first-cart', { location });
    case 'cart':
      return t('alti-leg-cart', { location });
    case 'walk':
      return t('alti-leg-walk', { location, count: leg.fuel });
  }
}

/** The numbers of an answer, here or at the place where the pawn can go. */
export const numbersOf = (offer: Offer): Numbers | undefined => offer.numbers ?? offer.ahead?.numbers;

/** The same as lines. */
export const numberLines = (table: AltiplanoTable, offer: Offer): PreviewLine[] =>
  linesOf(numbersOf(offer)?.lines ?? [], table.readers);

const sum = (label: string, value: number): PreviewLine => ({
  label,
  value: i18n.number(value),
  sum: true,
});

/** What an action in the player's own turn is called. */
export function choiceName(table: AltiplanoTable, { action }: Choice): string {
  if (action === 'send_corn') return t('altiplano-action-send-corn');
  if (typeof action === 'string') return actionTitle(action);
  const own = table.mine.workshops.find(({ place }) => place === action.place);
  return own ? goodChoice(own.workshop.gains) : '';
}

/** What an answer is called. */
export function answerName(table: AltiplanoTable, action: Action): string {
  switch (action.type) {
    case 'take_role':
      return roleName(action.role);
    case 'keep_mission':
    case 'give_mission':
      return missionWords(action.mission);
    case 'take_back':
    case 'store':
    case 'sell':
    case 'deliver':
    case 'plan':
      return goodTitle(action.good);
    case 'swap':
      return action.take
        ? titled(t('altiplano-act-swap', { away: goodMark(action.away), take: goodMark(action.take) }))
        : titled(t('altiplano-act-swap-draw', { away: goodMark(action.away) }));
    case 'place_pawn':
      return locationName(action.location);
    case 'first_cart':
      return t('altiplano-act-first-cart', { location: locationName(action.to) });
    case 'cart':
    case 'walk':
      return t(`altiplano-act-${action.type}`, { location: locationName(action.to), fuel: action.fuel });
    case 'farm_food':
      return t('alti-farm-food', { count: action.count });
    case 'make':
      return actionTitle(action.recipe);
    case 'trade_cacao':
    case 'use':
      return goodTitle(action.gain);
    case 'build_boat':
    case 'build_house':
      return action.good ? goodTitle(action.good) : t('altiplano-act-no-card');
    case 'buy_cart':
      return actionTitle('village_cart');
    case 'build_road':
      return actionTitle('road_build');
    case 'buy_extension':
      return titled(extensionName(action.extension, table.components));
    case 'take_order':
      return action.order ? orderGoods(action.order, table.components) : t('altiplano-act-no-card');
    case 'send_corn':
      return t('alti-send-corn', { count: action.count });
    case 'shelve_corn':
      return t('altiplano-act-shelve-corn', { shelf: action.shelf + 1 });
    default:
      return t(`altiplano-act-${dashed(action.type)}`);
  }
}

/** What an extension does and costs, for reference while nothing is asked. */
export function aboutExtension(table: AltiplanoTable, extension: Extension): Hint {
  const printed = table.components.extensions.find((one) => one.extension === extension)?.price;
  const price = table.view.strip.find((one) => one?.extension === extension)?.price;
  return {
    title: titled(extensionName(extension, table.components)),
    refused: false,
    words: [t(`altiplano-extension-${effectOf(extension)}`)],
    lines: [
      ...(printed === undefined ? [] : [{ label: t('alti-sum-price'), value: String(printed) }]),
      ...(price === undefined ? [] : [sum(t('alti-sum-pay'), price)]),
    ],
  };
}

/** What an order costs and is worth, for reference while nothing is asked. */
export function aboutOrder(table: AltiplanoTable, { order, points }: OrderFacts): Hint {
  const taking = table.catalog.basic_actions.find(({ action }) => action === 'market_order');
  return {
    title: t('alti-order'),
    refused: false,
    words: [orderGoods(order, table.components)],
    lines: [
      ...(taking ? [{ label: t('alti-sum-price'), value: i18n.number(taking.coins) }] : []),
      sum(t('alti-sum-points'), points),
    ],
  };
}
