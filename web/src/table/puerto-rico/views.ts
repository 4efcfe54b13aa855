import type { TabName } from '../tabs.svelte';
import type { Decision } from './wire';

type Asked = Decision['type'];

/** Questions that are answered on what all players share, and the sheet that each is about. */
const ON_TABLE: Partial<Record<Asked, readonly string[]>> = {
  choose_role: ['.roles'],
  capture: ['.roles'],
  deed: ['.roles'],
  take_tile: ['.offer'],
  second_tile: ['.offer'],
  hacienda: ['.offer'],
  build: ['.market'],
  // The answers name the goods; what there is to see is how much room each ship has, and who loads what with it.
  load: ['.ships'],
  rob_ship: ['.ships'],
  keep_loot: ['.ships'],
  raid_persons: ['.supply'],
};

/** Questions about the player's own board, and the part of it that is looked at. */
const ON_ISLAND: Partial<Record<Asked, readonly string[]>> = {
  place_workers: ['.island'],
  place_nobles: ['.island'],
  hunting_lodge: ['.island'],
  land_office: ['.island'],
  royal_supplier: ['.island'],
  black_market: ['.island'],
  guesthouse: ['.island'],
  place_raided: ['.island'],
  // Where ships and trading house are seen beside the board, they come first.
  small_wharf: ['.ships', '.shelves'],
  sell: ['.quay', '.shelves'],
  store_kind: ['.shelves'],
  keep_single: ['.shelves'],
};

/** Questions that can't be answered on the dock. */
export const PLACEMENTS: ReadonlySet<string> = new Set<Asked>(['place_workers', 'place_nobles']);

/** The view of a phone that a question is about. */
export function viewOf(decision: string): TabName | undefined {
  if (decision in ON_TABLE) return 'table';
  return decision in ON_ISLAND ? 'island' : undefined;
}

/** Where a question is answered, as selectors: where the first is not shown, the next counts. */
export const placeAsked = (decision: Asked): readonly string[] =>
  ON_TABLE[decision] ?? ON_ISLAND[decision] ?? [];
