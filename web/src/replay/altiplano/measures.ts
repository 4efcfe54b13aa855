import { t } from '../../lib/i18n/i18n.svelte';
import type { Location } from '../../wire/altiplano';
import type { RoundChart } from '../../wire';
import type { Measure } from '../result';

const MEASURES = ['points', 'coins', 'stored'] as const;

/** What the charts of Altiplano show. */
export function measures(rounds: RoundChart[], seats: number): Measure[] {
  return MEASURES.map((id) => ({
    id,
    title: t(`alti-chart-${id}`),
    short: t(`alti-chart-pick-${id}`),
    fromNothing: true,
    values: series(rounds, id, seats),
  }));
}

/** The rounds that were played; round 0 holds the state at the start. */
export const played = (rounds: RoundChart[]): RoundChart[] => rounds.filter(({ round }) => round > 0);

/** One line per seat: the value of a measure at the start and at the end of each round; goods stored add up. */
export function series(rounds: RoundChart[], measure: (typeof MEASURES)[number], seats: number): number[][] {
  const start = rounds.find(({ round }) => round === 0);
  return Array.from({ length: seats }, (_, seat) => {
    let stored = 0;
    const value = (round: RoundChart | undefined): number => {
      const own = round?.seats[seat];
      stored += own?.goods_stored ?? 0;
      if (measure === 'stored') return stored;
      return (measure === 'points' ? own?.points : own?.doubloons) ?? 0;
    };
    return [value(start), ...played(rounds).map(value)];
  });
}

/** How often each seat acted at each location. */
export function actedAt(
  rounds: RoundChart[],
  locations: readonly Location[],
  seats: number,
): Map<Location, number[]> {
  const acted = new Map(locations.map((location) => [location, Array<number>(seats).fill(0)]));
  for (const round of rounds) {
    round.seats.forEach((own, seat) => {
      for (const location of own.acted_at ?? []) {
        const row = acted.get(location);
        if (row) row[seat] = (row[seat] ?? 0) + 1;
      }
    });
  }
  return acted;
}
