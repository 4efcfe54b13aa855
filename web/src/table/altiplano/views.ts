import type { View } from '../tabs.svelte';
import type { Location } from './wire';

/** The views on a phone at a table of Altiplano. */
export const VIEWS: View[] = [
  { name: 'island', icon: 'tab-board', words: 'alti-view-board' },
  { name: 'table', icon: 'tab-ring', words: 'alti-view-ring' },
  { name: 'players', icon: 'tab-players', words: 'view-players' },
  { name: 'log', icon: 'log', words: 'view-log' },
];

/**
 * Where on the player's own board a question is answered, the most that is of use first: where there is room for all
 * locations, as on a tablet, all of them are seen. None if that is not one place.
 */
export function placesAsked(decision: string, pawn: Location | null): string[] {
  const board = '.mine > header, .mine .groups';
  if (decision === 'plan') return [board, '.mine .planrow, .mine .groups', '.mine .planrow'];
  return decision === 'act' && pawn ? [board, '.mine .groups', `.mine .grp-${pawn}`] : [];
}
