import { SvelteSet } from 'svelte/reactivity';
import type { Good, Plan, SeatView } from './wire';
import { GOODS } from './model';

/** All goods of a kind that an occupied warehouse keeps (puerto-rico-2020-pl.txt:544-548, 566). */
const WAREHOUSES: Record<string, number> = { small_warehouse: 1, large_warehouse: 2 };

/** What happens to the goods of a kind at the end of the captain phase. */
export type Fate = 'all' | 'one' | 'none';

/** Storage as it is being arranged: which kinds the warehouses keep and which single good stays. */
export class Storage {
  readonly kindsMax: number;
  readonly held: readonly Good[];
  readonly #kinds = new SvelteSet<Good>();
  #single = $state<Good | null>(null);

  constructor(private readonly seat: SeatView) {
    this.held = GOODS.filter((good) => seat.goods[good] > 0);
    this.kindsMax = seat.buildings
      .filter((plot) => plot.workers > 0)
      .reduce((sum, plot) => sum + (WAREHOUSES[plot.building] ?? 0), 0);
    // Preset so that little is lost: the largest heaps into the warehouses, then the dearest single good.
    const heaps = [...this.held].sort(
      (a, b) => seat.goods[b] - seat.goods[a] || GOODS.indexOf(b) - GOODS.indexOf(a),
    );
    for (const good of heaps.slice(0, this.kindsMax)) this.#kinds.add(good);
    this.#single = [...this.held].reverse().find((good) => !this.#kinds.has(good)) ?? null;
  }

  fate(good: Good): Fate {
    if (this.#kinds.has(good)) return 'all';
    return this.#single === good ? 'one' : 'none';
  }

  /** How many of a kind stay. */
  kept(good: Good): number {
    const fate = this.fate(good);
    return fate === 'all' ? this.seat.goods[good] : fate === 'one' ? 1 : 0;
  }

  count(good: Good): number {
    return this.seat.goods[good];
  }

  get kindsLeft(): number {
    return this.kindsMax - this.#kinds.size;
  }

  /** From nothing to all of it, to a single one, to nothing; what has no room is passed over. */
  turn(good: Good): void {
    const fate = this.fate(good);
    if (fate === 'all') {
      this.#kinds.delete(good);
      this.#single = good;
    } else if (fate === 'one') {
      this.#single = null;
    } else if (this.kindsLeft > 0) {
      this.#kinds.add(good);
    } else {
      this.#single = good;
    }
  }

  plan(): Plan {
    return {
      type: 'store_goods',
      kinds: GOODS.filter((good) => this.#kinds.has(good)),
      single: this.#single,
    };
  }
}
