import type { SeatView } from './wire';

/**
 * The victory points in chips that the screen shows: if they are open, or the table counts them for all; null if
 * hidden.
 */
export function knownPoints(seat: SeatView): number | null {
  return seat.victory_points ?? seat.counted ?? null;
}
