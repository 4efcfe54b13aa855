import type { Good, MovedTile, OwnView, Place, Plan, TakeBackRoom } from './wire';

/** A tile on an action space that may come back before the draw. */
export interface LyingTile {
  id: number;
  good: Good;
  place: Place;
}

/** What comes back from the action spaces at the start of a round, while it is being chosen. */
export class TakeBack {
  readonly tiles: readonly LyingTile[];
  /** Places with coins that may come back. */
  readonly coins: readonly Place[];
  /** How many tiles there are planning spaces for. */
  readonly room: number;
  taken = $state.raw<number[]>([]);
  takenCoins = $state.raw<Place[]>([]);

  constructor(
    own: OwnView,
    /** What may come back, according to the server. */
    { tiles, coins, room }: TakeBackRoom,
  ) {
    this.tiles = tiles.map((tile, id) => ({ ...tile, id }));
    this.coins = coins;
    this.room = room;
    // What has already been taken comes first.
    this.taken = own.moved.map((_, id) => id);
    this.takenCoins = [...own.moved_coins];
  }

  get left(): number {
    return this.room - this.taken.length;
  }

  has(tile: LyingTile): boolean {
    return this.taken.includes(tile.id);
  }

  hasCoins(place: Place): boolean {
    return this.takenCoins.includes(place);
  }

  /** Takes a tile back, or leaves it after all. Returns whether there was room. */
  turn(tile: LyingTile): boolean {
    if (this.has(tile)) {
      this.taken = this.taken.filter((id) => id !== tile.id);
      return true;
    }
    if (this.left === 0) return false;
    this.taken = [...this.taken, tile.id];
    return true;
  }

  turnCoins(place: Place): void {
    this.takenCoins = this.hasCoins(place)
      ? this.takenCoins.filter((one) => one !== place)
      : [...this.takenCoins, place];
  }

  /** Whether anything is taken back. */
  get isTouched(): boolean {
    return this.taken.length > 0 || this.takenCoins.length > 0;
  }

  clear(): void {
    this.taken = [];
    this.takenCoins = [];
  }

  /** Lays out a plan, such as a suggestion, as far as it fits. */
  take(plan: Plan): void {
    if (plan.type !== 'take_back') return;
    this.clear();
    for (const { good, place } of plan.tiles) {
      const tile = this.tiles.find((one) => one.good === good && one.place === place && !this.has(one));
      if (tile) this.turn(tile);
    }
    for (const place of plan.coins) if (this.coins.includes(place)) this.turnCoins(place);
  }

  plan(): Plan {
    const tiles = this.tiles
      .filter((tile) => this.has(tile))
      .map(({ good, place }): MovedTile => ({ good, place }));
    return { type: 'take_back', tiles, coins: [...this.takenCoins] };
  }
}
