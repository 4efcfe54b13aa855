import type { Layout } from '../log';
import type { Event } from './wire';

/** Facts that are always on a line of their own. */
const ALONE = new Set<Event['type']>(['start_player', 'mission_done']);

/** An action with everything that it brought is one line. */
export const LAYOUT: Layout<Event> = {
  roundOf: (event) => (event.type === 'round_began' ? event.round : undefined),
  shares: (event) => !ALONE.has(event.type),
  headingSaysAll: true,
};
