import { GOODS, TILES, type BuildingFacts, type PlotModel } from './model';
import { noblesOf } from './placement.svelte';
import type { Building, SeatView } from './wire';

/** Tiles that the residence pays its least for, and that least (puerto-rico-2020-pl.txt:612-616). */
const RESIDENCE_TILES = 9;
const RESIDENCE_POINTS = 4;

/**
 * What an occupied large building would bring its owner if the game ended now, besides its printed points; nothing
 * for buildings that bring nothing at the end. The building itself counts where it counts, owned already or not.
 */
export function worthAtEnd(
  id: Building,
  seat: SeatView,
  plots: PlotModel[],
  facts: BuildingFacts,
): number | undefined {
  const own = plots.map((plot) => plot.facts);
  const city = own.some((one) => one.id === id) ? own : [...own, facts];
  const count = (kind: BuildingFacts['kind']) => city.filter((one) => one.kind === kind).length;
  switch (id) {
    case 'guild_hall':
      return count('production-small') + 2 * count('production-large');
    case 'residence':
      return RESIDENCE_POINTS + Math.max(0, islandTiles(seat) - RESIDENCE_TILES);
    case 'fortress':
      return Math.floor(people(seat) / 3);
    case 'customs_house':
      return seat.victory_points === null ? undefined : Math.floor(seat.victory_points / 4);
    case 'city_hall':
      return count('commercial') + count('large');
    case 'royal_garden':
      return noblesOf(seat);
    case 'cloister':
      return cloister(seat);
    default:
      return undefined;
  }
}

/** Filled places of an island, forests included. */
export function islandTiles({ tiles, forests }: SeatView): number {
  const planted = GOODS.reduce((sum, good) => sum + (forests?.[good] ?? 0), 0);
  return TILES.reduce((sum, tile) => sum + tiles[tile], planted);
}

/** Everybody who works for a seat or waits in San Juan. */
export function people(seat: SeatView): number {
  const fields = TILES.reduce((sum, tile) => sum + seat.tile_workers[tile], 0);
  return seat.san_juan + fields + seat.buildings.reduce((sum, plot) => sum + plot.workers, 0);
}

/** 1, 3, 6, 10 points for sets of three equal tiles; forests are a kind (puerto-rico-2020-pl.txt:959-961). */
function cloister({ tiles, forests }: SeatView): number {
  const planted = GOODS.reduce((sum, good) => sum + (forests?.[good] ?? 0), 0);
  const sets = [...TILES.map((tile) => tiles[tile]), planted].reduce(
    (sum, count) => sum + Math.floor(count / 3),
    0,
  );
  return (sets * (sets + 1)) / 2;
}
