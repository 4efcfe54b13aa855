import { i18n, t, type Args } from '../../lib/i18n/i18n.svelte';
import { mark } from '../../lib/i18n/rich';
import { expansionSentence } from './buccaneerFestival';
import { buildingPaid, nobleSentence } from './nobles';
import type { ByGood, Event, Hold, Place, Refusal, Returned, Seat, Tile } from './wire';
import { amounts, buildingName, dashed, goodAmount, goodName, placeName, roleName, tileName } from './words';

/** Who reads, and what the seats are called: all that a sentence needs beside the fact itself. */
export interface Readers {
  me: Seat | null;
  nameOf: (seat: Seat) => string;
}

/** "you" or a marked name, as every sentence about a seat wants it. */
function who(seat: Seat, { me, nameOf }: Readers): Args {
  return { who: seat === me ? 'you' : 'other', player: mark('seat', seat, nameOf(seat)) };
}

const shipWords = (hold: Hold): string =>
  hold === 'wharf' ? t('word-private-ship') : t('ship-name', { capacity: hold.ship });
const goodsWords = (goods: ByGood<number>): string => i18n.list(amounts(goods));
const total = (goods: ByGood<number>): number => Object.values(goods).reduce((sum, count) => sum + count, 0);
const tileWord = (tile: Tile): string => mark('tile', tile, tileName(tile));
const placeWord = (place: Place | null): string => (place ? placeName(place) : t('word-san-juan'));

/** A fact in words; nothing for facts that another line already tells. */
export function sentence(event: Event, readers: Readers): string | undefined {
  const about = 'seat' in event ? who(event.seat, readers) : {};
  switch (event.type) {
    case 'role_chosen':
      return t('log-role-chosen', { ...about, role: roleName(event.card), doubloons: event.doubloons });
    case 'passed':
      return t('log-passed', about);
    case 'skipped':
      return t('log-skipped', { ...about, reason: t(`skip-${dashed(event.reason)}`) });
    case 'tile_taken':
      return t(event.hacienda ? 'log-tile-drawn' : 'log-tile-taken', {
        ...about,
        tile: tileWord(event.tile),
      });
    case 'plantation_revealed':
      return t('log-plantations-revealed', { tiles: tileWord(event.good) });
    case 'plantations_discarded':
      return t('log-plantations-discarded', { count: event.count });
    case 'plantations_reshuffled':
      return t('log-plantations-reshuffled', { count: event.count });
    case 'worker_taken':
      return t(event.from_ship ? 'log-worker-taken-from-ship' : 'log-worker-taken', {
        ...about,
        place: placeWord(event.place),
      });
    case 'workers_arrived':
      return t('log-workers-arrived', { ...about, workers: event.workers });
    case 'worker_refused':
      return t('log-worker-refused', about);
    case 'workers_assigned':
      return undefined; // The finished placement is told once, by `workers_placed`.
    case 'workers_placed':
      return t('log-workers-placed', { ...about, count: event.san_juan });
    case 'ship_refilled':
      return refilled(event.workers, event.nobles ?? 0, event.needed);
    case 'built':
      return t('log-built', { ...about, building: buildingWord(event.building), paid: event.paid });
    case 'produced':
      return produced(event.goods, event.short, about);
    case 'factory_paid':
      return event.doubloons > 0
        ? t('log-factory-paid', { ...about, doubloons: event.doubloons })
        : undefined;
    case 'privilege_good':
      return t('log-privilege-good', { ...about, good: mark('good', event.good, goodName(event.good)) });
    case 'sold':
      return t('log-sold', {
        ...about,
        good: mark('good', event.good, goodName(event.good)),
        doubloons: event.doubloons,
      });
    case 'trading_house_emptied':
      return t('log-trading-house-emptied');
    case 'loaded':
      return t('log-loaded', {
        ...about,
        goods: goodAmount(event.good, event.amount),
        ship: shipWords(event.hold),
        points: event.points,
      });
    case 'stored':
      return stored(event.kept, event.returned, about);
    case 'ship_emptied':
      return t('log-ship-emptied', {
        capacity: event.capacity,
        good: mark('good', event.good, goodName(event.good)),
      });
    case 'prospector_paid':
      return t('log-prospector-paid', { ...about, doubloons: event.doubloons });
    case 'gain_taken':
      return t('log-gain-taken', {
        ...about,
        gain: t(`gain-${dashed(event.gain.type)}`),
        amount: event.amount,
      });
    case 'gain_declined':
      return t('log-gain-declined', { ...about, gain: t(`gain-${dashed(event.gain.type)}`) });
    case 'end_triggered':
      return t(`log-end-triggered-${dashed(event.reason)}`);
    case 'card_doubloon':
      return t('log-card-doubloons', {
        cards: 1,
        roles: roleName(event.card),
        doubloons: event.doubloons,
      });
    case 'round_started':
      return t('log-round-started', { ...who(event.governor, readers), round: event.round });
    case 'game_ended':
      return t('log-game-ended');
    case 'building_drafted':
      return event.by === null
        ? t('log-building-drafted-by-chance', { building: buildingWord(event.building) })
        : t('log-building-drafted', {
            ...who(event.by, readers),
            building: buildingWord(event.building),
          });
    case 'forest_planted':
      return t('log-forest-planted', { ...about, tile: tileWord(event.good) });
    case 'plantation_drawn':
      return t('log-plantation-drawn', { ...about, tile: tileWord(event.good) });
    case 'guest_moved':
      return t(event.noble ? 'log-noble-guest-moved' : 'log-guest-moved', {
        ...about,
        place: placeWord(event.place),
      });
    case 'black_market_paid':
      return returned(event.item, about);
    case 'church_paid':
      return buildingPaid('church', 'points', event.points, about);
    case 'union_hall_paid':
      return buildingPaid('union_hall', 'points', event.points, about);
    case 'specialty_factory_paid':
      return buildingPaid('specialty_factory', 'doubloons', event.doubloons, about);
    case 'lighthouse_paid':
      return buildingPaid('lighthouse', 'doubloons', event.doubloons, about);
    case 'sold_to_post':
      return t('log-sold-to-post', {
        ...about,
        good: mark('good', event.good, goodName(event.good)),
        count: event.doubloons,
      });
    case 'small_wharf_loaded':
      return t('log-small-wharf-loaded', {
        ...about,
        goods: goodsWords(event.goods),
        count: event.points,
      });
    default:
      return expansionSentence(event, about, readers) ?? nobleSentence(event, about);
  }
}

