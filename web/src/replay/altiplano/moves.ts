import type { AnyMoment } from '../../lib/wire';
import { moveNames } from '../../table/altiplano/hintNames';
import { AltiplanoTable } from '../../table/altiplano/table.svelte';
import type { AltiplanoCatalog, Moment } from '../../table/altiplano/wire';
import type { GameId, Move, SeatSummary } from '../../wire';

/** The names of whole moves at a moment of a game of Altiplano. */
export function namer(seats: SeatSummary[], catalog: AltiplanoCatalog) {
  return (moment: AnyMoment, moves: Move<GameId>[][]): string[] => {
    const { view } = moment as Moment;
    const table = new AltiplanoTable(
      () => ({ view, offers: [], seats, recent: [], front: view.observer ?? 0, catalog }),
      { send: () => undefined, open: () => undefined },
    );
    return moveNames(table, moves as Move<'altiplano'>[][]);
  };
}
