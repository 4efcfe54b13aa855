import { SvelteMap } from 'svelte/reactivity';
import type { Action, Decision, Good, Plan, SeatView } from './wire';
import { GOODS } from './model';

/** The small wharf's question, which the rules ask kind by kind. */
export type SmallWharfDecision = Extract<Decision, { type: 'small_wharf' }>;

/**
 * What goes on the small wharf, arranged for all kinds at once: at least one good (2020-pl, "Przystań"). It is sent as
 * one plan.
 */
export class WharfLoad {
  /** The kinds that the question still concerns, cheapest first. */
  readonly held: readonly Good[];
  readonly #amounts = new SvelteMap<Good, number>();
  readonly #before: number;

  constructor(
    private readonly seat: SeatView,
    decision: SmallWharfDecision,
  ) {
    this.held = GOODS.slice(GOODS.indexOf(decision.good)).filter((good) => seat.goods[good] > 0);
    this.#before = GOODS.reduce((sum, good) => sum + decision.shipped[good], 0);
    for (const good of this.held) this.#amounts.set(good, seat.goods[good]);
  }

  count(good: Good): number {
    return this.seat.goods[good];
  }

  amount(good: Good): number {
    return this.#amounts.get(good) ?? 0;
  }

  /** All goods that go aboard, including those of kinds answered before. */
  get total(): number {
    return this.#before + this.held.reduce((sum, good) => sum + this.amount(good), 0);
  }

  /** Points for all of it, including harbor and privilege, as far as the server has said them for this load. */
  points = $state.raw<number | undefined>(undefined);

  get done(): boolean {
    return this.total > 0;
  }

  /** One less with each press; from none back to all. */
  turn(good: Good): void {
    this.#amounts.set(good, this.amount(good) === 0 ? this.count(good) : this.amount(good) - 1);
  }

  /** Takes over answers, such as a hint's; goods that they don't name go aboard only if they must. */
  take(actions: Action[]): void {
    for (const good of this.held) this.#amounts.set(good, 0);
    for (const action of actions) {
      if (action.type === 'ship') this.#amounts.set(action.good, action.amount);
    }
    const last = this.held.at(-1);
    if (this.total === 0 && last) this.#amounts.set(last, this.count(last));
  }

  /** The whole answer as one plan. */
  plan(): Plan {
    return {
      type: 'load_wharf',
      goods: Object.fromEntries(this.held.map((good) => [good, this.amount(good)])),
    };
  }
}
