import { SvelteMap } from 'svelte/reactivity';
import type { Action, Decision, Good, Plan, Refusal, SeatView } from './wire';
import { GOODS } from './model';

/** The small wharf's question, which the rules ask kind by kind. */
export type SmallWharfDecision = Extract<Decision, { type: 'small_wharf' }>;

/** What goes on the small wharf, arranged for all kinds at once. It is sent as one plan; the rules say what it comes to. */
export class WharfLoad {
  /** The kinds that the question still concerns, cheapest first. */
  readonly held: readonly Good[];
  readonly #amounts = new SvelteMap<Good, number>();

  constructor(
    private readonly seat: SeatView,
    decision: SmallWharfDecision,
  ) {
    this.held = GOODS.slice(GOODS.indexOf(decision.good)).filter((good) => seat.goods[good] > 0);
    for (const good of this.held) this.#amounts.set(good, seat.goods[good]);
  }

  count(good: Good): number {
    return this.seat.goods[good];
  }

  amount(good: Good): number {
    return this.#amounts.get(good) ?? 0;
  }

  /** Points for all of it, including harbor and privilege, as far as the rules have said them for this load. */
  points = $state.raw<number | undefined>(undefined);
  /** Why it can't be loaded like this, if it can't. */
  refusal = $state.raw<Refusal | undefined>(undefined);

  /** One less with each press; from none back to all. */
  turn(good: Good): void {
    this.#amounts.set(good, this.amount(good) === 0 ? this.count(good) : this.amount(good) - 1);
  }

  /** Takes over answers, such as a hint's. Of a kind that they don't name nothing can be left: it is not asked about. */
  take(actions: Action[]): void {
    for (const good of this.held) this.#amounts.set(good, this.count(good));
    for (const action of actions) {
      if (action.type === 'ship') this.#amounts.set(action.good, action.amount);
    }
  }

  /** The whole answer as one plan. */
  plan(): Plan {
    return {
      type: 'load_wharf',
      goods: Object.fromEntries(this.held.map((good) => [good, this.amount(good)])),
    };
  }
}
