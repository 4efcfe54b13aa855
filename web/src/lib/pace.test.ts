import { beforeAll, expect, test } from 'vitest';
import type { SeatSummary } from '../wire';
import { i18n } from './i18n/i18n.svelte';
import { clockWords, leftOf, minutesOf, paceWords, wallTime } from './pace';

beforeAll(async () => {
  await i18n.use('en');
});

const HOUR = 3_600_000;

test('clocks count down to nothing, in the units that matter', () => {
  expect(clockWords(252_000)).toBe('4:12');
  expect(clockWords(251_001)).toBe('4:12');
  expect(clockWords(59_000)).toBe('0:59');
  expect(clockWords(0)).toBe('0:00');
  expect(clockWords(HOUR + 5 * 60_000)).toMatch(/^\D?1\D*\sh\s\D*5\D*\smin$/);
  expect(clockWords(31 * HOUR)).toMatch(/^\D?1\D*\sd\s\D*7\D*\sh$/);
});

test('a running clock follows the time, a stopped one does not', () => {
  const seat = (due: number | null) => ({ clock: { left: 5000, due } }) as SeatSummary;
  expect(leftOf(seat(10_000), 7000)).toBe(3000);
  expect(leftOf(seat(10_000), 11_000)).toBe(0);
  expect(leftOf(seat(null), 7000)).toBe(5000);
  expect(leftOf({ clock: null } as SeatSummary, 0)).toBeUndefined();
});

test('hours of the day survive the round trip', () => {
  for (const minutes of [0, 485, 1439]) expect(minutesOf(wallTime(minutes))).toBe(minutes);
  expect(wallTime(1440)).toBe('00:00');
  const window = { from: 480, until: 1320, zone: 'Europe/Prague' };
  const words = paceWords({ mode: 'days', days: 2, window, holiday: 0 });
  expect(words).toContain('08:00');
  expect(words).toContain('22:00');
});
