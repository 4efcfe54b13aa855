import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n/speak';
import { plain } from '../../lib/i18n/rich';
import type { Event, LogEntry } from './wire';
import { linesOf } from './log';

beforeAll(() => speak('en'));

const entry = (step: number, seat: number | null, ...events: Event[]): LogEntry => ({
  step,
  seat,
  notation: '',
  events,
  undone: false,
  time: 0,
});

test('one line a fact, each with its own seat; tiles laid out one by one are one line', () => {
  const revealed = (good: 'corn' | 'sugar'): Event => ({ type: 'plantation_revealed', good });
  const lines = linesOf(
    [
      entry(0, null, revealed('corn')),
      entry(1, null, revealed('sugar'), { type: 'round_started', round: 1, governor: 1 }),
      entry(
        2,
        1,
        { type: 'role_chosen', seat: 1, card: 'mayor', doubloons: 0 },
        { type: 'workers_arrived', seat: 0, workers: 2 },
      ),
    ],
    { me: 0, nameOf: () => 'Bence' },
  );
  expect(lines.map(({ step, seat, words }) => [step, seat, plain(words)])).toEqual([
    [0, null, 'Laid out: corn plantation and sugar plantation.'],
    [1, 1, 'Round 1: Bence is the governor.'],
    [2, 1, 'Bence takes the Mayor.'],
    [2, 0, '2 workers arrive for you.'],
  ]);
  expect(lines[1]?.round).toBe(1);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});
