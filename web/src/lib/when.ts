/** When something was said, as briefly as the reader needs it. */

const WEEK_DAYS = 7;

/** The day of the reader's calendar, counted from any fixed one. */
function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/**
 * A moment as seen from `now`, both in milliseconds since 1970: today the time, within a week the day of the week and
 * the time, and the date of anything else, with its year if that is another one.
 */
export function briefly(time: number, now: number, language: string): string {
  const then = new Date(time);
  const today = new Date(now);
  const days = dayOf(today) - dayOf(then);
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(then);
  if (days === 0) return format(clock);
  if (days > 0 && days < WEEK_DAYS) return format({ weekday: 'short', ...clock });
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return format({ day: 'numeric', month: 'short', ...year });
}

/** The whole date with the time. */
export function fully(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(time);
}
