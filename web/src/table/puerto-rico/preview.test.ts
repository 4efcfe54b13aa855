import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n/speak';
import type { Outlook, RoleCard, RoleShare } from './wire';
import { byGood, offer, tableWith } from './fixtures';
import { previewOf } from './preview';

beforeAll(() => speak('en'));

/** The lines of a role's preview, if this is what the rules foresee for the two seats. */
function linesOf(card: RoleCard, seats: RoleShare[], nobles = 0): string[] {
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
  const choose = offer(`role ${card}`, { type: 'choose_role', card });
  const { table } = tableWith([choose], nobles ? { noble_ship: nobles } : {}, undefined, outlook);
  return previewOf(table, choose).lines.map(({ label, value }) => `${label}: ${value}`);
}

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
  expect(linesOf('mayor', people, 1)).toEqual(['Seat 1: 2 people', 'Seat 2: 1 person']);
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
