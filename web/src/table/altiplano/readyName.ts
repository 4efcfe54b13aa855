import type { Ready } from './ready';
import { actionTitle, goodChoice } from './words';

/** What an action that is ready is called: the basic action, or what the tile gives. */
export function readyName({ action }: Ready): string {
  return typeof action === 'string' ? actionTitle(action) : goodChoice(action.workshop.gains);
}
