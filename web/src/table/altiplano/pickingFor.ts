import type { Choice } from './choices';
import { Picking } from './picking.svelte';
import { placements } from './stores';
import type { AltiplanoTable } from './table.svelte';
import type { BasicAction, Good, ShelfView } from './wire';

/** The picking that an action needs, with what limits it: the order's goods, the shelves. */
export function pickingFor(table: AltiplanoTable, choice: Choice): Picking | undefined {
  if (!choice.ready || typeof choice.action === 'object') return undefined;
  const action = choice.action as BasicAction;
  if (action === 'market_deliver') {
    const missing = table.mine.order?.missing ?? [];
    const wanted = (good: Good) => missing.filter((one) => one === good).length;
    return new Picking(
      action,
      choice.ready,
      (good, picked) => picked.filter((one) => one === good).length < wanted(good),
    );
  }
  if (action === 'village_store') {
    return new Picking(action, choice.ready, (good, picked) => hasSlot(table.mine.warehouse, picked, good));
  }
  return new Picking(action, choice.ready);
}

/** Whether a good finds a slot after those picked before it: on its begun shelf, else on the next empty one. */
export function hasSlot(warehouse: readonly ShelfView[], picked: readonly Good[], good: Good): boolean {
  return placements(warehouse, [...picked, good]).every((place) => place !== undefined);
}
