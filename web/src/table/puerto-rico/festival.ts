import type { PuertoRicoTable } from './table.svelte';
import type { Festival, Good, Seat } from './wire';

/** Plantations that the crop task asks for (2020-pl, "Festyn: rozgrywka"). */
const CROP = 3;

/** One of the three tasks: what it asks for, who won it, and how far everybody is where that can be counted. */
export interface Task {
  kind: 'crop' | 'production' | 'building';
  /** Drawings of what is asked for. */
  icons: string[];
  /** The building, whose reference can be opened. */
  building: string | undefined;
  reward: 'worker' | 'doubloon' | 'victory-point';
  winner: Seat | null;
  /** Seats that have something of it already, the farthest first. */
  progress: { seat: Seat; have: number; of: number }[];
}

/** The tasks that are drawn, in the rulebook's order. */
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
      progress: progress(table, CROP, (seat) => table.seat(seat).tiles[crop]),
    });
  }
  if (goods.length > 0) {
    tasks.push({
      kind: 'production',
      icons: goods.map((good) => `good-${good}`),
      building: undefined,
      reward: 'doubloon',
      winner: festival.goods_winner,
      progress: progress(table, goods.length, (seat) => producible(table, seat, goods)),
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

/** How many of the goods of the task one craftsman phase would bring now. */
function producible(table: PuertoRicoTable, seat: Seat, goods: Good[]): number {
  const left = { ...table.seat(seat).production };
  return goods.filter((good) => left[good]-- > 0).length;
}

function progress(table: PuertoRicoTable, of: number, have: (seat: Seat) => number): Task['progress'] {
  return table.view.seats
    .map((_, seat) => ({ seat, have: Math.min(of, have(seat)), of }))
    .filter((one) => one.have > 0)
    .sort((a, b) => b.have - a.have || a.seat - b.seat);
}
