import { expect, test, vi } from 'vitest';
import { draftColumns, draftedIn, draftTurns } from './draft';
import { catalogOf, rows, seatView, view } from './fixtures';
import { PuertoRicoTable } from './table.svelte';
import type { Building, BuildingFacts, Switch, View } from './wire';

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

function tableWith(market: Building[], switches: Switch[] = [], own: Partial<View> = {}) {
  const scene = {
    view: view({
      setup: { players: 3, edition: '2011', vp_pool: null, switches },
      decision: { type: 'draft', seat: 1 },
      market: market.map((building) => ({ building, left: 2 })),
      seats: [seatView(), seatView(), seatView()],
      governor: 2,
      draft,
      ...own,
    }),
    offers: [],
    seats: [],
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

test('places are counted by price, and what was put up knows by whom', () => {
  const [first, second] = draftColumns(tableWith(['aqueduct']), draft, drafted);
  expect(first?.prices[0]?.left).toBe(0);
  expect(first?.prices[0]?.kinds.map(({ facts, state, by }) => [facts.id, state, by])).toEqual([
    ['small_market', 'no_place', undefined],
    ['aqueduct', 'on_board', 2],
  ]);
  expect(second?.prices[0]?.kinds.map(({ state }) => state)).toEqual(['free', 'free']);
});

test('small ones first: large ones wait until the small places are filled', () => {
  const large = (market: Building[], switches: Switch[]) =>
    draftColumns(tableWith(market, switches), draft, drafted)[3]?.prices[0]?.kinds[0]?.state;
  expect(large(['aqueduct'], ['draft_small_first'])).toBe('later');
  expect(large(['aqueduct', 'hospice'], ['draft_small_first'])).toBe('free');
  expect(large(['aqueduct'], [])).toBe('free');
});

test('turns go clockwise from the start player; chance has no seats', () => {
  const turns = draftTurns(tableWith(['aqueduct'], ['draft_small_first']), draft, drafted);
  expect(turns.map(({ seat, building, now, large }) => [seat, building, now, large])).toEqual([
    [2, 'aqueduct', false, false],
    [0, undefined, true, false],
    [1, undefined, false, true],
  ]);
  const setup = { players: 3, edition: '2011', vp_pool: null, switches: [], draft: 'random' } as const;
  const random = draftTurns(
    tableWith([], [], { setup: { ...setup, switches: [] }, decision: { type: 'draft_chance' } }),
    draft,
    [],
  );
  expect(random.map(({ seat, now }) => [seat, now])).toEqual([
    [null, false],
    [null, false],
    [null, false],
  ]);
});
