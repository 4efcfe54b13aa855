import { i18n, t, type Args } from '../../lib/i18n/i18n.svelte';
import { mark } from '../../lib/i18n/rich';
import { effectOf, GOODS } from './model';
import {
  dashed,
  extensionWords,
  goodAmount,
  goodMark,
  goodsWords,
  locationName,
  missionWords,
  placeName,
  roleName,
} from './words';
import type {
  Action,
  ComponentsFacts,
  Event,
  Extension,
  Good,
  Location,
  Order,
  Place,
  Refusal,
  Ride,
  Seat,
} from './wire';

/** Who reads, what the seats are called, and the numbers of the table: all that a sentence needs beside the fact. */
export interface Readers {
  me: Seat | null;
  nameOf: (seat: Seat) => string;
  components: ComponentsFacts;
}

/** "you" or a marked name, as every sentence about a seat wants it. */
function who(seat: Seat, { me, nameOf }: Readers): Args {
  return { who: seat === me ? 'you' : 'other', player: mark('seat', seat, nameOf(seat)) };
}

/** Facts in words, one sentence each; runs of a kind become one, and what another line tells is left out. */
export function sentences(events: Event[], readers: Readers): string[] {
  const told: string[] = [];
  for (let start = 0; start < events.length;) {
    const run = runFrom(events, start);
    const words = runWords(run, readers);
    if (words) told.push(words);
    start += run.length;
  }
  return told;
}

/** Facts of a kind and a seat that are told together. */
const TOGETHER = new Set<Event['type']>([
  'drawn',
  'planned',
  'funded',
  'took_back',
  'took_back_coins',
  'order_laid',
  'extension_laid',
  'extension_slid',
  'location_laid',
  'mission_dealt',
  'stored',
]);

/** The run of facts that starts here. */
export function runFrom<E extends Event>(events: readonly E[], start: number): E[] {
  const first = events[start];
  if (!first) return [];
  if (!TOGETHER.has(first.type)) return [first];
  let end = start + 1;
  while (events[end] !== undefined && goesWith(first, events[end])) end++;
  return events.slice(start, end);
}

/** Whether a fact is told in one sentence with another. */
export function goesWith(first: Event, next: Event | undefined): boolean {
  if (!next || !TOGETHER.has(first.type) || next.type !== first.type) return false;
  if (first.type === 'mission_dealt') return true;
  return !('seat' in first) || ('seat' in next && next.seat === first.seat);
}

function runWords(run: Event[], readers: Readers): string | undefined {
  const [first] = run;
  if (!first) return undefined;
  switch (first.type) {
    case 'drawn': {
      const goods = run.flatMap((event) =>
        event.type === 'drawn' ? Array<Good>(event.count).fill(event.good) : [],
      );
      return t('altiplano-log-drawn', { ...who(first.seat, readers), goods: goodsWords(goods) });
    }
    case 'planned':
      return t('altiplano-log-planned', { ...who(first.seat, readers), places: byPlace(run) });
    case 'took_back':
      return t('altiplano-log-took-back', { ...who(first.seat, readers), places: byPlace(run) });
    case 'stored': {
      const goods = run.flatMap((event) => (event.type === 'stored' ? [event.good] : []));
      return t('altiplano-log-stored', { ...who(first.seat, readers), goods: goodsWords(goods) });
    }
    case 'funded':
    case 'took_back_coins': {
      const count = run.reduce((sum, event) => sum + ('count' in event ? event.count : 0), 0);
      return t(`altiplano-log-${dashed(first.type)}`, { ...who(first.seat, readers), count });
    }
    case 'order_laid':
    case 'extension_slid':
    case 'location_laid':
    case 'mission_dealt':
      return undefined;
    case 'extension_laid':
      return t('altiplano-log-extension-laid', { count: run.length });
    default:
      return sentence(first, readers);
  }
}

/** "wool and food on the Farm, 2 wood on the Harbor". */
function byPlace(run: Event[]): string {
  const at = new Map<Place, Good[]>();
  for (const event of run) {
    if (event.type === 'planned' || event.type === 'took_back') {
      at.set(event.place, [...(at.get(event.place) ?? []), event.good]);
    }
  }
  const places = [...at].map(([place, goods]) =>
    t('altiplano-goods-at', { goods: goodsWords(goods), place: placeName(place) }),
  );
  return i18n.list(places);
}

