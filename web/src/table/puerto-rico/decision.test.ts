import { beforeAll, expect, test } from 'vitest';
import type { Event, Offer, Refusal } from './wire';
import { optionsOf, questionOf } from './decision';
import { speak } from '../../lib/i18n/speak';
import { byGood, offer, tableWith } from './fixtures';

beforeAll(() => speak('en'));

const load = (good: 'corn' | 'sugar', ship: number, refusal: Refusal | null = null): Offer =>
  offer(
    `load ${good} ${ship}`,
    { type: 'load', good, hold: { ship } },
    refusal,
    refusal
      ? []
      : [{ type: 'loaded', seat: 0, good, amount: 2, hold: { ship }, harbor: 0, privilege: 1, points: 3 }],
    refusal
      ? undefined
      : {
          gain: { amount: 3, of: 'points', price: false },
          lines: [
            { label: { id: 'sum-goods-loaded' }, value: 2, form: 'signed' },
            {
              label: { id: 'sum-privilege', values: { role: { id: 'role-captain' } } },
              value: 1,
              form: 'signed',
            },
            { label: { id: 'sum-points-gained' }, value: 3, form: 'sum' },
          ],
        },
  );

test('loading: every legal ship, one useful refusal for each kind, and passing only where it is allowed', () => {
  const { table, send } = tableWith(
    [
      load('corn', 5),
      load('corn', 6, { type: 'kind_on_other_ship', hold: { ship: 5 } }),
      load('sugar', 5, {
        type: 'ship_carries',
        good: 'corn',
        said: { id: 'refusal-ship-carries', values: { good: { id: 'good-corn' } } },
      }),
      load('sugar', 6, { type: 'ship_full' }),
      offer('pass', { type: 'pass' }, { type: 'must_load' }),
    ],
    { decision: { type: 'load', seat: 0 }, phase: { role: 'captain', chooser: 0 } },
  );
  const options = optionsOf(table);
  expect(options.map(({ key, control }) => [key, control.legal])).toEqual([
    ['load corn 5', true],
    ['load sugar 5', false],
  ]);
  expect(options[0]?.gain).toEqual({ amount: 3, of: 'points', price: false });
  expect(options[0]?.control.hint?.lines.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Goods loaded +2',
    'Captain’s privilege +1',
    'Points gained 3',
  ]);
  expect(options[1]?.control.words).toBe('This ship carries corn; a ship carries one kind only.');
  expect(table.control('pass')?.legal).toBe(false);
  options[0]?.control.press();
  expect(send).toHaveBeenCalledWith([{ action: { type: 'load', good: 'corn', hold: { ship: 5 } } }]);
  options[1]?.control.press();
  expect(send).toHaveBeenCalledTimes(1);
});

test('building: the price is itemised, and what is out of reach explains itself on the table', () => {
  const built: Event = {
    type: 'built',
    seat: 0,
    building: 'hospice',
    cost: 4,
    quarries: 1,
    privilege: 1,
    paid: 2,
  };
  const { table } = tableWith(
    [
      offer('build hospice', { type: 'build', building: 'hospice' }, null, [built], {
        gain: { amount: 2, of: 'doubloons', price: true },
        lines: [
          { label: { id: 'sum-quarries' }, value: -1, form: 'signed' },
          { label: { id: 'sum-left' }, value: 3, form: 'sum' },
        ],
      }),
      offer(
        'build guild_hall',
        { type: 'build', building: 'guild_hall' },
        { type: 'too_expensive', price: 9, doubloons: 5 },
      ),
      offer('pass', { type: 'pass' }, null),
    ],
    { decision: { type: 'build', seat: 0 }, phase: { role: 'builder', chooser: 0 } },
  );
  const options = optionsOf(table);
  expect(options.map(({ key, name }) => [key, name])).toEqual([
    ['build hospice', 'Hospice'],
    ['pass', 'Build nothing'],
  ]);
  expect(options[0]?.gain).toEqual({ amount: 2, of: 'doubloons', price: true });
  const lines = options[0]?.control.hint?.lines.map(({ label, value }) => `${label} ${value}`);
  expect(lines).toContain('Quarries −1');
  expect(lines).toContain('Doubloons left 3');
  expect(table.control('build guild_hall')?.hint?.rule?.path).toBe('/rules/builder');
});

const raided = (workers: number, nobles: number): Event => ({
  type: 'workers_raided',
  seat: 0,
  workers,
  nobles,
});

