import { untrack } from 'svelte';
import type { TableState } from '../../lib/state/table.svelte';
import { load, save } from '../../lib/state/settings.svelte';
import type { Decision, Seat, Update } from './wire';

const KEY = 'meseta.guests-rest';
/** Milliseconds between retries of an answer that is lost on the way; the last one repeats. */
const PAUSES_MS = [2000, 5000, 15_000, 30_000];

/**
 * Guests that stay where they are for the rest of a round: the guesthouse's question is then answered with *nobody
 * moves* as soon as it comes, so that nobody waits for it. Kept for this table and round only, even across a reload.
 */
export class RestingGuests {
  #round = $state<number | undefined>(undefined);
  /** The version of the table that was answered for, so that no question is answered twice. */
  #answered: number | undefined;

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
    this.#answered = undefined;
    save(KEY, '');
  }

  isResting(round: number): boolean {
    return this.#round === round;
  }

  /** Whether this question is answered automatically. The last one, before the scoring, is always asked. */
  answers(decision: Decision, me: Seat | null, round: number): boolean {
    return (
      decision.type === 'guesthouse' &&
      decision.seat === me &&
      decision.window !== 'end' &&
      this.isResting(round)
    );
  }

  /**
   * Answers for the guests as questions come, for as long as the component that calls this lives. If the server refuses
   * an answer, the guests wake, so that their owner decides; `told` says why.
   */
  answerFor(store: TableState<Update>, told: () => void): void {
    let left = false;
    $effect(() => () => (left = true));
    $effect(() => {
      const { update, sending, summary } = store;
      if (!update || sending) return;
      // A bot that plays for the owner also answers for the guests.
      if (summary?.seats.some((seat) => seat.mine && seat.stand_in)) return;
      const { view, version } = update;
      const asked = view.observer !== null && update.asked.includes(view.observer);
      if (!asked || !this.answers(view.decision, view.observer, view.round)) return;
      if (version === this.#answered) return;
      this.#answered = version;
      untrack(() => void this.#answer(store, () => left || this.#answered !== version, told));
    });
  }

  /** Sends the answer; if it is lost on the way, it is sent again after a pause, until the question is `over`. */
  async #answer(store: TableState<Update>, over: () => boolean, told: () => void): Promise<void> {
    for (let losses = 0; !over(); losses++) {
      if (await store.send([{ action: { type: 'pass' } }])) return;
      const { refused } = store;
      if (over() || refused?.code === 'stale') return;
      if (refused && !refused.lost) {
        this.wake();
        told();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[losses] ?? PAUSES_MS.at(-1)));
    }
  }
}
