import { beforeAll, expect, test } from 'vitest';
import { plain } from '../lib/i18n/rich';
import { speak } from '../lib/i18n/speak';
import type { Said } from '../wire';
import { LAYOUT as ALTIPLANO } from './altiplano/log';
import type { Event as AltiplanoEvent } from './altiplano/wire';
import { linesOf, type Layout } from './log';
import { LAYOUT as PUERTO_RICO } from './puerto-rico/log';
import type { Event } from './puerto-rico/wire';

beforeAll(() => speak('en'));

const entry = <E>(step: number, ...events: E[]) => ({ step, undone: false, events });
const readers = { me: 0, nameOf: () => 'Bence' };

function told<E extends { said?: Said[] }>(
  entries: { step: number; undone: boolean; events: E[] }[],
  layout: Layout<E>,
) {
  const lines = linesOf(entries, readers, layout);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  return lines.map(({ step, seat, words, round }) => [step, seat, plain(words), round]);
}

const revealed = (good: 'corn' | 'sugar'): Event => ({
  type: 'plantation_revealed',
  good,
  said: [
    { id: 'log-plantations-revealed', values: { tiles: { all: [{ id: `tile-${good}` }] } }, goes_on: true },
  ],
});
const roundStarted: Event = {
  type: 'round_started',
  round: 1,
  governor: 1,
  said: [{ id: 'log-round-started', about: 1, values: { round: 1 } }],
};
const mayor: Event = {
  type: 'role_chosen',
  seat: 1,
  card: 'mayor',
  doubloons: 0,
  said: [{ id: 'log-role-chosen', about: 1, values: { role: { id: 'role-mayor' }, doubloons: 0 } }],
};
const arrived: Event = {
  type: 'workers_arrived',
  seat: 0,
  workers: 2,
  said: [{ id: 'log-workers-arrived', about: 0, values: { workers: 2 } }],
};
const assigned: Event = { type: 'workers_assigned', seat: 0, place: { tile: 'corn' }, workers: 1 };

test('one line per fact, each with its own seat; tiles laid out one by one are one line', () => {
  const log = [
    entry(0, revealed('corn')),
    entry<Event>(1, revealed('sugar'), roundStarted),
    entry<Event>(2, mayor, arrived),
    entry(3, assigned),
  ];
  expect(told(log, PUERTO_RICO)).toEqual([
    [0, null, 'Laid out: corn plantation and sugar plantation.', undefined],
    [1, 1, 'Round 1: Bence is the governor.', 1],
    [2, 1, 'Bence takes the Mayor.', undefined],
    [2, 0, '2 workers arrive for you.', undefined],
  ]);
});

const good = (kind: string, count: number, rank: number): Said => ({
  id: 'good-amount',
  values: { count, good: { id: `altiplano-good-${kind}` } },
  rank,
});
const drawn = (kind: 'food' | 'fish', count: number, rank: number): AltiplanoEvent => ({
  type: 'drawn',
  seat: 1,
  good: kind,
  count,
  said: [
    {
      id: 'altiplano-log-drawn',
      about: 1,
      values: { goods: { all: [good(kind, count, rank)] } },
      goes_on: true,
    },
  ],
});
const began: AltiplanoEvent = {
  type: 'round_began',
  round: 2,
  said: [{ id: 'altiplano-log-round-began', values: { round: 2 } }],
};
const passed: AltiplanoEvent = {
  type: 'passed',
  seat: 1,
  automatic: false,
  said: [{ id: 'altiplano-log-passed', about: 1 }],
};
const coins: AltiplanoEvent = {
  type: 'coins',
  seat: 1,
  change: 2,
  said: [{ id: 'altiplano-log-coins-gained', about: 1, values: { count: 2 } }],
};

test('what one entry did for a seat is one line, and so are tiles drawn one by one; a round is its heading', () => {
  const log = [
    entry(0, began),
    entry(1, drawn('fish', 1, 9)),
    entry(2, drawn('food', 1, 0)),
    entry(3, drawn('fish', 1, 9)),
    entry<AltiplanoEvent>(4, coins, passed),
  ];
  expect(told(log, ALTIPLANO)).toEqual([
    [0, null, '', 2],
    [1, 1, 'Bence draws 1 food and 2 fish.', undefined],
    [4, 1, '+2 coins. Bence passes for the rest of the round.', undefined],
  ]);
});

test('what was taken back and what still counts are never one line', () => {
  const log = [{ ...entry(0, drawn('fish', 1, 9)), undone: true }, entry(2, drawn('fish', 1, 9))];
  expect(told(log, ALTIPLANO)).toHaveLength(2);
});

test('a log that is laid out again follows new names, another viewer and another language', () => {
  const log = [entry<Event>(0, mayor, arrived)];
  const words = (me: number, name: string) =>
    linesOf(log, { me, nameOf: () => name }, PUERTO_RICO).map((line) => plain(line.words));
  expect(words(0, 'Bence')).toEqual(['Bence takes the Mayor.', '2 workers arrive for you.']);
  expect(words(0, 'Ágnes')).toEqual(['Ágnes takes the Mayor.', '2 workers arrive for you.']);
  expect(words(1, 'Bence')[0]).toBe('You take the Mayor.');
  speak('pl');
  expect(words(0, 'Bence')[0]).not.toBe('Bence takes the Mayor.');
  speak('en');
  expect(words(0, 'Bence')[0]).toBe('Bence takes the Mayor.');
});

test('a line that says the same as before is the same object, also where only the end of the log is told', () => {
  const fact = () => structuredClone(mayor);
  const log = [entry(0, fact()), entry(1, fact())];
  const told = linesOf(log, readers, PUERTO_RICO);
  const again = linesOf([...log, entry(2, fact())], readers, PUERTO_RICO);
  expect(told.map((line, at) => again[at] === line)).toEqual([true, true]);
  expect(linesOf(log.slice(1), readers, PUERTO_RICO)[0]).toBe(told[1]);
  const undone = log.map((one) => ({ ...one, undone: true }));
  expect(linesOf(undone, readers, PUERTO_RICO)[0]).not.toBe(told[0]);
});
