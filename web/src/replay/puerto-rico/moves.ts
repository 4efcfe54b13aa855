import type { AnyMoment } from '../../lib/wire';
import { moveNames } from '../../table/puerto-rico/hintNames';
import { PuertoRicoTable } from '../../table/puerto-rico/table.svelte';
import type { Moment, PuertoRicoCatalog } from '../../table/puerto-rico/wire';
import type { GameId, Move, SeatSummary } from '../../wire';

/** The names of whole moves at a moment of a game of Puerto Rico. */
export function namer(seats: SeatSummary[], catalog: PuertoRicoCatalog) {
  return (moment: AnyMoment, moves: Move<GameId>[][]): string[] => {
    const { view } = moment as Moment;
    const table = new PuertoRicoTable(
      () => ({ view, offers: [], seats, recent: [], front: view.observer ?? 0, catalog }),
      { send: () => undefined, look: () => undefined },
    );
    return moveNames(table, moves as Move<'puerto-rico'>[][]);
  };
}
