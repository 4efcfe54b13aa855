import { isHere } from '../lib/device/place';
import type { Seat, TableSummary } from '../wire';

/** What of a table says to whom the device belongs. */
export interface PassedOn {
  summary: TableSummary | undefined;
  asked: Seat[];
  over: boolean;
}

/** A device that several people share: who has it, and to whom it goes next. */
export class Passing {
  /** The seat of the person who has the device; undefined until somebody has said so. */
  seat = $state<Seat | undefined>();
  readonly #table: () => PassedOn;

  constructor(table: () => PassedOn) {
    this.#table = table;
  }

  /** The people at this device; nobody else can be at its tables. */
  readonly people = $derived.by(() => {
    const { summary } = this.#table();
    if (!summary || !isHere(summary.id)) return [];
    return summary.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  });

  /** Who must take the device before anything is shown; undefined while it is in the right hands. */
  readonly next: Seat | undefined = $derived.by(() => {
    const { asked, over } = this.#table();
    if (over || this.people.length < 2 || (this.seat !== undefined && asked.includes(this.seat)))
      return undefined;
    const wanted = asked.find((seat) => this.people.includes(seat));
    // While bots decide, the person who moved last goes on looking; at the beginning, nobody has.
    return wanted ?? (this.seat === undefined ? this.people[0] : undefined);
  });

  /** The person who is wanted next has the device. */
  async take(): Promise<void> {
    const { summary } = this.#table();
    const { next } = this;
    if (!summary || next === undefined) return;
    const { device } = await import('../lib/device/device');
    device.sit(summary.id, next);
    this.seat = next;
  }
}
