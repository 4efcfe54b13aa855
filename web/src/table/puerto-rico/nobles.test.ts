import { beforeEach, expect, test } from 'vitest';
import { plain } from '../../lib/i18n/rich';
import { optionsOf, questionOf } from './decision';
import { speak } from '../../lib/i18n/speak';
import { offer, tableWith } from './fixtures';
import { sentences } from './sentences';
import type { Event } from './wire';

beforeEach(() => speak('en'));

const readers = { me: 0, nameOf: (seat: number) => ['Zofia', 'Bence'][seat] ?? '' };
const say = (...events: Event[]) => sentences(events, readers).map(plain);

test('Nobles tell who came and what the buildings made of it', () => {
  expect(say({ type: 'noble_arrived', seat: 0 }, { type: 'noble_arrived', seat: 1 })).toEqual([
    'A noble comes to you.',
    'A noble comes to Bence.',
  ]);
  expect(say({ type: 'villa_brought', seat: 0, noble: true })[0]).toContain('villa');
  expect(say({ type: 'villa_brought', seat: 0, noble: false })[0]).toContain('worker');
  expect(say({ type: 'jeweler_paid', seat: 1, doubloons: 2 })).toEqual(['Jeweler: 2 doubloons for Bence.']);
  expect(say({ type: 'jeweler_paid', seat: 1, doubloons: 0 })).toEqual([]);
  expect(say({ type: 'hunting_lodge_paid', seat: 0, points: 2 })).toEqual([
    'Hunting lodge: 2 victory points for you.',
  ]);
  expect(say({ type: 'good_delivered', seat: 0, good: 'coffee', points: 1 })[0]).toContain('coffee');
});

test('a chapel pays what its occupant brings', () => {
  expect(say({ type: 'chapel_paid', seat: 0, doubloons: 1, points: 0 })).toEqual([
    'Chapel: 1 doubloon for you.',
  ]);
  expect(say({ type: 'chapel_paid', seat: 0, doubloons: 0, points: 1 })).toEqual([
    'Chapel: 1 victory point for you.',
  ]);
});

test('a tile that is given up names what the land office pays, the hunting lodge nothing', () => {
  const givenUp = (doubloons: number): Event => ({
    type: 'tile_given_up',
    seat: 0,
    good: 'indigo',
    occupant: 'worker',
    doubloons,
  });
  expect(say(givenUp(0))[0]).toContain('indigo plantation');
  expect(say(givenUp(0))[0]).not.toContain('Land office');
  expect(say(givenUp(1))[0]).toContain('Land office: 1 doubloon for you.');
});

test('the ship: a worker or the noble, each with its drawing', () => {
  const { table, send } = tableWith(
    [offer('worker', { type: 'take_worker' }), offer('noble', { type: 'take_noble' })],
    { decision: { type: 'ship_person', seat: 0 }, phase: { role: 'mayor', chooser: 1 } },
  );
  expect(questionOf(table).title).not.toBe('');
  expect(optionsOf(table).map(({ key, icon }) => [key, icon])).toEqual([
    ['worker', 'worker'],
    ['noble', 'noble'],
  ]);
  optionsOf(table)[1]?.control.press();
  expect(send).toHaveBeenCalledWith([{ action: { type: 'take_noble' } }]);
});

test('giving a tile up names who stands on it; keeping everything is a choice, too', () => {
  const { table } = tableWith(
    [
      offer('give corn', { type: 'give_up_tile', good: 'corn', occupant: 'nobody' }),
      offer('give corn w', { type: 'give_up_tile', good: 'corn', occupant: 'worker' }),
      offer('give corn n', { type: 'give_up_tile', good: 'corn', occupant: 'noble' }),
      offer('give forest', { type: 'give_up_forest', good: 'sugar' }),
      offer('pass', { type: 'pass' }),
    ],
    { decision: { type: 'hunting_lodge', seat: 0 } },
  );
  const names = optionsOf(table).map(({ name }) => name);
  expect(new Set(names).size).toBe(5);
  expect(names.slice(0, 4)).toEqual([
    'Give up: corn plantation, empty',
    'Give up: corn plantation with a worker',
    'Give up: corn plantation with a noble',
    'Give up a forest: sugar plantation',
  ]);
  expect(optionsOf(table)[3]?.icon).toBe('tile-forest');
});

test('the royal supplier: one good of each kind, and what it gains', () => {
  const delivered: Event = { type: 'good_delivered', seat: 0, good: 'corn', points: 1 };
  const { table } = tableWith(
    [
      offer('deliver corn', { type: 'deliver', good: 'corn' }, null, [delivered]),
      offer('deliver coffee', { type: 'deliver', good: 'coffee' }, { type: 'none_owned' }),
      offer('pass', { type: 'pass' }),
    ],
    { decision: { type: 'royal_supplier', seat: 0, given: given() } },
  );
  const options = optionsOf(table);
  expect(options.map(({ key }) => key)).toEqual(['deliver corn', 'pass']);
  expect(options[0]?.gain).toEqual({ amount: 1, of: 'points', price: false });
});

const given = () => ({ corn: false, indigo: false, sugar: false, tobacco: false, coffee: false });
