import { SvelteMap } from 'svelte/reactivity';
import type { Building, Good, Plan, SeatView, Tile } from './wire';
import { TILES, type BuildingFacts } from './model';

/** Where workers can stand: all tiles of a kind are one place, and so are all copies of a building. */
export type Spot = `tile:${Tile}` | `building:${Building}`;

/** How many people are on each place. */
export type Counts = ReadonlyMap<Spot, number>;

/** Who is where: all people, and how many of them are nobles. */
export interface Arrangement {
  people: Counts;
  nobles: Counts;
}

/** A worker or, with Nobles, a noble. */
export type Person = 'worker' | 'noble';

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

/** Who is where now. */
export function standing(seat: SeatView): Arrangement {
  const people = new Map<Spot, number>();
  const nobles = new Map<Spot, number>();
  const note = (counts: Map<Spot, number>, spot: Spot, count: number | undefined) => {
    if (count) counts.set(spot, count);
  };
  for (const tile of TILES) {
    note(people, `tile:${tile}`, seat.tile_workers[tile]);
    note(nobles, `tile:${tile}`, seat.tile_nobles?.[tile]);
  }
  for (const plot of seat.buildings) {
    note(people, `building:${plot.building}`, plot.workers);
    note(nobles, `building:${plot.building}`, plot.nobles);
  }
  return { people, nobles };
}

const sum = (counts: Counts): number => [...counts.values()].reduce((all, count) => all + count, 0);

/** All people of a seat, wherever they are. */
export function workersOf(seat: SeatView): number {
  return seat.san_juan + sum(standing(seat).people);
}

/** All nobles of a seat, wherever they are. */
export function noblesOf(seat: SeatView): number {
  return (seat.san_juan_nobles ?? 0) + sum(standing(seat).nobles);
}

/**
 * The Mayor's placement while it is being arranged: everybody may move freely until it is sent as one plan. Who is
 * where is drawn immediately, so this keeps count of the circles and of the people in hand; the server says what the
 * arrangement produces, and has the last word on whether it can be sent.
 */
export class Placement {
  readonly spots: ReadonlyMap<Spot, number>;
  /** All people, nobles included. */
  readonly workers: number;
  readonly nobles: number;
  /** What pressing an empty circle puts down, as long as one of them is in hand. */
  holding = $state<Person>('worker');
  /** What a craftsman phase would bring of each good, as far as the server has said it for this arrangement. */
  production = $state.raw<Partial<Record<Good, number>>>({});
  readonly #placed = new SvelteMap<Spot, number>();
  readonly #noble = new SvelteMap<Spot, number>();
  /** Which circles of a place are filled, nobles first: a player who fills a circle sees that very one filled. */
  readonly #circles = new SvelteMap<Spot, readonly number[]>();
  #start: Arrangement;
  /** Whether a person was put, lifted or laid out by hand. */
  touched = false;

