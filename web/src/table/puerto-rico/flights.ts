import type { Event, Seat } from './wire';
import { GOODS } from './model';

/** How long a token travels; below half a second, whatever happens (tokens.css, --m-move). */
const TRAVEL_MS = 320;
/** Tokens of one fact start one after the other, so that a heap is seen as a heap. */
const STAGGER_MS = 40;
const AT_ONCE_MAX = 8;

interface Flight {
  icon: string;
  from: string;
  to: string;
  count: number;
}

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

/** Lets tokens travel over the table. Skipped by reduced motion, and for pieces that are not on the screen. */
export function flyTokens(events: Event[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) return;
  let started = 0;
  for (const flight of events.flatMap(flightsOf)) {
    const from = middleOf(flight.from);
    const to = middleOf(flight.to);
    if (!from || !to) continue;
    for (let token = 0; token < flight.count && started < AT_ONCE_MAX; token++) {
      fly(flight.icon, from, to, started++ * STAGGER_MS);
    }
  }
}

function middleOf(selector: string): DOMPoint | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  return new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
}

function fly(icon: string, from: DOMPoint, to: DOMPoint, delay: number): void {
  const token = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  token.setAttribute('class', 'i flying');
  token.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${icon}`);
  token.append(use);
  document.body.append(token);
  const at = (point: DOMPoint) => `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`;
  const travel = token.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: TRAVEL_MS,
    delay,
    easing: 'cubic-bezier(0.45, 0, 0.15, 1)',
    fill: 'backwards',
  });
  travel.onfinish = travel.oncancel = () => token.remove();
}
