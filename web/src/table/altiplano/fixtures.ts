import { GOODS, LOCATIONS } from './model';
import type {
  AltiplanoCatalog,
  BasicFacts,
  ByGood,
  ByLocation,
  ComponentsFacts,
  Good,
  Location,
  OwnView,
  PlaceTakes,
  SeatView,
  Spaces,
  View,
} from './wire';

/** Pieces for tests: a small fictitious table, built from only as much as each test needs. */

export const byGood = (count = 0): ByGood<number> =>
  Object.fromEntries(GOODS.map((good) => [good, count])) as unknown as ByGood<number>;

const SPACES: Record<Location, [number, Good[]]> = {
  farm: [3, ['alpaca', 'food', 'wool']],
  forest: [2, ['food', 'cacao']],
  mine: [2, ['food', 'ore']],
  harbor: [2, ['fish', 'food', 'wood']],
  village: [3, GOODS.filter((good) => good !== 'food')],
  market: [3, GOODS.filter((good) => good !== 'food' && good !== 'corn')],
  road: [2, ['stone', 'wood']],
};

export const seatView = (seat: Partial<SeatView> = {}): SeatView =>
  ({
    role: null,
    coins: 1,
    bag_total: 0,
    bag: byGood(),
    container_total: 0,
    container: byGood(),
    planning: [],
    planning_limit: 4,
    spaces: Object.fromEntries(
      LOCATIONS.map((location) => [location, { count: SPACES[location][0], tiles: [] as Good[] }]),
    ) as unknown as ByLocation<Spaces>,
    has_any_location: false,
    any_location: null,
    movement: { count: 3, food: 0, coin: false, takes_coin: false },
    workshops: [],
    extensions: [],
    warehouse: [{ kind: null, goods: 0, corn: 0, slots: 3, points: 2 }],
    corn_store: 0,
    road: 0,
    carts: 1,
    first_cart_used: false,
    further_carts_used: 0,
    pawn: 'farm',
    order: null,
    ...seat,
  }) as SeatView;

export const ownView = (own: Partial<OwnView> = {}): OwnView =>
  ({
    moved: [],
    moved_coins: [],
    replans_left: 3,
    places: [],
    funds: [],
    kept: [],
    hand: [],
    ...own,
  }) as OwnView;

/** What each place takes while a seat plans, and what the seat's own tiles do. */
export const takes = (...own: PlaceTakes[]): PlaceTakes[] => [
  ...LOCATIONS.map((location) => ({ place: location, goods: SPACES[location][1], coins: 0 })),
  { place: 'movement', goods: ['food'], coins: 0 },
  ...own,
];

const basic = (
  action: BasicFacts['action'],
  location: Location,
  inputs: Good[],
  gains: Good[],
  repeats = false,
): BasicFacts => ({ action, location, inputs, gains, coins: 0, repeats, once: false });

export const catalog = {
  basic_actions: [
    basic('farm_food', 'farm', ['alpaca'], ['food'], true),
    basic('farm_wool', 'farm', ['alpaca', 'food'], ['wool']),
    basic('farm_cloth', 'farm', ['wool', 'food'], ['cloth']),
    basic('harbor_boat', 'harbor', ['wood', 'wood'], []),
    basic('village_store', 'village', [], [], true),
  ],
} as unknown as AltiplanoCatalog;

const POINTS: Partial<Record<Good, number>> = { cloth: 3, wool: 2, fish: 1, alpaca: 1 };

export const components = {
  goods: GOODS.map((good) => ({ good, points: POINTS[good] ?? 0, price: null, home: null, stock: [] })),
  locations: LOCATIONS.map((location) => ({
    location,
    spaces: SPACES[location][0],
    accepts: SPACES[location][1],
  })),
  road: ['space', 'corn'],
  house_points: 4,
  house_bonus: 1,
  boat_points: 2,
} as unknown as ComponentsFacts;

export const view = (own: Partial<View> = {}): View =>
  ({
    game: 'altiplano',
    setup: { players: 2, switches: [] },
    ring: LOCATIONS,
    stock: byGood(5),
    boats: ['food'],
    houses: ['fish'],
    ...own,
  }) as unknown as View;
