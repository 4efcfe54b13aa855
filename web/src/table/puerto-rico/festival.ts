import type { PuertoRicoTable } from './table.svelte';
import type { Festival, FestivalProgress, Seat } from './wire';

/** One of the three tasks: what it asks for, who won it, and how far each seat has got, if that can be counted. */
export interface Task {
  kind: 'crop' | 'production' | 'building';
  /** Drawings of what it asks for. */
  icons: string[];
  /** The building whose reference can be opened. */
  building: string | undefined;
  reward: 'worker' | 'doubloon' | 'victory-point';
  winner: Seat | null;
  /** Seats that already have part of it, the most advanced first. */
  progress: { seat: Seat; have: number; of: number }[];
}

/** The tasks that have been drawn, in the rulebook's order. */
export function tasksOf(table: PuertoRicoTable, festival: Festival): Task[] {
  const { crop, goods, building } = festival;
  const tasks: Task[] = [];
  if (crop) {
    tasks.push({
      kind: 'crop',
      icons: [`tile-${crop}`, `tile-${crop}`, `tile-${crop}`],
      building: undefined,
      reward: 'worker',
      winner: festival.crop_winner,
      progress: progress(table, ({ crops, crops_asked }) => [crops, crops_asked]),
    });
  }
  if (goods.length > 0) {
    tasks.push({
      kind: 'production',
      icons: goods.map((good) => `good-${good}`),
      building: undefined,
      reward: 'doubloon',
      winner: festival.goods_winner,
      progress: progress(table, (one) => [one.goods, goods.length]),
    });
  }
  if (building) {
    tasks.push({
      kind: 'building',
      icons: [],
      building,
      reward: 'victory-point',
      winner: festival.building_winner,
      progress: [],
    });
  }
  return tasks;
}

/** Who has part of a task, as the server counts it. */
function progress(
  table: PuertoRicoTable,
  count: (one: FestivalProgress) => [number, number],
): Task['progress'] {
  return (table.outlook?.festival ?? [])
    .map((one, seat) => {
      const [have, of] = count(one);
      return { seat, have, of };
    })
    .filter((one) => one.have > 0)
    .sort((a, b) => b.have - a.have || a.seat - b.seat);
}
