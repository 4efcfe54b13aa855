import { LOCATIONS } from './model';
import type { Good, MovedTile, OwnView, Place, Plan, SeatView } from './wire';

/** A tile on an action space that may come back before the draw. */
export interface LyingTile {
  id: number;
  good: Good;
  place: Place;
}

/** What comes back from the action spaces at the start of a round, as it is being chosen. */
export class TakeBack {
  readonly tiles: readonly LyingTile[];
  /** Places with coins that may come back. */
  readonly coins: readonly Place[];
  /** Free planning spaces. */
  readonly room: number;
  taken = $state.raw<number[]>([]);
  takenCoins = $state.raw<Place[]>([]);

  constructor(seat: SeatView, own: OwnView) {
    const lying: Omit<LyingTile, 'id'>[] = [
      ...LOCATIONS.flatMap((place) => seat.spaces[place].tiles.map((good) => ({ good, place }))),
      ...(seat.any_location ? [{ good: seat.any_location, place: 'any-location' as const }] : []),
      ...Array.from({ length: seat.movement.food }, () => ({
        good: 'food' as const,
        place: 'movement' as const,
      })),
      ...seat.workshops.flatMap(({ place, workshop, filled }) =>
        workshop.input ? Array.from({ length: filled }, () => ({ good: workshop.input as Good, place })) : [],
      ),
    ];
    const before = own.moved.map(({ good, place }) => ({ good, place }));
    this.tiles = [...before, ...lying].map((tile, id) => ({ ...tile, id }));
    this.taken = before.map((_, id) => id);
    this.coins = [
      ...own.moved_coins,
      ...seat.workshops
        .filter(({ workshop, filled }) => !workshop.input && filled > 0)
        .map(({ place }) => place),
      ...(seat.movement.coin ? (['movement'] as const) : []),
    ];
    this.takenCoins = [...own.moved_coins];
    this.room = seat.planning_limit - seat.planning.length + before.length;
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

  /** Takes a tile back, or leaves it after all; says whether there was room. */
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
