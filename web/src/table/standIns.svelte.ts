import { api } from '../lib/net/api';
import { problemWords } from '../lib/net/problem';
import { toasts } from '../ui/toasts.svelte';
import type { Seat, SeatSummary } from '../wire';

/** What decides for whom a bot may stand in. */
export interface StandInFacts {
  id: string;
  seats: SeatSummary[];
  me: Seat | null;
  asked: Seat[];
  /** Since when, in milliseconds since 1970. */
  askedSince: number;
  over: boolean;
  /** Whether the game counts for the ratings. */
  rated: boolean;
}

/** Why a person is not playing at the moment: a bot plays instead, or the line is lost. */
export type Absence = 'bot' | 'line';

export function absenceOf(seat: SeatSummary | undefined): Absence | undefined {
  if (seat?.kind !== 'person') return undefined;
  if (seat.stand_in) return 'bot';
  return seat.connected ? undefined : 'line';
}

/** Bots that play for people who are away, until they come back. */
export class StandIns {
  /** Whether a request is on its way. */
  sending = $state(false);
  readonly #facts: () => StandInFacts;

  constructor(facts: () => StandInFacts) {
    this.#facts = facts;
  }

  /** Whether a bot plays for the viewer. */
  get mine(): boolean {
    const { seats, me, over } = this.#facts();
    return !over && me !== null && (seats[me]?.stand_in ?? null) !== null;
  }

  /** Whether letting a bot play costs the viewer the game in the ratings. */
  get rated(): boolean {
    return this.#facts().rated;
  }

  /** Whether the viewer may leave and let a bot play. */
  get mayLeave(): boolean {
    const { seats, me, over } = this.#facts();
    return !over && me !== null && seats[me]?.stand_in_wait === 0;
  }

  /** The other seats that are asked and for which the table has waited long enough. */
  vanished(now: number): Seat[] {
    const { seats, me, asked, askedSince, over } = this.#facts();
    if (over || askedSince <= 0) return [];
    return asked.filter((seat) => {
      const wait = seats[seat]?.stand_in_wait ?? null;
      return seat !== me && wait !== null && now - askedSince >= wait;
    });
  }

  async give(seat: Seat): Promise<void> {
    await this.#ask(() => api.standIn(this.#facts().id, seat));
  }

  async leave(): Promise<void> {
    const { me } = this.#facts();
    if (me !== null) await this.give(me);
  }

  async takeBack(): Promise<void> {
    await this.#ask(() => api.takeBack(this.#facts().id));
  }

  /** Afterwards, the table's stream tells everybody the new state; only a refusal is announced here. */
  async #ask(request: () => Promise<unknown>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      await request();
    } catch (error) {
      toasts.say(problemWords(error), 'bad');
    } finally {
      this.sending = false;
    }
  }
}
