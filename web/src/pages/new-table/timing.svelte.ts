import type { Pace, TimeUp } from '../../wire';

export const MODES = ['none', 'live', 'days'] as const;
export type Mode = (typeof MODES)[number];
const SECONDS = 60;

/** How much time people have at a new table. Everything is preset, so that the table can be opened at any time. */
export class Timing {
  mode = $state<Mode>('none');
  /** For the whole game, in minutes. */
  bank = $state(20);
  /** Added after each decision, and free before the bank is touched, in seconds. */
  increment = $state(15);
  grace = $state(10);
  days = $state(2);
  holiday = $state(7);
  /** Whether the clock runs only at certain hours, and which: minutes after midnight. */
  windowed = $state(false);
  from = $state(8 * 60);
  until = $state(22 * 60);
  up = $state<TimeUp>('stand_in');
  /** The time zone of the person who makes the table. */
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

  /** What was agreed, as the server wants it. */
  get pace(): Pace {
    if (this.mode === 'live') {
      const { bank, increment, grace } = this;
      return { mode: 'live', bank: Math.round(bank * SECONDS), increment, grace };
    }
    if (this.mode === 'days') {
      const { days, holiday, from, until, zone } = this;
      return { mode: 'days', days, holiday, ...(this.windowed ? { window: { from, until, zone } } : {}) };
    }
    return { mode: 'none' };
  }
}
