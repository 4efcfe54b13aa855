import { expect, test } from 'vitest';
import { briefly, fully } from './when';

const NOW = new Date(2026, 10, 28, 9, 30).getTime();
const at = (year: number, month: number, day: number, hour = 14, minute = 5) =>
  new Date(year, month - 1, day, hour, minute).getTime();
const said = (time: number, language: string) =>
  briefly(time, NOW, language).replaceAll(/[\u202f\u00a0]/g, ' ');

test('today the time, this week the day too, else the date', () => {
  expect(said(at(2026, 11, 28, 8, 5), 'en')).toBe('8:05 AM');
  expect(said(at(2026, 11, 27, 23, 59), 'en')).toBe('Fri 11:59 PM');
  expect(said(at(2026, 11, 22), 'en')).toBe('Sun 2:05 PM');
  // A week ago was the same day of the week as today.
  expect(said(at(2026, 11, 21), 'en')).toBe('Nov 21');
  expect(said(at(2025, 11, 27), 'en')).toBe('Nov 27, 2025');
});

test('a clock that is ahead of the reader’s makes no day of the week that is still to come', () => {
  expect(said(at(2026, 11, 29, 0, 1), 'en')).toBe('Nov 29');
});

test.each([
  ['pl', '8:05', 'pt. 14:05'],
  ['cs', '8:05', 'pá 14:05'],
  ['hu', '8:05', 'P 14:05'],
  ['ro', '8:05', 'vin., 14:05'],
])('as the language writes it: %s', (language, today, week) => {
  const close = (text: string) => text.replaceAll(/[.,]/g, '');
  expect(said(at(2026, 11, 28, 8, 5), language)).toBe(today);
  expect(close(said(at(2026, 11, 27), language))).toBe(close(week));
});

test('the whole date names the day, the year and the time', () => {
  const whole = fully(at(2026, 11, 27), 'en');
  for (const part of ['Friday', 'November', '2026', '2:05']) expect(whole).toContain(part);
});
