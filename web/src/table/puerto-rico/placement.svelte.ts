import { SvelteMap } from 'svelte/reactivity';
import type { Building, ByGood, Plan, SeatView, Tile } from './wire';
import { GOODS, TILES, type BuildingFacts } from './model';

/** Where workers can stand: all tiles of a kind are one place, and so are all copies of a building. */
export type Spot = `tile:${Tile}` | `building:${Building}`;

/** How many workers stand on each place. */
export type Arrangement = ReadonlyMap<Spot, number>;

/** The places of a seat with their circles, tiles first. */
export function spotsOf(seat: SeatView, facts: (id: string) => BuildingFacts | undefined): Map<Spot, number> {
  const spots = new Map<Spot, number>();
  for (const tile of TILES) if (seat.tiles[tile] > 0) spots.set(`tile:${tile}`, seat.tiles[tile]);
  for (const { building, count } of seat.buildings) {
    const circles = (facts(building)?.circles ?? 0) * count;
    if (circles > 0) spots.set(`building:${building}`, circles);
  }
  return spots;
}

/** Who stands where now. */
export function standing(seat: SeatView): Map<Spot, number> {
  const spots = new Map<Spot, number>();
  for (const tile of TILES)
    if (seat.tile_workers[tile] > 0) spots.set(`tile:${tile}`, seat.tile_workers[tile]);
  for (const { building, workers } of seat.buildings)
    if (workers > 0) spots.set(`building:${building}`, workers);
  return spots;
}

/** All workers of a seat, wherever they stand. */
export function workersOf(seat: SeatView): number {
  return seat.san_juan + [...standing(seat).values()].reduce((sum, count) => sum + count, 0);
}

/**
 * The Mayor's placement as it is being arranged: every worker may move freely until it is sent as one plan. Nothing
 * of it leaves the browser before.
 */
export class Placement {
  readonly spots: ReadonlyMap<Spot, number>;
  readonly workers: number;
  readonly #placed = new SvelteMap<Spot, number>();
  readonly #start: Arrangement;

  constructor(
    private readonly seat: SeatView,
    private readonly facts: (id: string) => BuildingFacts | undefined,
    /** Where the workers stood before the phase, if they have been lifted meanwhile. */
    before?: Arrangement,
  ) {
    this.spots = spotsOf(seat, facts);
    this.workers = workersOf(seat);
    const now = standing(seat);
    this.#start = this.#fitting(now.size > 0 || !before ? now : before);
    this.reset();
  }

  /** Workers that stand nowhere yet. */
  get inHand(): number {
    return this.workers - [...this.#placed.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Circles without a worker. */
  get empty(): number {
    return [...this.spots].reduce((sum, [spot, circles]) => sum + circles - this.on(spot), 0);
  }

  /** Circles must be filled as far as possible, so somebody in hand and an empty circle cannot both remain. */
  get done(): boolean {
    return this.inHand === 0 || this.empty === 0;
  }

  /** What a craftsman phase would bring with this arrangement: plantations and works, whichever is less. */
  get production(): ByGood<number> {
    return Object.fromEntries(GOODS.map((good) => [good, this.#made(good)])) as ByGood<number>;
  }

  on(spot: Spot): number {
    return this.#placed.get(spot) ?? 0;
  }

  /** Puts a worker from the hand on a place. Says whether it worked. */
  put(spot: Spot): boolean {
    if (this.inHand === 0 || this.on(spot) >= (this.spots.get(spot) ?? 0)) return false;
    this.#placed.set(spot, this.on(spot) + 1);
    return true;
  }

  /** Takes a worker back into the hand. */
  lift(spot: Spot): boolean {
    if (this.on(spot) === 0) return false;
    this.#placed.set(spot, this.on(spot) - 1);
    return true;
  }

  liftAll(): void {
    this.#placed.clear();
  }

  /** Back to how the workers stood at the start. */
  reset(): void {
    this.take(this.#start);
  }

  /** Takes over an arrangement, such as a suggestion, as far as it fits. */
  take(arrangement: Arrangement): void {
    this.#placed.clear();
    for (const [spot, count] of this.#fitting(arrangement)) this.#placed.set(spot, count);
  }

  /** The whole answer as one plan. */
  plan(): Plan {
    const tiles: Partial<Record<Tile, number>> = {};
    const buildings: Partial<Record<Building, number>> = {};
    for (const spot of this.spots.keys()) {
      const [kind, key] = split(spot);
      if (kind === 'tile') tiles[key as Tile] = this.on(spot);
      else buildings[key as Building] = this.on(spot);
    }
    return { type: 'place_workers', tiles, buildings };
  }

  #fitting(arrangement: Arrangement): Map<Spot, number> {
    let left = this.workers;
    const fitting = new Map<Spot, number>();
    for (const [spot, circles] of this.spots) {
      const count = Math.min(arrangement.get(spot) ?? 0, circles, left);
      if (count > 0) fitting.set(spot, count);
      left -= count;
    }
    return fitting;
  }

  #made(good: (typeof GOODS)[number]): number {
    const fields = this.on(`tile:${good}`);
    if (good === 'corn') return fields;
    const works = this.seat.buildings
      .filter(({ building }) => this.facts(building)?.good === good)
      .reduce((sum, { building }) => sum + this.on(`building:${building}`), 0);
    return Math.min(fields, works);
  }
}

/** The arrangement that a plan of the server describes. */
export function arrangementOf(plan: Plan): Arrangement {
  if (plan.type !== 'place_workers') return new Map();
  const entries: [Spot, number][] = [
    ...Object.entries(plan.tiles).map(([tile, count]): [Spot, number] => [
      `tile:${tile as Tile}`,
      count ?? 0,
    ]),
    ...Object.entries(plan.buildings).map(([building, count]): [Spot, number] => [
      `building:${building as Building}`,
      count ?? 0,
    ]),
  ];
  return new Map(entries);
}

function split(spot: Spot): [string, string] {
  const at = spot.indexOf(':');
  return [spot.slice(0, at), spot.slice(at + 1)];
}
