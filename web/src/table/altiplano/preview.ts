import { i18n, t } from '../../lib/i18n/i18n.svelte';
import { whyOf } from '../../lib/i18n/said';
import { paths } from '../../lib/router.svelte';
import type { Hint, PreviewLine } from '../hint.svelte';
import { priceOf, type Choice } from './choices';
import { effectOf, ownedOf } from './model';
import { coinsFor } from './outcome';
import { housePoints } from './ready';
import type { Leg } from './route';
import { refusalAnchor } from './anchors';
import type { AltiplanoTable } from './table.svelte';
import type { Action, Extension, Good, Location, Offer, Order } from './wire';
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

/** What the popover beside a piece says: what a press brings, in numbers, or why it can't be pressed. */

/** A legal answer: what it does, and what follows from it up to the next decision. */
export function previewOf(table: AltiplanoTable, offer: Offer): Hint {
  return {
    title: answerName(table, offer.action),
    refused: false,
    words: table.tell(offer.preview),
    lines: numbersOf(table, offer.action),
  };
}

/** A refused answer: why, and where the rule stands. */
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

/** How the pawn comes there, in words. */
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

/** The price taken apart, coins left, points: where an answer is about numbers of the one who looks. */
export function numbersOf(table: AltiplanoTable, action: Action): PreviewLine[] {
  const { mine, view, components } = table;
  switch (action.type) {
    case 'buy_extension':
      return priceLines(table, action.extension);
    case 'build_house':
      return action.good ? houseLines(table, action.good) : [];
    case 'build_boat':
      return [
        { label: t('alti-sum-printed'), value: signed(components.boat_points) },
        ...(action.good
          ? [
              { label: goodTitle(action.good), value: signed(table.pointsOf(action.good)) },
              stock(table, action.good),
            ]
          : []),
      ];
    case 'take_order':
      return action.order ? orderLines(table, action.order) : [];
    case 'buy_cart':
      return [
        ...purchaseLines(table, coinsFor(table, 'village_cart')),
        { label: t('alti-sum-carts-left'), value: change(view.carts, view.carts - 1) },
      ];
    case 'sell': {
      const price = table.priceOf(action.good) ?? 0;
      return [
        { label: t('alti-sum-price'), value: signed(price) },
        sum(t('alti-sum-then'), mine.coins + price),
      ];
    }
    case 'make': {
      const facts = table.catalog.basic_actions.find((one) => one.action === action.recipe);
      return (facts?.gains ?? []).flatMap((good) => gainLines(table, good));
    }
    case 'use':
      return gainLines(table, action.gain);
    case 'farm_food':
      return [stock(table, 'food', action.count)];
    default:
      return [];
  }
}

/** What a gained good is worth, and how many stay where it lay. */
export function gainLines(table: AltiplanoTable, good: Good): PreviewLine[] {
  return [stock(table, good), sum(t('alti-sum-points'), table.pointsOf(good))];
}

/** How many of a kind are left where they lie. */
function stock(table: AltiplanoTable, good: Good, count = 1): PreviewLine {
  const left = table.view.stock[good];
  return {
    label: t('alti-sum-stock', { good: goodTitle(good) }),
    value: change(left, Math.max(0, left - count)),
  };
}

/** What an extension costs and why: its price, its place on the strip, coins left. */
export function priceLines(table: AltiplanoTable, extension: Extension): PreviewLine[] {
  const facts = table.components.extensions.find((one) => one.extension === extension);
  const price = priceOf(table, extension);
  const printed = facts?.price ?? price;
  return [
    { label: t('alti-sum-price'), value: String(printed) },
    { label: t('alti-sum-strip'), value: signed(price - printed) },
    sum(t('alti-sum-pay'), price),
    sum(t('alti-sum-left'), table.mine.coins - price),
  ];
}

/** What a house would be worth now: printed points and one's own tiles of its kind. */
export function houseLines(table: AltiplanoTable, good: Good): PreviewLine[] {
  const own = ownedOf(table.mine, good);
  return [
    { label: t('alti-sum-printed'), value: signed(table.components.house_points) },
    {
      label: t('alti-sum-own', { count: own, good: goodTitle(good) }),
      value: signed(own * table.components.house_bonus),
    },
    sum(t('alti-sum-points'), housePoints(table.components, table.mine, good)),
  ];
}

/** What an order asks for and gives. */
export function orderLines(table: AltiplanoTable, order: Order): PreviewLine[] {
  const facts = table.components.orders.find((one) => one.order === order);
  if (!facts) return [];
  return [...purchaseLines(table, coinsFor(table, 'market_order')), sum(t('alti-sum-points'), facts.points)];
}

/** What is paid, and what is left of one's own coins. */
export function purchaseLines(table: AltiplanoTable, price: number): PreviewLine[] {
  return [
    { label: t('alti-sum-price'), value: i18n.number(price) },
    sum(t('alti-sum-left'), table.mine.coins - price),
  ];
}

export const sum = (label: string, value: number): PreviewLine => ({
  label,
  value: i18n.number(value),
  sum: true,
});
export const change = (from: number, to: number): string => `${from} → ${to}`;

/** A number with its sign, as a gain or a part of a sum is written. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What an action of one's own turn is called. */
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

/** What an extension does, for looking while nothing is asked. */
export function aboutExtension(table: AltiplanoTable, extension: Extension): Hint {
  return {
    title: titled(extensionName(extension, table.components)),
    refused: false,
    words: [t(`altiplano-extension-${effectOf(extension)}`)],
    lines: priceLines(table, extension),
  };
}
