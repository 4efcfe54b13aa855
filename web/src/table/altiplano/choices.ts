import { isLocation } from './model';
import type { Ready } from './ready';
import type { AltiplanoTable } from './table.svelte';
import type { Action, BasicAction, Location, Offer, Place, Way } from './wire';

/** An action in the player's own turn as it is offered: here and now, after a move, or not at all, with the reason. */
export interface Choice {
  /** `farm_cloth`, `use e4`, `send_corn`; tests also find it by this. */
  key: string;
  action: BasicAction | { place: Place } | 'send_corn';
  /** Where the pawn must be; undefined if no place is needed. */
  location: Location | undefined;
  /** What can be picked, if there is more than one option. */
  offers: Offer[];
  state: 'now' | 'after-move' | 'far' | 'not';
  /** The way there, if a move comes first. */
  leg: Way | undefined;
  ready: Ready | undefined;
}

/** Which action an offer belongs to; undefined for moves and for what ends a turn. */
export function keyOf(action: Action): string | undefined {
  switch (action.type) {
    case 'farm_food':
      return 'farm_food';
    case 'make':
      return action.recipe;
    case 'trade_cacao':
      return 'forest_cacao';
    case 'build_boat':
      return 'harbor_boat';
    case 'build_house':
      return 'village_house';
    case 'store':
      return 'village_store';
    case 'buy_cart':
      return 'village_cart';
    case 'sell':
      return 'market_sell';
    case 'buy_extension':
      return 'market_extension';
    case 'take_order':
      return 'market_order';
    case 'deliver':
      return 'market_deliver';
    case 'build_road':
      return 'road_build';
    case 'use':
      return `use ${action.place}`;
    case 'send_corn':
      return 'send_corn';
    default:
      return undefined;
  }
}

/** The choices of the open decision, in the order in which the server offers them. */
export function choicesOf(table: AltiplanoTable): Choice[] {
  if (table.view.decision.type !== 'act') return [];
  const groups = new Map<string, Offer[]>();
  for (const offer of table.offers.values()) {
    const key = keyOf(offer.action);
    if (key) groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups].map(([key, offers]) => choiceOf(table, key, offers));
}

function choiceOf(table: AltiplanoTable, key: string, offers: Offer[]): Choice {
  const ready = table.ready.find((one) => one.key === key);
  const place = key.startsWith('use ') ? (key.slice(4) as Place) : undefined;
  const action: Choice['action'] = place ? { place } : (key as BasicAction | 'send_corn');
  const location = locationOf(table, action);
  const base = { key, action, location, ready };
  const legal = offers.filter(({ refusal }) => refusal === null);
  if (legal.length > 0) return { ...base, offers: legal, state: 'now', leg: undefined };
  const elsewhere = offers.filter(({ refusal }) => refusal?.type === 'pawn_elsewhere');
  const able = elsewhere.filter(({ ahead }) => ahead?.refusal === null);
  if (able.length === 0 || !location) return { ...base, offers, state: 'not', leg: undefined };
  const leg = table.ways(location)?.[0];
  return { ...base, offers: able, state: leg ? 'after-move' : 'far', leg };
}

function locationOf(table: AltiplanoTable, action: Choice['action']): Location | undefined {
  if (action === 'send_corn') return undefined;
  if (typeof action === 'string') {
    return table.catalog.basic_actions.find((facts) => facts.action === action)?.location;
  }
  return table.mine.workshops.find(({ place }) => place === action.place)?.workshop.location;
}

/** The basic actions of a location, and the tiles of the seat in front that work there. */
export function atLocation(table: AltiplanoTable, place: Place): Choice[] {
  return isLocation(place) ? table.choices.filter((choice) => choice.location === place) : [];
}
