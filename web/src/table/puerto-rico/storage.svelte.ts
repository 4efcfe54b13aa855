import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Good, Plan, SeatView, StorageRoom } from './wire';
import { GOODS, times } from './model';

/**
 * The number of single goods that every seat keeps: if there is room for no more, pressing another kind moves the one.
 */
const SINGLES = 1;

/** What happens to the goods of a kind at the end of the captain phase. */
export type Fate = 'all' | 'one' | 'none';

/**
 * Storage while it is being arranged: which kinds the warehouses keep and which single goods stay. How much is kept
 * comes from the server; the initial layout is only a proposal.
 */
export class Storage {
  readonly kindsMax: number;
  readonly singlesMax: number;
  readonly held: readonly Good[];
  readonly #kinds = new SvelteSet<Good>();
  readonly #singles = new SvelteMap<Good, number>();

  constructor(
    private readonly seat: SeatView,
    /** What is kept, according to the server. */
    room: StorageRoom | null | undefined,
    /** Whether the rules let a player keep less than there is room for. */
    private readonly mayKeepLess = false,
  ) {
    this.held = GOODS.filter((good) => seat.goods[good] > 0);
    this.kindsMax = room?.kinds ?? 0;
    this.singlesMax = room?.singles ?? SINGLES;
    // Preset so that little is lost: the largest heaps go into the warehouses, then the most expensive single goods
    // stay.
    const heaps = [...this.held].sort(
      (a, b) => seat.goods[b] - seat.goods[a] || GOODS.indexOf(b) - GOODS.indexOf(a),
    );
    for (const good of heaps.slice(0, this.kindsMax)) this.#kinds.add(good);
    for (const good of [...this.held].reverse()) {
      if (!this.#kinds.has(good)) this.#singles.set(good, Math.min(seat.goods[good], this.singlesLeft));
    }
  }

  fate(good: Good): Fate {
    if (this.#kinds.has(good)) return 'all';
    return this.#single(good) > 0 ? 'one' : 'none';
  }

  /** How many of a kind stay. */
  kept(good: Good): number {
    return this.#kinds.has(good) ? this.seat.goods[good] : this.#single(good);
  }

  count(good: Good): number {
    return this.seat.goods[good];
  }

  get kindsLeft(): number {
    return this.kindsMax - this.#kinds.size;
  }

  get singlesLeft(): number {
    return this.singlesMax - [...this.#singles.values()].reduce((sum, count) => sum + count, 0);
  }

  /** How many kinds have to be chosen for the warehouses before this can be done. */
  get kindsMissing(): number {
    return this.mayKeepLess ? 0 : Math.min(this.kindsLeft, this.held.length - this.#kinds.size);
  }

  /** How many single goods have to be chosen besides. */
  get singlesMissing(): number {
    if (this.mayKeepLess) return 0;
    const given = this.held.reduce((sum, good) => sum + this.count(good) - this.kept(good), 0);
    return Math.min(this.singlesLeft, given);
  }

  /**
   * From all of it to as many single ones as there is room for, one less with each press, down to none; what has no
   * room is skipped. If the one place that everybody has is all there is, it moves to the kind that is pressed.
   */
  turn(good: Good): void {
    if (this.#kinds.delete(good)) {
      if (this.singlesMax === SINGLES) this.#singles.clear();
      this.#singles.set(good, Math.min(this.count(good), this.singlesLeft));
    } else if (this.#single(good) > 0) {
      this.#singles.set(good, this.#single(good) - 1);
    } else if (this.kindsLeft > 0) {
      this.#kinds.add(good);
      this.#singles.delete(good);
    } else {
      if (this.singlesMax === SINGLES) this.#singles.clear();
      this.#singles.set(good, Math.min(this.count(good), this.singlesLeft));
    }
  }

  /** Takes over a storage, such as a hint's. */
  take(plan: Plan): void {
    if (plan.type !== 'store_goods') return;
    this.#kinds.clear();
    this.#singles.clear();
    for (const good of plan.kinds) this.#kinds.add(good);
    for (const good of [...(plan.single ? [plan.single] : []), ...(plan.singles ?? [])]) {
      this.#singles.set(good, this.#single(good) + 1);
    }
  }

  plan(): Plan {
    const [single, ...singles] = GOODS.flatMap((good) => times(this.#single(good)).map(() => good));
    return {
      type: 'store_goods',
      kinds: GOODS.filter((good) => this.#kinds.has(good)),
      single: single ?? null,
      ...(singles.length > 0 ? { singles } : {}),
    };
  }

  #single(good: Good): number {
    return this.#singles.get(good) ?? 0;
  }
}
