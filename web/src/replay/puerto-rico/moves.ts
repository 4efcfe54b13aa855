import type { AnyMoment } from '../../lib/wire';
import { moveName } from '../../table/puerto-rico/hintNames';
import { PuertoRicoTable } from '../../table/puerto-rico/table.svelte';
import type { Action, Moment, PuertoRicoCatalog } from '../../table/puerto-rico/wire';
import type { AnyAction, SeatSummary } from '../../wire';

/** What moves of a game of Puerto Rico are called at a moment. */
export function namer(seats: SeatSummary[], catalog: PuertoRicoCatalog) {
  return (moment: AnyMoment, actions: AnyAction[], other: AnyAction[]): string => {
    const { view } = moment as Moment;
    const table = new PuertoRicoTable(
      () => ({ view, offers: [], seats, recent: [], front: view.observer ?? 0, catalog }),
      { send: () => undefined, look: () => undefined },
    );
    return moveName(table, actions as Action[], other as Action[]);
  };
}
