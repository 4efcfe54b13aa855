import type { AnyMoment } from '../../lib/wire';
import { moveName } from '../../table/altiplano/hintNames';
import { AltiplanoTable } from '../../table/altiplano/table.svelte';
import type { Action, AltiplanoCatalog, Moment } from '../../table/altiplano/wire';
import type { AnyAction, SeatSummary } from '../../wire';

/** What moves of a game of Altiplano are called at a moment. */
export function namer(seats: SeatSummary[], catalog: AltiplanoCatalog) {
  return (moment: AnyMoment, actions: AnyAction[], other: AnyAction[]): string => {
    const { view } = moment as Moment;
    const table = new AltiplanoTable(
      () => ({ view, offers: [], seats, recent: [], front: view.observer ?? 0, catalog }),
      { send: () => undefined, open: () => undefined },
    );
    return moveName(table, actions as Action[], other as Action[]);
  };
}
