import type {
  AltiplanoCatalog,
  AltiplanoSetup,
  ByGood,
  ComponentsFacts,
  Effect,
  Extension,
  Good,
  Location,
  Place,
  SeatView,
  View,
} from './wire';

/** The words of the game that the drawings know, and small sums over the boards. All numbers come from the server. */

export const GOODS: readonly Good[] = [
  'food',
  'corn',
  'wood',
  'stone',
  'ore',
  'silver',
  'cloth',
  'wool',
  'alpaca',
  'fish',
  'glass',
  'cacao',
];

export const LOCATIONS: readonly Location[] = [
  'farm',
  'forest',
  'mine',
  'harbor',
  'village',
  'market',
  'road',
];

export const isLocation = (place: Place): place is Location =>
  (LOCATIONS as readonly Place[]).includes(place);

/** The component set that a table plays with; the server's usual one where the table names an unknown one. */
export function componentsOf(catalog: AltiplanoCatalog, setup: AltiplanoSetup): ComponentsFacts {
  const { components } = setup;
  const found = catalog.component_sets.find(
    (set) =>
      set.name === components?.name && (components.digest === undefined || set.digest === components.digest),
  );
  const [usual] = catalog.component_sets;
  if (!usual) throw new RangeError('the server names no component set');
  return found ?? usual;
}

/** What an extension tile does: the second tile of an effect does the same. */
export const effectOf = (extension: Extension): Effect => extension.replace('b', '') as Effect;

/** How often each kind is there, in the order of kinds. */
export function counted(goods: readonly Good[]): { good: Good; count: number }[] {
  return GOODS.map((good) => ({ good, count: goods.filter((one) => one === good).length })).filter(
    ({ count }) => count > 0,
  );
}

/** The same for a bag or a container. */
export function countedOf(goods: ByGood<number>): { good: Good; count: number }[] {
  return GOODS.filter((good) => goods[good] > 0).map((good) => ({ good, count: goods[good] }));
}

/** Steps on the ring the shorter way round. */
export function stepsBetween(ring: readonly Location[], from: Location, to: Location): number {
  const away = Math.abs(ring.indexOf(from) - ring.indexOf(to));
  return Math.min(away, ring.length - away);
}

/** How much of a location is left before it is empty, which ends the game: tiles and cards of every kind together. */
export function leftAt(view: View, location: Location, goods: readonly Good[]): number {
  const tiles = goods.reduce((sum, good) => sum + view.stock[good], 0);
  const cards: Partial<Record<Location, number>> = {
    market: view.orders.length,
    harbor: view.boats.length,
    village: view.houses.length + view.carts,
  };
  return tiles + (cards[location] ?? 0);
}

/** Where the next tile of a kind would be stored: the begun shelf of its kind, else the first empty one. */
export function shelfFor(seat: SeatView, good: Good): number | undefined {
  if (good === 'food' || good === 'corn') return undefined;
  const begun = seat.warehouse.findIndex(
    (shelf) => shelf.kind === good && shelf.goods + shelf.corn < shelf.slots,
  );
  if (begun >= 0) return begun;
  const empty = seat.warehouse.findIndex((shelf) => shelf.kind === null);
  return empty >= 0 ? empty : undefined;
}

/** Keys for as many pieces as asked, since a list needs keys. */
export function times(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}
