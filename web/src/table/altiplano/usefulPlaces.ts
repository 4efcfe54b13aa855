import type { Place, Placing } from './wire';

/** A place that takes the tile in hand, with what the server says about putting it there, once that is known. */
export interface PlaceForHand {
  place: Place;
  placing: Placing | undefined;
}

/**
 * The places for the tile in hand by what it does there: first those where it makes an action ready or is worth
 * something, then where it moves the pawn, then where the pawn would not get to the action, and last where it waits for
 * other tiles. Among equals they stay in the order of the board.
 */
export const usefulFirst = <Row extends PlaceForHand>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => rank(a) - rank(b));

function rank({ place, placing }: PlaceForHand): number {
  if (!placing) return 3;
  if (place === 'movement') return 1;
  const isUseful = placing.ready.length > 0 || placing.points > 0 || (placing.price ?? 0) > 0;
  if (!isUseful) return 3;
  return placing.missed ? 2 : 0;
}
