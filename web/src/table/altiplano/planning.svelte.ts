import type { Good, MovedTile, OwnView, Place, PlaceTakes, Plan, SeatView } from './wire';
import { isLocation, LOCATIONS } from './model';

/** A tile that is being planned: from the planning spaces, now possibly on an action space. */
export interface PlannedTile {
  id: number;
  good: Good;
  /** Where it was placed; undefined if it is on a planning space. */
  at: Place | undefined;
}

/** One space of a board, with what is on it. */
export interface Space {
  place: Place;
  index: number;
  good: Good | undefined;
  /** The tile placed in this phase, which may be lifted again. */
  tile: PlannedTile | undefined;
  /** Whether there is a coin here. */
  coin: boolean;
}

/**
 * The plan of a round while it is being arranged: tiles may be placed, moved and lifted freely until it is locked. What
 * is on which space is drawn immediately, so this keeps count of free spaces and of the coins next to the board; what a
 * place takes and costs, and what the plan comes to, comes from the server.
 */
export class Planning {
  tiles = $state<PlannedTile[]>([]);
  /** Places that are funded with coins in this plan. */
  funded = $state<Place[]>([]);
  /** The tile in hand. */
  held = $state<number | undefined>();
  #past: { tiles: PlannedTile[]; funded: Place[] }[] = $state([]);

  constructor(
    private readonly seat: SeatView,
    own: OwnView,
    /** What each place takes, according to the server. */
    private readonly takes: readonly PlaceTakes[],
  ) {
    const placed = own.moved.map(({ good, place }, id): PlannedTile => ({ id, good, at: place }));
    const lying = seat.planning.map((good, index): PlannedTile => ({
      id: placed.length + index,
      good,
      at: undefined,
    }));
    this.tiles = [...placed, ...lying];
    this.funded = [...own.moved_coins];
    this.#moved = own.moved;
    this.#coins = own.moved_coins;
  }

  /** What the server already has of this plan; it is on the spaces in the seat's view. */
  readonly #moved: readonly MovedTile[];
  readonly #coins: readonly Place[];

  /** Tiles that are not placed. */
  get lying(): PlannedTile[] {
    return this.tiles.filter(({ at }) => at === undefined);
  }

  /** Whether nothing is placed although something could be. */
  get isEmpty(): boolean {
    if (this.isTouched) return false;
    return this.lying.some(({ good }) => this.placesFor(good).length > 0);
  }

  /** Whether every tile that can be placed is placed. */
  get isLaid(): boolean {
    return this.lying.every(({ good }) => this.placesFor(good).length === 0);
  }

  get inHand(): PlannedTile | undefined {
    return this.tiles.find(({ id, at }) => id === this.held && at === undefined);
  }

  /** Coins next to the board after what this plan funds. */
  get coins(): number {
    const before = this.seat.coins + this.#coins.reduce((sum, place) => sum + this.price(place), 0);
    return before - this.funded.reduce((sum, place) => sum + this.price(place), 0);
  }

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  /** How many spaces a place has. */
  capacity(place: Place): number {
    if (isLocation(place)) return this.seat.spaces[place].count;
    if (place === 'movement') return this.seat.movement.count;
    if (place === 'any-location') return this.seat.has_any_location ? 1 : 0;
    return this.#workshop(place)?.count ?? 0;
  }

  /** What was on a place before this plan. */
  before(place: Place): Good[] {
    const lying = this.#lyingAt(place);
    for (const { good, place: at } of this.#moved) {
      if (at === place) lying.splice(lying.indexOf(good), 1);
    }
    return lying;
  }

  /** The spaces of a place one by one: what was there, what was placed, then free ones. */
  spaces(place: Place): Space[] {
    const old = this.before(place).map((good) => ({ good, tile: undefined, coin: false }));
    const placed = this.tiles
      .filter(({ at }) => at === place)
      .map((tile) => ({ good: tile.good, tile, coin: false }));
    const coins = Array.from({ length: this.coinsOn(place) }, () => ({
      good: undefined,
      tile: undefined,
      coin: true,
    }));
    const taken = [...old, ...placed, ...coins];
    const free = Array.from({ length: Math.max(0, this.capacity(place) - taken.length) }, () => ({
      good: undefined,
      tile: undefined,
      coin: false,
    }));
    return [...taken, ...free].map((space, index) => ({ ...space, place, index }));
  }

  /** Coins on a place with this plan. */
  coinsOn(place: Place): number {
    const before = this.#coins.includes(place) ? 0 : this.#coinsBefore(place);
    return this.funded.includes(place) ? this.price(place) : before;
  }

  /** What funding a place costs; 0 if it takes no coins. */
  price(place: Place): number {
    return this.#takes(place)?.coins ?? 0;
  }

  /** Whether a place takes a kind at all. */
  accepts(place: Place, good: Good): boolean {
    return this.#takes(place)?.goods.includes(good) ?? false;
  }

