import { settings } from '../lib/state/settings.svelte';
import type { GameId } from '../wire';

/** Whether a player's first table of a game says what the game is about: until that is put away, or round 1 is over. */
export const isFirstLook = (game: GameId, round: number): boolean =>
  round <= 1 && !settings.known.includes(game);
