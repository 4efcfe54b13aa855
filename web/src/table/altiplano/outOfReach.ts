import type { Planning } from './planning.svelte';
import type { Ready } from './ready';
import type { AltiplanoTable } from './table.svelte';

/** What is ready but can't be done this round, because no move takes the pawn there. */

/** The actions that are ready at places out of the pawn's reach. */
export const outOfReach = (table: AltiplanoTable): Ready[] =>
  table.together.filter(({ location }) => table.missed.includes(location));

/** Whether at least one action is ready where the pawn can get. */
export const canAct = (table: AltiplanoTable): boolean =>
  table.together.some(({ location }) => !table.missed.includes(location));

/** Whether a tile of this plan makes an action ready where the pawn can't get. What lay there before was no mistake. */
export const placedInVain = (table: AltiplanoTable, planning: Planning): boolean =>
  outOfReach(table).some(({ location, place }) =>
    planning.tiles.some(({ at }) => at !== undefined && (at === location || at === place)),
  );