  hasRoom(place: Place): boolean {
    return this.spaces(place).some((space) => space.good === undefined && !space.coin);
  }

  /** All places of this board, in the order in which they are shown. */
  get places(): Place[] {
    return [
      ...LOCATIONS,
      ...(this.seat.has_any_location ? (['any-location'] as const) : []),
      'movement',
      ...this.seat.workshops.map(({ place }) => place),
    ];
  }

  /** Where a kind can be put now. */
  placesFor(good: Good): Place[] {
    return this.places.filter((place) => this.accepts(place, good) && this.hasRoom(place));
  }

  /** Takes a tile in hand, or puts it down again. */
  hold(id: number): void {
    this.held = this.held === id ? undefined : id;
  }

  /** Puts a tile onto a place. Returns whether it worked. */
  put(id: number, place: Place): boolean {
    const tile = this.tiles.find((one) => one.id === id);
    if (!tile || tile.at === place || !this.accepts(place, tile.good) || !this.hasRoom(place)) return false;
    this.#remember();
    this.tiles = this.tiles.map((one) => (one.id === id ? { ...one, at: place } : one));
    // The next tile of the kind is probably meant as well, if its place has room; the last remaining tile is taken,
    // too.
    const { lying } = this;
    const next = lying.find((one) => one.good === tile.good && this.hasRoom(place));
    const last = lying.length === 1 ? lying.find(({ good }) => this.placesFor(good).length > 0) : undefined;
    this.held = this.held === undefined ? undefined : (next ?? last)?.id;
    return true;
  }

  /** Moves a tile back to the planning spaces. */
  lift(id: number): void {
    this.#remember();
    this.tiles = this.tiles.map((one) => (one.id === id ? { ...one, at: undefined } : one));
    this.held = id;
  }

  /** Whether anything is placed or funded. */
  get isTouched(): boolean {
    return this.funded.length > 0 || this.lying.length < this.tiles.length;
  }

  liftAll(): void {
    if (!this.isTouched) return;
    this.#remember();
    this.tiles = this.tiles.map((one) => ({ ...one, at: undefined }));
    this.funded = [];
    this.held = undefined;
  }

  /** Whether coins can be laid on a place now. */
  mayFund(place: Place): boolean {
    const price = this.price(place);
    if (price === 0 || this.coinsOn(place) > 0) return false;
    if (place === 'movement' && !this.hasRoom(place)) return false;
    return this.coins >= price;
  }

  fund(place: Place): boolean {
    if (!this.mayFund(place)) return false;
    this.#remember();
    this.funded = [...this.funded, place];
    return true;
  }

  unfund(place: Place): void {
    this.#remember();
    this.funded = this.funded.filter((one) => one !== place);
  }

  /** Undoes the last step. */
  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.tiles = last.tiles;
    this.funded = last.funded;
    this.held = undefined;
  }

  /** Lays out a plan, such as a suggestion, as far as it fits; it can be changed afterwards. */
  take(plan: Plan): void {
    if (plan.type !== 'planning') return;
    this.#remember();
    this.tiles = this.tiles.map((one) => ({ ...one, at: undefined }));
    this.funded = [];
    this.held = undefined;
    for (const { good, place } of plan.tiles) {
      const tile = this.lying.find((one) => one.good === good);
      if (tile && this.accepts(place, good) && this.hasRoom(place)) {
        this.tiles = this.tiles.map((one) => (one.id === tile.id ? { ...one, at: place } : one));
      }
    }
    for (const place of plan.coins) if (this.mayFund(place)) this.funded = [...this.funded, place];
  }

  /** The whole answer as one plan. */
  plan(): Plan {
    const tiles = this.tiles.flatMap(({ good, at }): MovedTile[] => (at ? [{ good, place: at }] : []));
    return { type: 'planning', tiles, coins: [...this.funded] };
  }

  #remember(): void {
    this.#past = [...this.#past, { tiles: this.tiles, funded: this.funded }];
  }

  #takes(place: Place): PlaceTakes | undefined {
    return this.takes.find((one) => one.place === place);
  }

  #workshop(place: Place) {
    return this.seat.workshops.find((one) => one.place === place)?.workshop;
  }

  #lyingAt(place: Place): Good[] {
    if (isLocation(place)) return [...this.seat.spaces[place].tiles];
    if (place === 'any-location') return this.seat.any_location ? [this.seat.any_location] : [];
    if (place === 'movement') return Array<Good>(this.seat.movement.food).fill('food');
    const own = this.seat.workshops.find((one) => one.place === place);
    return own?.workshop.input ? Array<Good>(own.filled).fill(own.workshop.input) : [];
  }

  #coinsBefore(place: Place): number {
    if (place === 'movement') return this.seat.movement.coin ? 1 : 0;
    const own = this.seat.workshops.find((one) => one.place === place);
    return own?.workshop.input === null ? own.filled : 0;
  }
}
