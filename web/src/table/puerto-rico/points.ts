import type { SeatView } from './wire';

/** Victory points in chips that the screen shows: open ones, or what the table counts for all; null for hidden ones. */
export function knownPoints(seat: SeatView): number | null {
  return seat.victory_points ?? seat.counted ?? null;
}