/** Who comes aboard the worker ship: fewer than needed only where the supply is empty. */
function refilled(workers: number, nobles: number, needed: number): string {
  const short = workers + nobles < needed;
  const words = t(short ? 'log-ship-refilled-short' : 'log-ship-refilled', { count: workers, needed });
  return nobles > 0 ? `${words} ${t('log-ship-refilled-noble', { count: nobles })}` : words;
}

/** What was given up for a missing doubloon. */
function returned(item: Returned, about: Args): string {
  if (item.type === 'worker') return t('log-returned-worker', { ...about, place: placeWord(item.place) });
  if (item.type === 'noble') return t('log-returned-noble', { ...about, place: placeWord(item.place) });
  if (item.type === 'good') {
    return t('log-returned-good', { ...about, good: mark('good', item.good, goodName(item.good)) });
  }
  return t('log-returned-point', about);
}

const buildingWord = (building: string): string => mark('building', building, buildingName(building));

function produced(goods: ByGood<number>, short: ByGood<number>, about: Args): string {
  const made =
    total(goods) > 0
      ? t('log-produced', { ...about, goods: goodsWords(goods) })
      : t('log-produced-nothing', about);
  return total(short) > 0 ? `${made} ${t('log-produced-short', { goods: goodsWords(short) })}` : made;
}

function stored(kept: ByGood<number>, returned: ByGood<number>, about: Args): string {
  const keeps =
    total(kept) > 0 ? t('log-stored', { ...about, goods: goodsWords(kept) }) : t('log-stored-nothing', about);
  return total(returned) > 0
    ? `${keeps} ${t('log-returned', { ...about, goods: goodsWords(returned) })}`
    : keeps;
}

