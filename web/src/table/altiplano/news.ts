import { toasts } from '../../ui/toasts.svelte';
import type { AltiplanoTable } from './table.svelte';
import type { Event, Seat } from './wire';

/** Whether a fact that came by itself, or that concerns everybody, must not pass unnoticed. */
export function deservesToast(event: Event, me: Seat | null): boolean {
  switch (event.type) {
    case 'not_gained':
    case 'corn_not_gained':
    case 'limit_raised':
    case 'shelf_filled':
      return event.seat === me;
    case 'passed':
      return event.automatic && event.seat === me;
    case 'order_completed':
    case 'first_happened':
    case 'mission_done':
    case 'end_triggered':
    case 'extension_left':
    case 'game_over':
      return true;
    default:
      return false;
  }
}

/** Announces what happened: toasts for what came by itself, and all of it for the live region. */
export function announce(table: AltiplanoTable, events: Event[]): string {
  for (const event of events.filter((one) => deservesToast(one, table.me))) {
    const words = table.tell([event]).join(' ');
    if (words) toasts.tell(words, 'told', 'seat' in event ? event.seat : undefined);
  }
  return table.tell(events).join(' ');
}
