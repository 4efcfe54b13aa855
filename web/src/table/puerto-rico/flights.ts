import type { Flight } from '../flights';
import type { Event, Seat } from './wire';
import { GOODS } from './model';

const home = (seat: Seat) => `[data-seat-home="${seat}"]`;

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
      return [{ icon: `good-${event.good}`, from: home(event.seat), to: '.stalls', count: 1 }];
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
      return [{ icon: 'victory-point', from: '.counters', to: home(event.seat), count: event.points }];
    case 'noble_arrived':
      return [{ icon: 'noble', from: '.counters', to: home(event.seat), count: 1 }];
    case 'villa_brought':
      return [{ icon: event.noble ? 'noble' : 'worker', from: '.counters', to: home(event.seat), count: 1 }];
    case 'hunting_lodge_paid':
    case 'good_delivered':
      return [{ icon: 'victory-point', from: '.counters', to: home(event.seat), count: event.points }];
    case 'jeweler_paid':
    case 'chapel_paid':
    case 'specialty_factory_paid':
    case 'lighthouse_paid':
      return [{ icon: 'doubloon', from: '.counters', to: home(event.seat), count: event.doubloons }];
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
        to: '.stock',
        count: event.goods[good],
      }));
    case 'workers_raided':
      return [
        { icon: 'worker', from: '.counters', to: home(event.seat), count: event.workers },
        { icon: 'noble', from: '.counters', to: home(event.seat), count: event.nobles },
      ];
    case 'crop_task_done':
      return [{ icon: 'worker', from: '.counters', to: home(event.seat), count: event.workers }];
    case 'production_task_done':
    case 'role_captured':
    case 'capture_paid':
      return [{ icon: 'doubloon', from: '.roles', to: home(event.seat), count: event.doubloons }];
    case 'building_task_done':
      return [{ icon: 'victory-point', from: '.counters', to: home(event.seat), count: event.points }];
    case 'tile_taken':
      return [{ icon: `tile-${event.tile}`, from: '.offer-tiles', to: home(event.seat), count: 1 }];
    case 'role_chosen':
      return event.doubloons > 0
        ? [{ icon: 'doubloon', from: '.roles', to: home(event.seat), count: event.doubloons }]
        : [];
    case 'workers_arrived':
      return [{ icon: 'worker', from: '.counters', to: home(event.seat), count: event.workers }];
    case 'produced':
      return Object.entries(event.goods)
        .filter(([, count]) => count > 0)
        .map(([good, count]) => ({ icon: `good-${good}`, from: '.stock', to: home(event.seat), count }));
    default:
      return [];
  }
}
