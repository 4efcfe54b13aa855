import { api } from '../lib/net/api';
import type { AnyMoment as Moment } from '../lib/wire';
import type { CurvePoint, GameId, Mistake, Move, Review as Found, Seat } from '../wire';

/** The names of whole moves at a moment, each worded in the light of the others. */
export type NameMoves = (moment: Moment, moves: Move<GameId>[][]) => string[];

/** How often to ask how far a review has got, in milliseconds. */
const ASK_EVERY = 1000;

/** The review of a finished game, as far as it has got; and the moments that its marks lead to. */
export class Review {
  found = $state.raw<Found<GameId> | undefined>();
  failure = $state.raw<unknown>(undefined);
  /** The moments requested; not reactive state, because the markup requests them and may not change state. */
  readonly #moments = new Map<number, Promise<Moment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #going = false;

  constructor(readonly id: string) {}

  /** Asks until the review is complete, or until `stop`. */
  start(): void {
    if (this.#going || this.found?.ready) return;
    this.#going = true;
    this.failure = undefined;
    void this.#ask();
  }

  stop(): void {
    this.#going = false;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      this.found = await api.review(this.id);
    } catch (error) {
      this.failure = error;
      this.#going = false;
      return;
    }
    if (this.found.ready) this.#going = false;
    else if (this.#going) this.#timer = setTimeout(() => void this.#ask(), ASK_EVERY);
  }

  /** The costliest decisions of a seat, the costliest first. */
  of(seat: Seat): Mistake<GameId>[] {
    return this.found?.mistakes.filter((mistake) => mistake.seat === seat) ?? [];
  }

  /** The mark at a step of the record, if there is one. */
  at(step: number): Mistake<GameId> | undefined {
    return this.found?.mistakes.find((mistake) => mistake.step === step);
  }

  /** The table before a step, for the names of what could be done there. */
  moment(step: number): Promise<Moment> {
    const known = this.#moments.get(step);
    if (known) return known;
    const asked = api.moment(this.id, step);
    this.#moments.set(step, asked);
    return asked;
  }
}

/** What a decision gave away, in whole percent. */
export const costOf = ({ better_share, played_share }: Mistake<GameId>): number =>
  Math.max(1, Math.round((better_share - played_share) * 100));

/** One line per seat: shares in percent. */
export function curveLines(curve: CurvePoint[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => curve.map(({ shares }) => 100 * (shares[seat] ?? 0)));
}

/** Where rounds begin on the curve. */
export function roundTicks(curve: CurvePoint[]): { index: number; label: string }[] {
  return curve.flatMap(({ round }, index) =>
    round > 0 && round !== curve[index - 1]?.round && index < curve.length - 1
      ? [{ index, label: String(round) }]
      : [],
  );
}

/** The shares at the beginning of each round and at the end: the curve in numbers. */
export function curveRows(curve: CurvePoint[]): CurvePoint[] {
  const rows = roundTicks(curve).flatMap(({ index }) => curve[index] ?? []);
  const last = curve.at(-1);
  return last ? [...rows, last] : rows;
}
