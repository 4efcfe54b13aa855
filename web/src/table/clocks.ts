import { getContext, setContext } from 'svelte';
import type { SeatSummary } from '../wire';

const KEY = Symbol('the seats of a table in play');

/** Makes the seats of the current table known to the clocks on its boards. */
export const provideSeats = (seats: () => SeatSummary[]) => setContext(KEY, seats);

/** The seats of the current table; none if nobody is playing, as in a replay. */
export const seatsInPlay = (): (() => SeatSummary[]) =>
  getContext<(() => SeatSummary[]) | undefined>(KEY) ?? (() => []);
