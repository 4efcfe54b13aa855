import type {
  Building,
  BuildingFacts as BuildingFactsRow,
  BuildingKind,
  CityView,
  Good,
  SeatView,
  Tile,
} from './wire';

/** The words of the game that the drawings know. Everything else about a piece comes from the server. */

export const GOODS: readonly Good[] = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'];
export const TILES: readonly Tile[] = [...GOODS, 'quarry'];

/** Places on an island and in a city: twelve each. */
export const PLACES = 12;

export type LookKind = 'production-small' | 'production-large' | 'commercial' | 'large';

/** A plantation, a quarry or a forest on an island. */
export interface TileModel {
  kind: Tile | 'forest';
  worked: boolean;
  /** Whether the person working there is a noble. */
  noble?: boolean;
  /** What a forest shows on its other side. */
  under?: Good;
}

/** What is printed on a building. */
export interface BuildingFacts {
  id: Building;
  kind: LookKind;
  good: Good | undefined;
  column: number;
  cost: number;
  points: number;
  circles: number;
  spaces: number;
}

/** A building in a seat's city. */
export interface PlotModel {
  facts: BuildingFacts;
  /** All people on it, nobles included. */
  workers: number;
  nobles: number;
  /** Which large building of the city this is, counted from 0: large buildings are at the right edge. */
  large: number | undefined;
}

const KINDS: Record<BuildingKind, LookKind> = {
  small_production: 'production-small',
  large_production: 'production-large',
  small_commercial: 'commercial',
  large: 'large',
};

/** A row of the server's table of buildings, as the drawings need it; with this table's price, if it differs. */
export function factsOf(row: BuildingFactsRow, cost = row.cost): BuildingFacts {
  return {
    id: row.building,
    kind: KINDS[row.kind],
    good: row.makes ?? undefined,
    column: row.column,
    cost,
    points: row.points,
    circles: row.circles,
    spaces: row.spaces,
  };
}

/** The value of `data-kind` that the style sheets choose colours by. */
export function lookKind(facts: BuildingFacts): string {
  if (facts.kind === 'production-small') return 'prod-small';
  return facts.kind === 'production-large' ? 'prod-large' : facts.kind;
}

/** The tiles of an island one by one, occupied ones of a kind first, forests last; equal tiles are interchangeable. */
export function tilesOf({ tiles, tile_workers, tile_nobles, forests }: TilesOfSeat): TileModel[] {
  const fields = TILES.flatMap((kind) =>
    times(tiles[kind]).map((index): TileModel => {
      const noble = index < (tile_nobles?.[kind] ?? 0);
      return { kind, worked: index < tile_workers[kind], ...(noble ? { noble } : {}) };
    }),
  );
  return [...fields, ...forestsOf(forests)];
}

type TilesOfSeat = Pick<SeatView, 'tiles' | 'tile_workers' | 'tile_nobles' | 'forests'>;

/** The drawing of the person on a circle. */
export function personPicture(circle: number, people: number, nobles: number): string {
  if (circle < nobles) return 'noble';
  return circle < people ? 'worker' : 'empty-circle';
}

/** The forests of an island one by one. */
export function forestsOf(forests: SeatView['forests']): TileModel[] {
  return GOODS.flatMap((under) =>
    times(forests?.[under] ?? 0).map((): TileModel => ({ kind: 'forest', worked: false, under })),
  );
}

/** The buildings of a city with their printed facts; an unknown one is left out. */
export function plotsOf(city: CityView[], facts: (id: string) => BuildingFacts | undefined): PlotModel[] {
  let large = 0;
  return city.flatMap(({ building, count, workers, nobles = 0 }) => {
    const row = facts(building);
    if (!row) return [];
    return Array.from({ length: count }, (_, index) => {
      const before = index * row.circles;
      return {
        facts: row,
        workers: Math.max(0, Math.min(row.circles, workers - before)),
        nobles: Math.max(0, Math.min(row.circles, nobles - before)),
        large: row.kind === 'large' ? large++ : undefined,
      };
    });
  });
}

/** City places that are still open. */
export function openPlaces(plots: PlotModel[]): number {
  return Math.max(0, PLACES - plots.reduce((taken, plot) => taken + plot.facts.spaces, 0));
}

/** Keys for the given number of pieces, because a list needs keys. */
export function times(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}

/** The pictogram of a building; production buildings are drawn under shorter names. */
export function buildingPicture(id: string): string {
  const short: Record<string, string> = {
    small_indigo_plant: 'small-indigo',
    small_sugar_mill: 'small-sugar',
    indigo_plant: 'indigo',
    sugar_mill: 'sugar',
    tobacco_storage: 'tobacco',
    coffee_roaster: 'coffee',
  };
  return `b-${short[id] ?? id.replaceAll('_', '-')}`;
}
