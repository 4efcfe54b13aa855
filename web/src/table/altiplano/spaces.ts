import { isLocation, times } from './model';
import type { Planning, Space } from './planning.svelte';
import type { AltiplanoTable } from './table.svelte';
import type { Good, Place, SeatView } from './wire';

/** The spaces of a place of the board in front, one by one: with the plan being made, or as they are. */
export function spacesOf(
  table: AltiplanoTable,
  place: Place,
  planning: Planning | undefined,
): Omit<Space, 'place'>[] {
  if (planning) return planning.spaces(place);
  const { goods, coins, count } = lyingAt(table.mine, place);
  const taken = [
    ...goods.map((good) => ({ good, tile: undefined, coin: false })),
    ...times(coins).map(() => ({ good: undefined, tile: undefined, coin: true })),
  ];
  const free = times(count - taken.length).map(() => ({ good: undefined, tile: undefined, coin: false }));
  return [...taken, ...free].map((space, index) => ({ ...space, index }));
}

function lyingAt(seat: SeatView, place: Place): { goods: Good[]; coins: number; count: number } {
  if (isLocation(place)) {
    const { tiles, count } = seat.spaces[place];
    return { goods: tiles, coins: 0, count };
  }
  if (place === 'movement') {
    const { food, coin, count } = seat.movement;
    return { goods: Array<Good>(food).fill('food'), coins: coin ? 1 : 0, count };
  }
  if (place === 'any-location') {
    return { goods: seat.any_location ? [seat.any_location] : [], coins: 0, count: 1 };
  }
  const own = seat.workshops.find((one) => one.place === place);
  if (!own) return { goods: [], coins: 0, count: 0 };
  const { input, count } = own.workshop;
  return input
    ? { goods: Array<Good>(own.filled).fill(input), coins: 0, count }
    : { goods: [], coins: own.filled, count };
}
