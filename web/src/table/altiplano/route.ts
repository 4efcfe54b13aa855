import type { Location, SeatView } from './wire';
import { stepsBetween } from './model';

/** How the pawn comes from one location to the next. */
export type Leg =
  | { way: 'stay' }
  | { way: 'place' }
  | { way: 'first_cart' }
  | { way: 'cart'; fuel: 1 }
  | { way: 'walk'; fuel: number; through: Location[] };

/** What moves a seat has left this round. */
export interface Means {
  /** Where the pawn stands; nothing before its first placement, which is free. */
  pawn: Location | undefined;
  fuel: number;
  firstCart: boolean;
  furtherCarts: number;
}

export interface Stop {
  location: Location;
  leg: Leg;
}

/** A way through the locations where something is ready. */
export interface Route {
  stops: Stop[];
  /** Locations that the moves don't reach. */
  missed: Location[];
}

/** The moves that a seat has, with so much fuel on its movement spaces. */
export function meansOf(seat: SeatView, fuel: number): Means {
  return {
    pawn: seat.pawn ?? undefined,
    fuel,
    firstCart: !seat.first_cart_used,
    furtherCarts: Math.max(0, seat.carts - 1 - seat.further_carts_used),
  };
}

/** The means after a leg, if they suffice for it. */
export function after(means: Means, to: Location, leg: Leg): Means | undefined {
  const moved = { ...means, pawn: to };
  switch (leg.way) {
    case 'stay':
    case 'place':
      return moved;
    case 'first_cart':
      return means.firstCart ? { ...moved, firstCart: false } : undefined;
    case 'cart':
      return means.furtherCarts > 0 && means.fuel > 0
        ? { ...moved, fuel: means.fuel - 1, furtherCarts: means.furtherCarts - 1 }
        : undefined;
    case 'walk':
      return means.fuel >= leg.fuel ? { ...moved, fuel: means.fuel - leg.fuel } : undefined;
  }
}

/** The ways from where the pawn stands to a location, the dearest in food last. */
export function legsTo(ring: readonly Location[], means: Means, to: Location): Leg[] {
  if (means.pawn === undefined) return [{ way: 'place' }];
  if (means.pawn === to) return [{ way: 'stay' }];
  const walk: Leg = {
    way: 'walk',
    fuel: stepsBetween(ring, means.pawn, to),
    through: pathTo(ring, means.pawn, to),
  };
  const ways: Leg[] = [{ way: 'first_cart' }, { way: 'cart', fuel: 1 }, walk];
  return ways.filter((leg) => after(means, to, leg) !== undefined);
}

/** The locations on the shorter way round, the goal included. */
function pathTo(ring: readonly Location[], from: Location, to: Location): Location[] {
  const count = ring.length;
  const start = ring.indexOf(from);
  const clockwise = (ring.indexOf(to) - start + count) % count;
  const step = clockwise <= count / 2 ? 1 : -1;
  const steps = step === 1 ? clockwise : count - clockwise;
  return Array.from(
    { length: steps },
    (_, index) => ring[(start + step * (index + 1) + count) % count],
  ).filter((location): location is Location => location !== undefined);
}

/**
 * The best way through the wanted locations: it reaches what is worth most, then as many as possible, then keeps the
 * most food. With at most seven places every way can be tried.
 */
export function routeOf(
  ring: readonly Location[],
  means: Means,
  wanted: ReadonlyMap<Location, number>,
): Route {
  let best: { stops: Stop[]; worth: number; fuel: number } = { stops: [], worth: -1, fuel: 0 };
  const visit = (at: Means, stops: Stop[], worth: number) => {
    const better =
      worth > best.worth ||
      (worth === best.worth && stops.length > best.stops.length) ||
      (worth === best.worth && stops.length === best.stops.length && at.fuel > best.fuel);
    if (better) best = { stops, worth, fuel: at.fuel };
    for (const [location, value] of wanted) {
      if (stops.some((stop) => stop.location === location)) continue;
      for (const leg of legsTo(ring, at, location)) {
        const next = after(at, location, leg);
        // Every stop counts a little, so that a place without sure points is still walked to.
        if (next) visit(next, [...stops, { location, leg }], worth + value + 0.01);
      }
    }
  };
  visit(means, [], 0);
  return {
    stops: best.stops,
    missed: [...wanted.keys()].filter((location) => !best.stops.some((stop) => stop.location === location)),
  };
}
