import { expect, test, vi } from 'vitest';
import { draftColumns, draftedIn, draftTurns } from './draft';
import { catalogOf, rows, seatView, view } from './fixtures';
import { PuertoRicoTable } from './table.svelte';
import type { Building, BuildingFacts, Outlook, View } from './wire';

const row = (building: Building, cost: number, column: number): BuildingFacts => ({
  ...rows[2]!,
  building,
  cost,
  column,
  kind: column === 4 ? 'large' : 'small_commercial',
});
const buildings = [
  row('small_market', 1, 1),
  row('aqueduct', 1, 1),
  row('hospice', 4, 2),
  row('guesthouse', 4, 2),
  row('statue', 10, 4),
  row('cloister', 10, 4),
];
const draft = {
  pool: buildings.map(({ building }) => building),
  places: [
    { cost: 1, places: 1 },
    { cost: 4, places: 1 },
    { cost: 10, places: 1 },
  ],
};

function tableWith(said: Partial<NonNullable<Outlook['draft']>>, own: Partial<View> = {}) {
  const scene = {
    view: view({
      decision: { type: 'draft', seat: 0 },
      seats: [seatView(), seatView(), seatView()],
      draft,
      ...own,
    }),
    outlook: {
      near: [],
      ends: [],
      seats: [],
      roles: [],
      costs: [],
      festival: [],
      storage: null,
      draft: { turns: [], left: [], shut: [], ...said },
      production: null,
    },
    offers: [],
    seats: [],
    roles: [],
    recent: [],
    front: 0,
    catalog: catalogOf(buildings),
  };
  return new PuertoRicoTable(() => scene, { send: vi.fn(), look: vi.fn() });
}

const drafted = draftedIn([
  { type: 'building_drafted', by: 2, building: 'aqueduct' },
  { type: 'round_started', round: 1, governor: 2 },
]);

test('kinds are sorted by price, with what the server says about their places and about each of them', () => {
  const table = tableWith({
    left: [
      { cost: 1, places: 0 },
      { cost: 4, places: 1 },
      { cost: 10, places: 1 },
    ],
    shut: [
      { building: 'small_market', reason: { type: 'no_place_left', cost: 1 } },
      { building: 'aqueduct', reason: { type: 'already_drafted' } },
      { building: 'guesthouse', reason: { type: 'excluded', building: 'hospice' } },
      { building: 'statue', reason: { type: 'small_first' } },
    ],
  });
  const columns = draftColumns(table, draft, drafted);
  expect(columns.map(({ prices }) => prices.map(({ left }) => left))).toEqual([[0], [1], [], [1]]);
  const states = columns.flatMap(({ prices }) =>
    prices.flatMap(({ kinds }) => kinds.map(({ facts, state, by }) => [facts.id, state, by])),
  );
  expect(states).toEqual([
    ['small_market', 'no_place', undefined],
    ['aqueduct', 'on_board', 2],
    ['hospice', 'free', undefined],
    ['guesthouse', 'excluded', undefined],
    ['statue', 'later', undefined],
    ['cloister', 'free', undefined],
  ]);
});

test('turns show what was drafted, and the open one; chance has no seats', () => {
  const turns = draftTurns(
    tableWith({
      turns: [
        { seat: 2, large: false },
        { seat: 0, large: false },
        { seat: 1, large: true },
      ],
    }),
    drafted,
  );
  expect(turns.map(({ seat, building, now, large }) => [seat, building, now, large])).toEqual([
    [2, 'aqueduct', false, false],
    [0, undefined, true, false],
    [1, undefined, false, true],
  ]);
  const chance = { seat: null, large: false };
  const random = draftTurns(tableWith({ turns: [chance] }, { decision: { type: 'draft_chance' } }), []);
  expect(random.map(({ seat, now }) => [seat, now])).toEqual([[null, false]]);
});
