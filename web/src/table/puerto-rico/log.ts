import type { Layout } from '../log';
import type { Event } from './wire';

/** One line per fact. */
export const LAYOUT: Layout<Event> = {
  roundOf: (event) => (event.type === 'round_started' ? event.round : undefined),
  shares: () => false,
  headingSaysAll: false,
};
