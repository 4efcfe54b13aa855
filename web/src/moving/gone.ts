import type { Seat, TableSummary } from '../wire';

/** The seat on whose device the game of a table goes on; undefined where it is played, or was, at the table itself. */
export function goneWith({ state, ranks, ended_by, proposal }: TableSummary): Seat | undefined {
  const isUnfinished = state === 'over' && ranks === null && ended_by === null;
  return isUnfinished && proposal?.proposal.kind === 'move' ? proposal.by : undefined;
}
