import type { AltiplanoTable } from './table.svelte';
import type { BasicAction, Good, RoadStep } from './wire';

/** What actions cost and bring, as the numbers of the table say. */

/** Coins that a basic action costs besides what is chosen. */
export function coinsFor(table: AltiplanoTable, action: BasicAction): number {
  return table.catalog.basic_actions.find((facts) => facts.action === action)?.coins ?? 0;
}

/** What the next step of the Road gives; nothing at its end, unless a further build brings corn there. */
export function nextStep({ mine, components, view }: AltiplanoTable): RoadStep | undefined {
  const step = components.road[mine.road];
  if (step) return step;
  return view.setup.switches.includes('road_end_corn') ? 'corn' : undefined;
}

/** What one's own order still lacks after these tiles. */
export function missingAfter({ mine }: AltiplanoTable, goods: readonly Good[]): Good[] {
  const left = [...(mine.order?.missing ?? [])];
  for (const good of goods) {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The points of one's own order, if these tiles complete it. */
export function completedPoints(table: AltiplanoTable, goods: readonly Good[]): number {
  const { order } = table.mine;
  if (!order || missingAfter(table, goods).length > 0) return 0;
  return table.components.orders.find((facts) => facts.order === order.order)?.points ?? 0;
}
