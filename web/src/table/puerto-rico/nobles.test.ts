import { beforeEach, expect, test } from 'vitest';
import { optionsOf } from './decision';
import { speak } from '../../lib/i18n/speak';
import { offer, tableWith } from './fixtures';
import type { Event } from './wire';

beforeEach(() => speak('en'));

test('the ship: a worker or the noble, each with its drawing', () => {
  const { table, send } = tableWith(
    [offer('worker', { type: 'take_worker' }), offer('noble', { type: 'take_noble' })],
    { decision: { type: 'ship_person', seat: 0 }, phase: { role: 'mayor', chooser: 1 } },
  );
  expect(optionsOf(table).map(({ key, icon }) => [key, icon])).toEqual([
    ['worker', 'worker'],
    ['noble', 'noble'],
  ]);
  optionsOf(table)[1]?.control.press();
  expect(send).toHaveBeenCalledWith([{ action: { type: 'take_noble' } }]);
});

test('giving up a tile names who is on it; keeping everything is a choice, too', () => {
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
      offer('deliver corn', { type: 'deliver', good: 'corn' }, null, [delivered], {
        gain: { amount: 1, of: 'points', price: false },
        lines: [],
      }),
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
