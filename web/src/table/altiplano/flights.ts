import type { Flight } from '../flights';
import type { AltiplanoTable } from './table.svelte';
import type { Action, Event, Good, Location, Place, Seat } from './wire';
import { isLocation } from './model';

const home = (seat: Seat) => `[data-seat-home="${seat}"]`;
const onRing = (location: Location) => `[data-location="${location}"]`;
/** A place on the board in front has spaces of its own; a rival's board is one sheet. */
const board = (table: AltiplanoTable, seat: Seat, place: Place) =>
  seat === table.front ? `[data-place="${place}"]` : home(seat);

/** The cards of the board in front, and the purse there; a rival's are somewhere on the sheet. */
const cards = (table: AltiplanoTable, seat: Seat) => (seat === table.front ? '.mycards' : home(seat));
const purse = (table: AltiplanoTable, seat: Seat) =>
  seat === table.front ? `${home(seat)} .wealth` : `${home(seat)} .purse`;

/** Which pieces travel from where to where for a fact. */
export function flightsOf(table: AltiplanoTable, event: Event): Flight[] {
  switch (event.type) {
    case 'gained': {
      const from = stockOf(table, event.good);
      const to = event.seat === table.front ? '.stash-container' : home(event.seat);
      return [{ icon: `alti-${event.good}`, from, to, count: event.count }];
    }
    case 'drawn':
      return event.seat === table.front
        ? [{ icon: `alti-${event.good}`, from: '.stash-bag', to: '.plan', count: event.count }]
        : [];
    case 'planned':
      return event.seat === table.front
        ? []
        : [{ icon: `alti-${event.good}`, from: home(event.seat), to: home(event.seat), count: 1 }];
    case 'stored': {
      const from = event.good === 'corn' ? onRing('road') : board(table, event.seat, 'village');
      const to = event.seat === table.front ? `[data-shelf="${event.shelf}"]` : home(event.seat);
      return [{ icon: `alti-${event.good}`, from, to, count: 1 }];
    }
    case 'moved':
      return [{ icon: 'pawn', seat: event.seat, from: onRing(event.from), to: onRing(event.to), count: 1 }];
    case 'acted':
      return cardOf(table, event.seat, event.action);
    case 'role_taken':
      return [{ icon: `job-${event.role}`, from: '.pool', to: home(event.seat), count: 1 }];
    case 'mission_done':
      return [{ icon: 'mission', from: cards(table, event.seat), to: purse(table, event.seat), count: 1 }];
    case 'order_completed':
      return [
        {
          icon: 'victory-point',
          from: cards(table, event.seat),
          to: purse(table, event.seat),
          count: event.points,
        },
      ];
    case 'coins':
      return event.change > 0
        ? [{ icon: 'doubloon', from: onRing('market'), to: purse(table, event.seat), count: event.change }]
        : [{ icon: 'doubloon', from: purse(table, event.seat), to: onRing('market'), count: -event.change }];
    default:
      return [];
  }
}

/** The card or tile that an action takes from what is for sale, or the good that it puts on a card. */
function cardOf(table: AltiplanoTable, seat: Seat, action: Action): Flight[] {
  const to = cards(table, seat);
  switch (action.type) {
    case 'buy_extension':
      return [{ icon: 'tile-extension', from: '.exts', to, count: 1 }];
    case 'take_order':
      return action.order === null ? [] : [{ icon: 'order', from: '.orders', to, count: 1 }];
    case 'build_house':
      return [{ icon: 'adobe', from: '[aria-labelledby="h-houses"]', to, count: 1 }];
    case 'build_boat':
      return [{ icon: 'boat', from: '[aria-labelledby="h-boats"]', to, count: 1 }];
    case 'buy_cart':
      return [{ icon: 'cart', from: onRing('village'), to: home(seat), count: 1 }];
    case 'deliver':
      return [{ icon: `alti-${action.good}`, from: board(table, seat, 'market'), to, count: 1 }];
    default:
      return [];
  }
}

function stockOf(table: AltiplanoTable, good: Good): string {
  const place = table.components.goods.find((facts) => facts.good === good)?.home;
  return place && isLocation(place) ? onRing(place) : '.pool';
}
