import type { ReadyAction } from './wire';
import { actionTitle, goodChoice } from './words';

/** The name of an action that is ready: the basic action, or what the tile gives. */
export function readyName({ action, gains }: ReadyAction): string {
  return action ? actionTitle(action) : goodChoice(gains);
}
