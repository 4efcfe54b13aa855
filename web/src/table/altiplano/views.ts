import type { View } from '../tabs.svelte';

/** The views on a phone at a table of Altiplano. */
export const VIEWS: View[] = [
  { name: 'island', icon: 'tab-board', words: 'alti-view-board' },
  { name: 'table', icon: 'tab-ring', words: 'alti-view-ring' },
  { name: 'players', icon: 'tab-players', words: 'view-players' },
  { name: 'log', icon: 'log', words: 'view-log' },
];