  constructor(
    seat: SeatView,
    facts: (id: string) => BuildingFacts | undefined,
    /** Who was where before the phase, if they have since been lifted. */
    before?: Arrangement,
  ) {
    this.spots = spotsOf(seat, facts);
    this.workers = workersOf(seat);
    this.nobles = noblesOf(seat);
    const now = standing(seat);
    this.#start = {
      people: now.people.size > 0 || !before ? now.people : before.people,
      nobles: now.nobles.size > 0 || !before ? now.nobles : before.nobles,
    };
    this.#lay(this.#start);
    this.#holdSomebody();
  }

  /** Starts from this arrangement, once it is known who was where. */
  propose(standing: Arrangement): void {
    this.#start = standing;
    this.#lay(standing);
    this.#holdSomebody();
  }

  #holdSomebody(): void {
    if (this.inHandOf('worker') === 0 && this.noblesInHand > 0) this.holding = 'noble';
  }

  /** The number of people without a place yet. */
  get inHand(): number {
    return this.workers - sum(this.#placed);
  }

  get noblesInHand(): number {
    return this.nobles - sum(this.#noble);
  }

  /** The number of people of a kind without a place yet. */
  inHandOf(person: Person): number {
    return person === 'noble' ? this.noblesInHand : this.inHand - this.noblesInHand;
  }

  /** The number of empty circles. */
  get empty(): number {
    return this.emptyOn('tile') + this.emptyOn('building');
  }

  /** The number of empty circles on the tiles of the island, or on the buildings of the city. */
  emptyOn(kind: 'tile' | 'building'): number {
    return [...this.spots]
      .filter(([spot]) => spot.startsWith(`${kind}:`))
      .reduce((all, [spot, circles]) => all + circles - this.on(spot), 0);
  }

  /** Circles must be filled as far as possible, so there can't be both a person in hand and an empty circle. */
  get done(): boolean {
    return this.inHand === 0 || this.empty === 0;
  }

  on(spot: Spot): number {
    return this.#placed.get(spot) ?? 0;
  }

  noblesOn(spot: Spot): number {
    return this.#noble.get(spot) ?? 0;
  }

  /** Who is on a circle of a place. */
  personOn(spot: Spot, circle: number): Person | undefined {
    const place = (this.#circles.get(spot) ?? []).indexOf(circle);
    if (place < 0) return undefined;
    return place < this.noblesOn(spot) ? 'noble' : 'worker';
  }

  /** Fills a circle: the first free one, unless one is named. */
  #fill(spot: Spot, person: Person, circle?: number): void {
    const filled = this.#circles.get(spot) ?? [];
    const free = Array.from({ length: this.spots.get(spot) ?? 0 }, (_, index) => index);
    const open = free.filter((index) => !filled.includes(index));
    const [first] = open;
    const chosen = circle !== undefined && open.includes(circle) ? circle : first;
    if (chosen === undefined) return;
    const nobles = this.noblesOn(spot);
    this.#placed.set(spot, this.on(spot) + 1);
    if (person === 'noble') this.#noble.set(spot, nobles + 1);
    this.#circles.set(spot, person === 'noble' ? filled.toSpliced(nobles, 0, chosen) : [...filled, chosen]);
  }

  /** Empties a circle with such a person on it: the last one, unless one is named. */
  #clear(spot: Spot, person: Person, circle?: number): void {
    const filled = this.#circles.get(spot) ?? [];
    const nobles = this.noblesOn(spot);
    const named = circle === undefined ? -1 : filled.indexOf(circle);
    const last = person === 'noble' ? nobles - 1 : filled.length - 1;
    const at = named >= 0 && named < nobles === (person === 'noble') ? named : last;
    this.#placed.set(spot, this.on(spot) - 1);
    if (person === 'noble') this.#noble.set(spot, Math.max(0, nobles - 1));
    this.#circles.set(spot, filled.toSpliced(at, 1));
  }

  /** Puts a person from the hand on a place: the kind being held, or else the other kind. Returns whether it worked. */
  put(spot: Spot, wanted: Person = this.holding, circle?: number): boolean {
    if (this.inHand === 0 || this.on(spot) >= (this.spots.get(spot) ?? 0)) return false;
    this.touched = true;
    const other: Person = wanted === 'noble' ? 'worker' : 'noble';
    const person = this.inHandOf(wanted) > 0 ? wanted : other;
    this.#fill(spot, person, circle);
    return true;
  }

  /** Takes a person back into the hand; a worker if both kinds are there, unless the noble is meant. */
  lift(
    spot: Spot,
    meant: Person = this.on(spot) > this.noblesOn(spot) ? 'worker' : 'noble',
    circle?: number,
  ): boolean {
    if (this.on(spot) === 0) return false;
    this.touched = true;
    this.#clear(spot, meant, circle);
    if (meant === 'noble') this.holding = 'noble';
    return true;
  }

  liftAll(): void {
    this.touched = true;
    this.#empty();
  }

  #empty(): void {
    this.#placed.clear();
    this.#noble.clear();
    this.#circles.clear();
  }

  /** Goes back to who was where at the start. */
  reset(): void {
    this.take(this.#start);
  }

  /** Takes over an arrangement, such as a suggestion, as far as it fits. */
  take(arrangement: Arrangement): void {
    this.touched = true;
    this.#lay(arrangement);
  }

  #lay({ people, nobles }: Arrangement): void {
    this.#empty();
    let left = this.workers;
    let noblesLeft = this.nobles;
    for (const [spot, circles] of this.spots) {
      const count = Math.min(people.get(spot) ?? 0, circles, left);
      // Anybody who is not a noble has to be a worker, and the number of workers is limited.
      const workersLeft = left - noblesLeft;
      const noble = Math.max(Math.min(nobles.get(spot) ?? 0, count, noblesLeft), count - workersLeft);
      for (let person = 0; person < count; person++) this.#fill(spot, person < noble ? 'noble' : 'worker');
      left -= count;
      noblesLeft -= noble;
    }
  }

  /** The whole answer as one plan. */
  plan(): Plan {
    const people = byKind(this.spots, (spot) => this.on(spot));
    const plan = { type: 'place_workers' as const, tiles: people.tiles, buildings: people.buildings };
    if (this.nobles === 0) return plan;
    const nobles = byKind(this.spots, (spot) => this.noblesOn(spot));
    return { ...plan, tile_nobles: nobles.tiles, building_nobles: nobles.buildings };
  }
}

interface ByKind {
  tiles: Partial<Record<Tile, number>>;
  buildings: Partial<Record<Building, number>>;
}

/** Counts for all places, tiles and buildings separately. */
function byKind(spots: ReadonlyMap<Spot, number>, count: (spot: Spot) => number): ByKind {
  const found: ByKind = { tiles: {}, buildings: {} };
  for (const spot of spots.keys()) {
    const [kind, key] = split(spot);
    if (kind === 'tile') found.tiles[key as Tile] = count(spot);
    else found.buildings[key as Building] = count(spot);
  }
  return found;
}

/** The arrangement that a plan of the server describes. */
export function arrangementOf(plan: Plan): Arrangement {
  if (plan.type !== 'place_workers') return { people: new Map(), nobles: new Map() };
  return {
    people: countsOf(plan.tiles, plan.buildings),
    nobles: countsOf(plan.tile_nobles ?? {}, plan.building_nobles ?? {}),
  };
}

function countsOf(tiles: ByKind['tiles'], buildings: ByKind['buildings']): Counts {
  return new Map<Spot, number>([
    ...Object.entries(tiles).map(([tile, count]): [Spot, number] => [`tile:${tile as Tile}`, count]),
    ...Object.entries(buildings).map(([building, count]): [Spot, number] => [
      `building:${building as Building}`,
      count,
    ]),
  ]);
}

function split(spot: Spot): [string, string] {
  const at = spot.indexOf(':');
  return [spot.slice(0, at), spot.slice(at + 1)];
}