test('the buccaneer: each deed with what it is about now, the empty one with its reason', () => {
  const plundered: Event = { type: 'house_plundered', seat: 0, goods: byGood({ corn: 1 }), points: 1 };
  const { table } = tableWith(
    [
      offer(
        'deed piracy',
        { type: 'deed', deed: 'piracy' },
        { type: 'ships_empty', said: { id: 'refusal-ships-empty' } },
      ),
      offer('deed plunder', { type: 'deed', deed: 'plunder' }, null, [plundered], {
        gain: { amount: 1, of: 'points', price: false },
        lines: [],
      }),
      offer('deed raid', { type: 'deed', deed: 'raid' }, null, [raided(3, 0)]),
      offer('pass', { type: 'pass' }, null),
    ],
    {
      decision: { type: 'deed', seat: 0 },
      ships: [{ capacity: 5, good: null, amount: 0 }],
      trading_house: ['corn'],
      worker_ship: 5,
    },
  );
  const options = optionsOf(table);
  expect(options.map(({ key, name, sub, control }) => [key, name, sub, control.legal])).toEqual([
    ['deed piracy', 'Piracy', 'ships with goods: 0', false],
    ['deed plunder', 'Plunder', '1 good', true],
    ['deed raid', 'Raid', '3 workers', true],
    ['pass', 'No deed', '', true],
  ]);
  expect(options[1]?.gain).toEqual({ amount: 1, of: 'points', price: false });
  expect(options[0]?.control.words).toBe('All cargo ships are empty.');
});

test('a raid with a noble aboard: who leaves, then who works where', () => {
  const { table: leaving } = tableWith(
    [
      offer('worker', { type: 'take_worker' }, null, [raided(3, 0)]),
      offer('noble', { type: 'take_noble' }, null, [raided(2, 1)]),
    ],
    { decision: { type: 'raid_persons', seat: 0 }, worker_ship: 4, noble_ship: 1 },
  );
  expect(optionsOf(leaving).map(({ name, sub, icon }) => [name, sub, icon])).toEqual([
    ['Workers only', '3 workers', 'worker'],
    ['With the noble', '1 noble, 2 workers', 'noble'],
  ]);
  const { table: placing } = tableWith(
    [
      offer('raid corn', { type: 'place_raided', place: { tile: 'corn' } }, null),
      offer('raid noble corn', { type: 'place_raided_noble', place: { tile: 'corn' } }, null),
      offer('pass', { type: 'pass' }, null),
    ],
    { decision: { type: 'place_raided', seat: 0, in_hand: 3, nobles: 1, may_keep: 3 } },
  );
  expect(optionsOf(placing).map(({ name }) => name)).toEqual([
    'Corn plantation',
    'The noble: corn plantation',
    'No more',
  ]);
  expect(placing.placeControl('corn')?.legal).toBe(true);
});

test('a guesthouse: each empty circle, and nobody moves', () => {
  const { table } = tableWith(
    [
      offer('guest corn', { type: 'move_guest', place: { tile: 'corn' } }, null),
      offer('guest hospice', { type: 'move_guest', place: { building: 'hospice' } }, null),
      offer('pass', { type: 'pass' }, null),
    ],
    { decision: { type: 'guesthouse', seat: 0, window: 'trader' } },
  );
  expect(optionsOf(table).map(({ name, icon }) => [name, icon])).toEqual([
    ['Corn plantation', 'tile-corn'],
    ['Hospice', 'b-hospice'],
    ['Nobody moves', 'to'],
  ]);
  // The places themselves can also be pressed.
  expect(table.placeControl('hospice')?.legal).toBe(true);
  expect(table.placeControl('sugar')).toBeUndefined();
});

test('the Settler phase says what about a quarry: that it may be taken, what it takes, or that none is left', () => {
  const asked = (refusal: Refusal | null) =>
    questionOf(
      tableWith([offer('take quarry', { type: 'take_tile', tile: 'quarry' }, refusal)], {
        decision: { type: 'take_tile', seat: 0 },
        phase: { role: 'settler', chooser: 0 },
      }).table,
    ).more;
  expect(asked(null)).toBe('Any face-up plantation, or a quarry.');
  expect(asked({ type: 'quarry_needs_hut' })).toMatch(/only with an occupied construction hut/);
  expect(asked({ type: 'no_quarry_left' })).toMatch(/no quarries left/);
});
