import type { Flight } from '../flights';
import type { Event, Seat } from './wire';
import { GOODS } from './model';

const home = (seat: Seat) => `[data-seat-home="${seat}"]`;

/** The supply: a sheet of its own, or a line in the rail. */
const SUPPLY = '.counters, .supply-line';
const STOCK = '.stock, .supply-line .cut';
const purse = (seat: Seat) => `${home(seat)} :is(.wealth, .purse)`;
/** A building in a city; until it is drawn there, the island. */
const building = (seat: Seat, id: string) =>
  `${home(seat)}:not(:has([data-building="${id}"])), ${home(seat)} [data-building="${id}"]`;
/** The tiles of a kind on an island; until one is drawn there, the island. */
const tile = (seat: Seat, kind: string) =>
  `${home(seat)}:not(:has(.tile [data-icon="tile-${kind}"])), ${home(seat)} .tile:has([data-icon="tile-${kind}"])`;

type Place = Extract<Event, { type: 'workers_assigned' }>['place'];

/** People go from the hand of a seat to the circles of a tile or building. */
const toCircles = (seat: Seat, place: Place, icon: string, count: number): Flight => ({
  icon,
  from: `${home(seat)} > header, ${home(seat)} header`,
  to: 'tile' in place ? tile(seat, place.tile) : building(seat, place.building),
  count,
});

/** Which tokens travel from where to where for a fact. */
export function flightsOf(event: Event): Flight[] {
  switch (event.type) {
    case 'loaded':
      return [
        {
          icon: `good-${event.good}`,
          from: home(event.seat),
          to: event.hold === 'wharf' ? '.ships' : `[data-ship="${event.hold.ship}"]`,
          count: event.amount,
        },
      ];
    case 'sold':
      return [
        { icon: `good-${event.good}`, from: home(event.seat), to: '.stalls', count: 1 },
        { icon: 'doubloon', from: '.stalls', to: purse(event.seat), count: event.doubloons },
      ];
    case 'sold_to_post':
      return [{ icon: `good-${event.good}`, from: home(event.seat), to: '.quay', count: 1 }];
    case 'small_wharf_loaded':
      return GOODS.map((good) => ({
        icon: `good-${good}`,
        from: home(event.seat),
        to: '.ships',
        count: event.goods[good],
      }));
    case 'forest_planted':
      return [{ icon: 'tile-forest', from: '.offer-tiles', to: home(event.seat), count: 1 }];
    case 'church_paid':
    case 'union_hall_paid':
      return [{ icon: 'victory-point', from: SUPPLY, to: home(event.seat), count: event.points }];
    case 'noble_arrived':
      return [{ icon: 'noble', from: SUPPLY, to: home(event.seat), count: 1 }];
    case 'villa_brought':
      return [{ icon: event.noble ? 'noble' : 'worker', from: SUPPLY, to: home(event.seat), count: 1 }];
    case 'hunting_lodge_paid':
    case 'good_delivered':
      return [{ icon: 'victory-point', from: SUPPLY, to: home(event.seat), count: event.points }];
    case 'jeweler_paid':
    case 'chapel_paid':
    case 'specialty_factory_paid':
    case 'lighthouse_paid':
      return [{ icon: 'doubloon', from: SUPPLY, to: purse(event.seat), count: event.doubloons }];
    case 'ship_robbed':
      return [
        {
          icon: `good-${event.good}`,
          from: `[data-ship="${event.capacity}"]`,
          to: home(event.seat),
          count: event.kept,
        },
      ];
    case 'house_plundered':
      return GOODS.map((good) => ({
        icon: `good-${good}`,
        from: '.stalls',
        to: STOCK,
        count: event.goods[good],
      }));
    case 'workers_raided':
      return [
        { icon: 'worker', from: SUPPLY, to: home(event.seat), count: event.workers },
        { icon: 'noble', from: SUPPLY, to: home(event.seat), count: event.nobles },
      ];
    case 'crop_task_done':
      return [{ icon: 'worker', from: SUPPLY, to: home(event.seat), count: event.workers }];
    case 'production_task_done':
    case 'role_captured':
    case 'capture_paid':
      return [{ icon: 'doubloon', from: '.roles', to: purse(event.seat), count: event.doubloons }];
    case 'building_task_done':
      return [{ icon: 'victory-point', from: SUPPLY, to: home(event.seat), count: event.points }];
    case 'tile_taken':
      return [
        { icon: `tile-${event.tile}`, from: '.offer-tiles', to: tile(event.seat, event.tile), count: 1 },
      ];
    case 'role_chosen':
      return event.doubloons > 0
        ? [{ icon: 'doubloon', from: '.roles', to: purse(event.seat), count: event.doubloons }]
        : [];
    case 'workers_arrived':
      return [{ icon: 'worker', from: SUPPLY, to: home(event.seat), count: event.workers }];
    case 'workers_assigned':
      return [toCircles(event.seat, event.place, 'worker', event.workers)];
    case 'nobles_assigned':
      return [toCircles(event.seat, event.place, 'noble', event.nobles)];
    case 'built':
      return [{ icon: 'doubloon', from: purse(event.seat), to: SUPPLY, count: event.paid }];
    case 'produced':
      return Object.entries(event.goods)
        .filter(([, count]) => count > 0)
        .map(([good, count]) => ({ icon: `good-${good}`, from: STOCK, to: home(event.seat), count }));
    default:
      return [];
  }
}
