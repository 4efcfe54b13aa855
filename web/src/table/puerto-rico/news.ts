import type { Event, Seat } from './wire';
import { toasts } from '../../ui/toasts.svelte';
import type { PuertoRicoTable } from './table.svelte';

/**
 * Whether a fact is a gain without a decision, or a step that nobody was asked about: these must not pass unnoticed.
 */
export function deservesToast(event: Event, me: Seat | null): boolean {
  switch (event.type) {
    case 'skipped':
      return event.seat === me;
    case 'factory_paid':
      return event.doubloons > 0;
    case 'church_paid':
    case 'union_hall_paid':
      return event.points > 0;
    case 'noble_arrived':
      return event.seat === me;
    case 'hunting_lodge_paid':
      return event.points > 0;
    case 'villa_brought':
    case 'chapel_paid':
      return true;
    case 'jeweler_paid':
    case 'specialty_factory_paid':
    case 'lighthouse_paid':
      return event.doubloons > 0;
    case 'small_wharf_loaded':
      return event.harbor > 0 && event.seat === me;
    case 'loaded':
      return event.harbor > 0 && event.seat === me;
    case 'produced':
      return Object.values(event.short).some((count) => count > 0);
    case 'ship_refilled':
      return event.workers < event.needed;
    case 'workers_arrived':
      return event.seat === me;
    case 'capture_paid':
    case 'captured_role_played':
    case 'crop_task_done':
    case 'production_task_done':
    case 'building_task_done':
    case 'end_triggered':
    case 'game_ended':
      return true;
    default:
      return false;
  }
}

/** Announces what happened: toasts for what came by itself, and all of it for the live region. */
export function announce(table: PuertoRicoTable, events: Event[]): string {
  for (const event of events.filter((one) => deservesToast(one, table.me))) {
    const words = table.tell([event]).join(' ');
    if (words) toasts.tell(words, 'told', 'seat' in event ? event.seat : undefined);
  }
  return table.tell(events).join(' ');
}
