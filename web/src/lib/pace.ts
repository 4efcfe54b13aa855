import type { Pace, SeatSummary } from '../wire';
import { t } from './i18n/i18n.svelte';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is left on a clock at this moment, in milliseconds; undefined if there is no clock. */
export function leftOf(seat: SeatSummary | undefined, now: number): number | undefined {
  const clock = seat?.clock;
  if (!clock) return undefined;
  return Math.max(0, clock.due === null ? clock.left : clock.due - now);
}

/** A length of time as clocks show it: `4:12`, `19 h 5 min`, `1 d 7 h`. */
export function clockWords(left: number): string {
  const [days, hours] = [Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS)];
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  if (days > 0) return t('clock-days', { days, hours });
  if (hours > 0) return t('clock-hours', { hours, minutes });
  // Rounded up to the next second: when a clock shows 0, time is up.
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const PARTS = 60;
/** Minutes after midnight as a wall clock shows them, such as `08:00`. */
export const wallTime = (minutes: number): string =>
  [Math.floor(minutes / PARTS) % 24, minutes % PARTS].map((part) => String(part).padStart(2, '0')).join(':');

/** The contents of a time field, as minutes after midnight. */
export const minutesOf = (wall: string): number => {
  const [hours = 0, minutes = 0] = wall.split(':').map(Number);
  return hours * PARTS + minutes;
};

/** How much time people have, in one line. */
export function paceWords(pace: Pace): string {
  switch (pace.mode) {
    case 'none':
      return t('pace-none');
    case 'live': {
      const { bank, increment, grace } = pace;
      return t('pace-live-sum', { minutes: Math.round(bank / 6) / 10, increment, grace });
    }
    case 'days': {
      const each = t('pace-days-sum', { days: pace.days });
      if (!pace.window) return each;
      const { from, until, zone } = pace.window;
      return `${each}, ${t('pace-window-sum', { from: wallTime(from), until: wallTime(until), zone })}`;
    }
  }
}
