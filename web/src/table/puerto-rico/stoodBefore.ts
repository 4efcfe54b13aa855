import { api } from '../../lib/net/api';
import { standing, type Arrangement } from './placement.svelte';
import type { LogEntry, Seat, View } from './wire';

/** How many moments to look at: more than the answers of one placement that a seat can give one by one. */
const LOOKS_MAX = 30;

/**
 * Who was where before the rules lifted this seat's workers to place them again: looked up in the record, for a page
 * that was not open at the time. Undefined if the record can't be read.
 */
export async function stoodBefore(
  id: string,
  seat: Seat,
  log: readonly LogEntry[],
): Promise<Arrangement | undefined> {
  const steps = log.filter((entry) => !entry.undone && !entry.notation.startsWith('undo ')).reverse();
  for (const { step } of steps.slice(0, LOOKS_MAX)) {
    const view = await api.moment(id, step).then(
      (moment) => moment.view as View,
      () => undefined,
    );
    const own = view?.seats[seat];
    if (!view || !own) return undefined;
    const { decision } = view;
    const lifted =
      (decision.type === 'place_workers' || decision.type === 'place_nobles') && decision.seat === seat;
    if (!lifted) return standing(own);
  }
  return undefined;
}