/** A fact in words; nothing for facts that another line already tells. */
function sentence(event: Event, readers: Readers): string | undefined {
  const about = 'seat' in event ? who(event.seat, readers) : {};
  const say = (args: Args = {}) => t(`altiplano-log-${dashed(event.type)}`, { ...about, ...args });
  switch (event.type) {
    case 'start_player':
    case 'missions_passed':
    case 'missions_chosen':
    case 'bag_filled':
    case 'corn_kept':
    case 'corn_not_gained':
    case 'plans_shown':
    case 'game_over':
      return say();
    case 'extension_left':
      return say({ extension: extensionName(event.extension, readers.components) });
    case 'role_taken':
      return say({ role: roleName(event.role) });
    case 'mission_done':
      return say({ mission: missionWords(event.mission) });
    case 'first_happened':
      return say({ what: dashed(event.what) });
    case 'swapped_away':
    case 'swapped_in':
    case 'not_gained':
      return say({ good: goodMark(event.good) });
    case 'gained':
      return say({ good: goodAmount(event.good, event.count), count: event.count });
    case 'pawn_placed':
      return say({ location: locationName(event.location) });
    case 'moved':
      return say({
        from: locationName(event.from),
        to: locationName(event.to),
        location: locationName(event.to),
        ride: rideKey(event.ride),
      });
    case 'acted':
      return actedWords(event.action, about, readers);
    case 'coins':
      return t(event.change < 0 ? 'altiplano-log-coins-paid' : 'altiplano-log-coins-gained', {
        ...about,
        count: Math.abs(event.change),
      });
    case 'shelf_filled':
      return say({ shelf: event.shelf + 1, points: event.points, count: event.points });
    case 'limit_raised':
      return say({ limit: event.limit, count: event.limit });
    case 'order_completed':
      return say({ points: event.points, count: event.points });
    case 'passed':
      return t(event.automatic ? 'altiplano-log-passed-automatic' : 'altiplano-log-passed', about);
    case 'end_triggered':
      return triggerWords(event.trigger, event.final_round);
    default:
      return undefined;
  }
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

/** `first-cart`, `cart-food`, `walk-coin`: the variant of a sentence about a move. */
export const rideKey = (ride: Ride): string =>
  ride.type === 'first_cart' ? 'first-cart' : `${ride.type}-${ride.fuel}`;

/** What an action is, as the log tells it; what it brings follows in further sentences. */
function actedWords(action: Action, about: Args, readers: Readers): string | undefined {
  const say = (id: string, args: Args = {}) => t(`altiplano-log-acted-${id}`, { ...about, ...args });
  switch (action.type) {
    case 'farm_food':
      return say('farm-food', { count: action.count });
    case 'make':
      return say(dashed(action.recipe));
    case 'trade_cacao':
      return say('trade-cacao', { good: goodMark(action.gain) });
    case 'build_boat':
      return say('build-boat', { good: action.good ? goodMark(action.good) : '' });
    case 'build_house':
      return say('build-house', { good: action.good ? goodMark(action.good) : '' });
    case 'sell':
      return say('sell', { good: goodMark(action.good) });
    case 'deliver':
      return say('deliver', { good: goodMark(action.good) });
    case 'buy_extension':
      return say('buy-extension', { extension: extensionName(action.extension, readers.components) });
    case 'take_order':
      return say('take-order', { goods: orderGoods(action.order, readers.components) });
    case 'use':
      return say('use', { good: goodMark(action.gain) });
    case 'send_corn':
      return say('send-corn', { count: action.count });
    case 'buy_cart':
    case 'build_road':
      return say(dashed(action.type));
    default:
      return undefined;
  }
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

/** Why something can't be done, in the player's words. */
export function refusalWords(refusal: Refusal, readers: Readers): string {
  const id = `altiplano-refusal-${dashed(refusal.type)}`;
  switch (refusal.type) {
    case 'role_taken':
      return t(id, { player: readers.nameOf(refusal.by) });
    case 'not_on_planning':
      return t(id, { good: goodMark(refusal.good) });
    case 'too_few_coins':
      return t(id, { needed: refusal.needed, count: refusal.needed });
    case 'pawn_elsewhere':
      return t(id, { location: locationName(refusal.needed) });
    default:
      return t(id);
  }
}

/** Where the rule behind a refusal stands on the rules page. */
export function refusalAnchor(refusal: Refusal): string | undefined {
  const anchors: Partial<Record<Refusal['type'], string>> = {
    no_planning_space: 'draw',
    not_accepted: 'planning',
    spaces_taken: 'planning',
    no_cart: 'moving',
    no_fuel: 'moving',
    not_neighbour: 'moving',
    no_action_afterwards: 'moving',
    action_needed: 'moving',
    pawn_elsewhere: 'moving',
    inputs_missing: 'actions',
    none_left: 'actions',
    food_not_stored: 'warehouse',
    no_slot: 'warehouse',
    shelf_closed: 'warehouse',
    cart_limit: 'village',
    no_price: 'market',
    same_action: 'market',
    order_unfinished: 'market',
    once_per_round: 'market',
    road_finished: 'road',
  };
  return anchors[refusal.type];
}
