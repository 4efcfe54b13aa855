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
    fromNothing: id === 'stored',
    values: series(rounds, id, seats),
  }));
}

/** One line a seat: how a measure stood at the end of each round; goods stored add up from nothing. */
export function series(rounds: RoundChart[], measure: (typeof MEASURES)[number], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let stored = 0;
    const values = rounds.map((round) => {
      const own = round.seats[seat];
      stored += own?.goods_stored ?? 0;
      if (measure === 'stored') return stored;
      return (measure === 'points' ? own?.points : own?.doubloons) ?? 0;
    });
    return measure === 'stored' ? [0, ...values] : values;
  });
}

/** How often each seat acted on each location. */
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
