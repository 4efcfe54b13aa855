import type { Decision, Seat } from './wire';
import { load, save } from '../../lib/state/settings.svelte';

const KEY = 'meseta.guests-rest';

/**
 * Guests that stay where they are for the rest of a round: the guesthouse's question is then answered with *nobody
 * moves* as soon as it comes, so that nobody waits for it. Kept for this table and round only, also over a reload.
 */
export class RestingGuests {
  #round = $state<number | undefined>(undefined);

  constructor(private readonly id: string) {
    const [table, round] = (load(KEY) ?? '').split(' ');
    if (table === id) this.#round = Number(round);
  }

  /** Lets the guests rest until the end of this round. */
  rest(round: number): void {
    this.#round = round;
    save(KEY, `${this.id} ${round}`);
  }

  /** Asks again from now on. */
  wake(): void {
    this.#round = undefined;
    save(KEY, '');
  }

  isResting(round: number): boolean {
    return this.#round === round;
  }

  /** Whether this question is answered by itself. The last one, before the scoring, is always put. */
  answers(decision: Decision, me: Seat | null, round: number): boolean {
    return (
      decision.type === 'guesthouse' &&
      decision.seat === me &&
      decision.window !== 'end' &&
      this.isResting(round)
    );
  }
}
