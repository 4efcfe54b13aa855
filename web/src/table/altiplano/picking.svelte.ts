import type { AnswerGain } from '../../wire';
import type { AltiplanoPlan, BasicAction, Good, Picked, Refusal, Slot, Tile } from './wire';
import type { Ready } from './ready';

/** A tile that can be picked, or a good that cacao can be traded for. */
export interface Pick {
  id: number;
  good: Good;
  wild: boolean;
}

/** A plan that names tiles of an action's spaces. */
const isPicked = (plan: AltiplanoPlan): plan is Extract<AltiplanoPlan, { tiles: Tile[] }> =>
  plan.type === 'sell' || plan.type === 'deliver' || plan.type === 'store';

/** Actions that use any number of tiles, one after another. */
export const PICKED: readonly BasicAction[] = [
  'market_sell',
  'market_deliver',
  'village_store',
  'forest_cacao',
];

/**
 * Which tiles an action uses, while they are being picked: sold, delivered, stored (in the order of picking) or traded.
 * The server says what can be picked and what it comes to; nothing is done before it is sent.
 */
export class Picking {
  /** What is ready, in the order of the spaces; for cacao the goods that it can be traded for. */
  readonly offered: readonly Pick[];
  picked = $state.raw<Pick[]>([]);
  /** What the current selection brings, as far as the server has said. */
  gain = $state.raw<AnswerGain | undefined>(undefined);
  /** Where it goes and what else can be picked, as far as the server has said. */
  said = $state.raw<Picked | undefined>(undefined);
  /** Why the current selection can't be done, as far as the server has said. */
  refusal = $state.raw<Refusal | undefined>(undefined);

  constructor(
    readonly action: BasicAction,
    private readonly ready: Ready,
  ) {
    const wildAt = ready.wild ? ready.tiles.length - 1 : -1;
    const tiles = ready.tiles.map((good, id): Pick => ({ id, good, wild: id === wildAt }));
    this.offered =
      action === 'forest_cacao' ? ready.gains.map((good, id): Pick => ({ id, good, wild: false })) : tiles;
    // If there is only one thing to pick, it is picked. So is all that a sale was shown to earn: a tile that is sold stays
    // the seller's, and whoever keeps one for an order puts it back.
    if (this.offered.length === 1 || action === 'market_sell')
      this.offered.forEach((pick) => this.turn(pick));
  }

  /** How many times a tile is picked; a trade may name a good several times. */
  count(pick: Pick): number {
    return this.picked.filter(({ id }) => id === pick.id).length;
  }

  /** The position in the order of picking, from 1. */
  order(pick: Pick): number {
    return this.picked.findIndex(({ id }) => id === pick.id) + 1;
  }

  /** Whether one more can be picked, given what the server says about the tiles picked so far. */
  may(pick: Pick): boolean {
    if (this.action !== 'forest_cacao' && this.count(pick) > 0) return false;
    return this.#offer(pick) !== undefined;
  }

  /** Where a tile goes in the warehouse, or would go. */
  slot(pick: Pick): Slot | undefined {
    const order = this.order(pick);
    return (order > 0 ? this.said?.slots[order - 1] : this.#offer(pick)?.slot) ?? undefined;
  }

  #offer({ good, wild }: Pick) {
    const more = this.said?.more ?? this.ready.picks;
    return more.find((one) => one.good === good && (this.action === 'forest_cacao' || one.wild === wild));
  }

  /** Picks a tile, or puts back a picked one. */
  turn(pick: Pick): boolean {
    if (this.action !== 'forest_cacao' && this.count(pick) > 0) {
      this.picked = this.picked.filter(({ id }) => id !== pick.id);
      return true;
    }
    if (!this.may(pick)) return false;
    this.picked = [...this.picked, pick];
    return true;
  }

  clear(): void {
    this.picked = [];
  }

  /** Takes over what a plan picks, such as a hint's, as far as it is ready. */
  take(plan: AltiplanoPlan): void {
    this.clear();
    const tiles = 'gains' in plan ? plan.gains : isPicked(plan) ? plan.tiles : [];
    for (const { good, wild } of tiles) {
      const trade = this.action === 'forest_cacao';
      const pick = this.offered.find(
        (one) => one.good === good && (trade || (one.wild === wild && this.count(one) === 0)),
      );
      if (pick) this.picked = [...this.picked, pick];
    }
  }

  /** Whether something is picked, and nothing says that it can't be done. */
  get done(): boolean {
    return this.picked.length > 0 && this.refusal === undefined;
  }

  /** The whole answer as one plan. */
  plan(): AltiplanoPlan {
    if (this.action === 'forest_cacao') {
      const gains = this.picked.map(({ good }, index): Tile => ({
        good,
        wild: this.ready.wild && index === this.ready.tiles.length - 1,
      }));
      return { type: 'trade_cacao', gains };
    }
    const tiles = this.picked.map(({ good, wild }): Tile => ({ good, wild }));
    if (this.action === 'market_sell') return { type: 'sell', tiles };
    return this.action === 'market_deliver' ? { type: 'deliver', tiles } : { type: 'store', tiles };
  }
}
