import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n/speak';
import type { Event, Outlook, RoleCard, RoleShare, View } from './wire';
import { byGood, offer, tableWith } from './fixtures';
import { previewOf } from './preview';

beforeAll(() => speak('en'));

/** A role's preview, if this is what the rules foresee for the two seats. */
function rolePreview(card: RoleCard, seats: RoleShare[], own: Partial<View> = {}, preview: Event[] = []) {
  const outlook: Outlook = {
    near: [],
    ends: [],
    seats: [],
    roles: [{ card, seats }],
    costs: [],
    festival: [],
    storage: null,
    draft: null,
    production: null,
  };
  const choose = offer(`role ${card}`, { type: 'choose_role', card }, null, preview);
  const { table } = tableWith([choose], own, undefined, outlook);
  return previewOf(table, choose);
}

const linesOf = (card: RoleCard, seats: RoleShare[], own?: Partial<View>): string[] =>
  rolePreview(card, seats, own).lines.map(({ label, value }) => `${label}: ${value}`);

const nothing: RoleShare = { type: 'nothing' };

test('a role says what each seat would get, as the rules foresee it', () => {
  expect(
    linesOf('settler', [
      { type: 'tile', plantations: 3, quarry: true },
      { type: 'tile', plantations: 1, quarry: false },
    ]),
  ).toEqual(['Seat 1: 1 of 3 plantations, or a quarry', 'Seat 2: 1 plantation']);
  expect(linesOf('settler', [{ type: 'tile', plantations: 0, quarry: true }, nothing])).toEqual([
    'Seat 1: a quarry',
    'Seat 2: nothing',
  ]);
  const people: RoleShare[] = [
    { type: 'people', count: 2 },
    { type: 'people', count: 1 },
  ];
  expect(linesOf('mayor', people)).toEqual(['Seat 1: 2 workers', 'Seat 2: 1 worker']);
  expect(linesOf('mayor', people, { noble_ship: 1 })).toEqual(['Seat 1: 2 people', 'Seat 2: 1 person']);
  expect(
    linesOf('craftsman', [
      { type: 'goods', goods: byGood({ corn: 1, sugar: 2 }), privilege: 1 },
      { type: 'goods', goods: byGood({ coffee: 1 }), privilege: 0 },
    ]),
  ).toEqual(['Seat 1: 1 corn, 2 sugar and 1 more of a kind produced', 'Seat 2: 1 coffee']);
});

test('what could be bought, sold and loaded is told with what it costs or brings', () => {
  expect(
    linesOf('builder', [
      {
        type: 'buildings',
        buildings: [
          { building: 'small_indigo_plant', price: 0 },
          { building: 'hospice', price: 3 },
        ],
      },
      { type: 'buildings', buildings: [{ building: 'hospice', price: 4 }] },
    ]),
  ).toEqual([
    'Seat 1: 2 buildings; the costliest: Hospice for 3 doubloons',
    'Seat 2: 1 building: Hospice for 4 doubloons',
  ]);
  expect(linesOf('trader', [{ type: 'sales', sales: [{ good: 'indigo', doubloons: 2 }] }, nothing])).toEqual([
    'Seat 1: Indigo for 2 doubloons',
    'Seat 2: nothing',
  ]);
  expect(
    linesOf('captain', [
      { type: 'loads', loads: [{ good: 'corn', amount: 3, hold: { ship: 5 }, points: 4 }] },
      nothing,
    ]),
  ).toEqual(['Seat 1: 3 corn (4 points)', 'Seat 2: nothing']);
});

test('a role that is for its player alone has no lines about the others', () => {
  expect(linesOf('prospector', [{ type: 'doubloons', count: 1 }, nothing])).toEqual([]);
});

test('the seats are listed in the order in which they act, beginning with the one who chooses', () => {
  const people = [1, 1, 2].map((count): RoleShare => ({ type: 'people', count }));
  expect(linesOf('mayor', people, { observer: 2 })).toEqual([
    'Seat 3: 2 workers',
    'Seat 1: 1 worker',
    'Seat 2: 1 worker',
  ]);
});

const skipped = (seat: number): Event => ({
  type: 'skipped',
  seat,
  role: 'captain',
  reason: 'no_load',
  said: [{ id: 'log-skipped', about: seat, values: { reason: { id: 'skip-no-load' } } }],
});
const roundStarted: Event = {
  type: 'round_started',
  round: 5,
  governor: 1,
  said: [{ id: 'log-round-started', values: { round: 5, governor: { player: 1 } } }],
};

test('what a role brings is said once: in the lines of the seats, or in a sentence', () => {
  const cards = [{ card: 'craftsman', doubloons: 1, taken_by: null }] as View['cards'];
  const chosen = (card: RoleCard): Event => ({
    type: 'role_chosen',
    seat: 0,
    card,
    doubloons: 1,
    said: [{ id: 'log-role-chosen', about: 0, values: { role: { id: `role-${card}` }, doubloons: 1 } }],
  });
  const produced: Event = {
    type: 'produced',
    seat: 0,
    goods: byGood({ corn: 1 }),
    short: byGood(),
    said: [{ id: 'log-produced', about: 0, values: { goods: { all: [] } } }],
  };
  const goods: RoleShare = { type: 'goods', goods: byGood({ corn: 1 }), privilege: 1 };
  const events = [chosen('craftsman'), produced];
  const craftsman = rolePreview('craftsman', [goods, nothing], { cards }, events);
  expect(craftsman.words).toEqual([
    'Produce goods.',
    'Privilege: Take 1 more good of a kind you produced.',
    '1 doubloon on the card.',
  ]);
  expect(craftsman.after).toEqual([]);
  const paid: Event = {
    type: 'prospector_paid',
    seat: 0,
    doubloons: 2,
    said: [{ id: 'log-prospector-paid', about: 0, values: { doubloons: 2 } }],
  };
  const prospector = rolePreview('prospector', [{ type: 'doubloons', count: 2 }, nothing], {}, [
    chosen('prospector'),
    paid,
  ]);
  expect(prospector.words).toEqual(['The others do nothing.', 'The bank pays you 2 doubloons.']);
});

test('a loading: what it brings comes first, and one line says how the game goes on', () => {
  const load = (ship: number) =>
    offer(
      `load corn ${ship}`,
      { type: 'load', good: 'corn', hold: { ship } },
      null,
      [
        {
          type: 'loaded',
          seat: 0,
          good: 'corn',
          amount: 1,
          hold: { ship },
          harbor: 0,
          privilege: 0,
          points: 1,
        },
        skipped(1),
        skipped(2),
        skipped(1),
        roundStarted,
      ],
      { lines: [{ label: { id: 'sum-points-gained' }, value: 1, form: 'sum' }] },
    );
  const [first, second] = [load(5), load(6)];
  const preview = previewOf(tableWith([first, second], {}).table, first);
  expect(preview.title).toBe('Corn on ship 5');
  expect(preview.words).toEqual([]);
  expect(preview.lines.map(({ value }) => value)).toEqual(['1']);
  expect(preview.after).toEqual(['Seat 2 and Seat 3 are skipped. Then the round is over.']);
  expect(previewOf(tableWith([first], {}).table, first).title).toBe('Corn');
});
