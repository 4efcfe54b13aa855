import type { Breakdown, RoundChart, Seat } from '../wire';

/** Seats from first to last: by points, then by doubloons and goods. */
export function finishOrder(result: Breakdown[]): Seat[] {
  return result.map((_, seat) => seat).sort((a, b) => compare(result[a], result[b]) || a - b);
}

/** Everybody who shares the first place. */
export function winnersOf(result: Breakdown[]): Seat[] {
  const [first] = finishOrder(result);
  if (first === undefined) return [];
  return result.flatMap((own, seat) => (compare(own, result[first]) === 0 ? [seat] : []));
}

function compare(a: Breakdown | undefined, b: Breakdown | undefined): number {
  if (!a || !b) return 0;
  return b.total - a.total || b.tie_break - a.tie_break;
}

/** What a chart can show for each round. */
export type Measure = 'points' | 'doubloons' | 'shipped';

/** One line a seat: how a measure stood at the end of each round; points and goods start from nothing. */
export function series(rounds: RoundChart[], measure: Measure, seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let shipped = 0;
    const values = rounds.map((round) => {
      const own = round.seats[seat];
      shipped += own?.goods_shipped ?? 0;
      if (measure === 'shipped') return shipped;
      return (measure === 'points' ? own?.points : own?.doubloons) ?? 0;
    });
    return measure === 'doubloons' ? values : [0, ...values];
  });
}

const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector'];

/** How often each seat took each role; both prospectors count as one. */
export function rolesTaken(rounds: RoundChart[], seats: number): Map<string, number[]> {
  const taken = new Map(ROLES.map((role) => [role, Array<number>(seats).fill(0)]));
  for (const round of rounds) {
    round.seats.forEach((own, seat) => {
      for (const card of own.roles) {
        const row = taken.get(card === 'second_prospector' ? 'prospector' : card);
        if (row) row[seat] = (row[seat] ?? 0) + 1;
      }
    });
  }
  return taken;
}

/** A round number at or above the largest value, and the distance of the lines under it. */
export function scaleFor(max: number): { top: number; step: number } {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => max / one <= 4) ?? 200;
  return { top: Math.max(step, Math.ceil(max / step) * step), step };
}
