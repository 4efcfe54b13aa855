import type { Seat } from '../wire';

/** What decides the ranking: points, and what breaks ties. */
export interface Finish {
  total: number;
  tie_break: number;
}

/** Seats from first to last: by points, then by what breaks ties. */
export function finishOrder(result: Finish[]): Seat[] {
  return result.map((_, seat) => seat).sort((a, b) => compare(result[a], result[b]) || a - b);
}

/** All seats that share first place. */
export function winnersOf(result: Finish[]): Seat[] {
  const [first] = finishOrder(result);
  if (first === undefined) return [];
  return result.flatMap((own, seat) => (compare(own, result[first]) === 0 ? [seat] : []));
}

function compare(a: Finish | undefined, b: Finish | undefined): number {
  if (!a || !b) return 0;
  return b.total - a.total || b.tie_break - a.tie_break;
}

/** What a chart can show for each round. */
export interface Measure {
  id: string;
  title: string;
  /** The name on the button that picks it. */
  short: string;
  /** Whether the lines start from zero before the first round. */
  fromNothing: boolean;
  /** One line per seat. */
  values: number[][];
}

/** A round number at or above the largest value, and the distance between the lines under it. */
export function scaleFor(max: number): { top: number; step: number } {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => max / one <= 4) ?? 200;
  return { top: Math.max(step, Math.ceil(max / step) * step), step };
}