/**
 * Facts in words, in order. Several cards that get their doubloon, or several plantations laid out, are one sentence.
 */
export function sentences(events: Event[], readers: Readers): string[] {
  const said: string[] = [];
  for (let index = 0; index < events.length; index++) {
    const event = events[index];
    if (!event) continue;
    const run = runFrom(events, index);
    if (run.length > 1 && event.type === 'card_doubloon') {
      const roles = run.flatMap((one) => (one.type === 'card_doubloon' ? [roleName(one.card)] : []));
      said.push(t('log-card-doubloons', { cards: run.length, roles: i18n.list([...new Set(roles)]) }));
      index += run.length - 1;
    } else if (run.length > 1 && event.type === 'plantation_revealed') {
      const tiles = run.flatMap((one) => (one.type === 'plantation_revealed' ? [tileWord(one.good)] : []));
      said.push(t('log-plantations-revealed', { tiles: i18n.list(tiles) }));
      index += run.length - 1;
    } else {
      const words = sentence(event, readers);
      if (words) said.push(words);
    }
  }
  return said;
}

/** The stretch of facts of the same kind that starts here. */
function runFrom(events: Event[], start: number): Event[] {
  const kind = events[start]?.type;
  let end = start + 1;
  while (events[end]?.type === kind) end++;
  return events.slice(start, end);
}

/** Why something is not legal, in words. */
export function refusalWords(refusal: Refusal, readers: Readers): string {
  const id = `refusal-${dashed(refusal.type)}`;
  return i18n.has(id) ? t(id, refusalArgs(refusal, readers)) : t('refusal-other');
}

function refusalArgs(refusal: Refusal, readers: Readers): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(refusal)) {
    if (typeof value === 'number') {
      args[key] = value;
      args.count ??= value;
    }
    if (key === 'good' && typeof value === 'string') args[key] = mark('good', value, goodName(value));
    if (key === 'hold') args.ship = shipWords(value as Hold);
    if (key === 'building' && typeof value === 'string') args.building = buildingName(value);
  }
  const seat = 'by' in refusal ? refusal.by : 'asked' in refusal ? refusal.asked : undefined;
  return seat === undefined ? args : { ...args, ...who(seat, readers) };
}

/** Where the rule behind a refusal stands on the rules page. */
export function refusalAnchor(refusal: Refusal): string | undefined {
  const anchors: Partial<Record<Refusal['type'], string>> = {
    role_taken: 'round',
    not_on_offer: 'settler',
    quarry_needs_hut: 'settler',
    no_quarry_left: 'settler',
    sold_out: 'builder',
    already_owned: 'builder',
    no_city_space: 'builder',
    too_many_large: 'builder',
    too_expensive: 'builder',
    fill_circles: 'mayor',
    not_produced: 'craftsman',
    supply_empty: 'craftsman',
    kind_in_trading_house: 'trader',
    trading_house_full: 'trader',
    ship_carries: 'captain',
    ship_full: 'captain',
    kind_on_other_ship: 'captain',
    larger_ship: 'captain',
    no_wharf: 'captain',
    wharf_used: 'captain',
    must_load: 'captain',
    no_forest_house: 'building-forest-house',
    guest_stays: 'building-guesthouse',
    no_empty_circle: 'building-guesthouse',
    black_market_worker: 'building-black-market',
    debt_stays: 'building-black-market',
    same_kind_twice: 'building-library',
    no_trading_post: 'building-trading-post',
    no_small_wharf: 'building-small-wharf',
    small_wharf_used: 'building-small-wharf',
    load_one: 'building-small-wharf',
    no_land_office_worker: 'building-land-office',
    no_land_office_noble: 'building-land-office',
    land_office_used: 'building-land-office',
    land_office_draws: 'building-land-office',
    land_office_takes: 'building-land-office',
    not_more_goods_than_nobles: 'building-royal-supplier',
    has_token: 'buccaneer',
    own_capture: 'buccaneer',
  };
  return anchors[refusal.type];
}

export { goodsWords, shipWords };
