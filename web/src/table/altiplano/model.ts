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

/** The component set that a table plays with; the server's usual one if the table names an unknown one. */
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

/** How many there are of each kind, in the order of kinds. */
export function counted(goods: readonly Good[]): { good: Good; count: number }[] {
  return GOODS.map((good) => ({ good, count: goods.filter((one) => one === good).length })).filter(
    ({ count }) => count > 0,
  );
}

/** The same for a bag or a container. */
export function countedOf(goods: ByGood<number>): { good: Good; count: number }[] {
  return GOODS.filter((good) => goods[good] > 0).map((good) => ({ good, count: goods[good] }));
}

/** How many are here of each kind; a kind that is elsewhere entirely has its place, with none. */
export function keptPlaces(here: readonly Good[], gone: readonly Good[]): { good: Good; count: number }[] {
  return counted([...here, ...gone]).map(({ good }) => ({
    good,
    count: here.filter((one) => one === good).length,
  }));
}

/** Keys for the given number of pieces, because a list needs keys. */
export function times(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}
