import type { Flight } from '../flights';
import type { AltiplanoTable } from './table.svelte';
import type { Event, Good, Location, Place, Seat } from './wire';
import { isLocation } from './model';

const home = (seat: Seat) => `[data-seat-home="${seat}"]`;
const onRing = (location: Location) => `[data-location="${location}"]`;
/** A place on the board in front has spaces of its own; a rival's board is one sheet. */
const board = (table: AltiplanoTable, seat: Seat, place: Place) =>
  seat === table.front ? `[data-place="${place}"]` : home(seat);

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
    case 'coins':
      return event.change > 0
        ? [{ icon: 'doubloon', from: onRing('market'), to: home(event.seat), count: event.change }]
        : [];
    default:
      return [];
  }
}

function stockOf(table: AltiplanoTable, good: Good): string {
  const place = table.components.goods.find((facts) => facts.good === good)?.home;
  return place && isLocation(place) ? onRing(place) : '.pool';
}
