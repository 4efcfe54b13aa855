import { t } from '../../lib/i18n/i18n.svelte';
import type { RoundChart } from '../../wire';
import type { Measure } from '../result';

const MEASURES = ['points', 'doubloons', 'shipped'] as const;

/** What the charts of Puerto Rico show. */
export function measures(rounds: RoundChart[], seats: number): Measure[] {
  return MEASURES.map((id) => ({
    id,
    title: t(`chart-${id}`),
    short: t(`chart-pick-${id}`),
    fromNothing: id !== 'doubloons',
    values: series(rounds, id, seats),
  }));
}

/** One line per seat: the value of a measure at the end of each round; points and goods start from zero. */
export function series(rounds: RoundChart[], measure: (typeof MEASURES)[number], seats: number): number[][] {
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

const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector', 'buccaneer'];

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
