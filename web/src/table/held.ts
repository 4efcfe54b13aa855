import { getContext, setContext } from 'svelte';

const KEY = Symbol('until when bots wait');

/** Makes known to the bar until when bots let the player's last decision stand. */
export const provideHeld = (until: () => number | undefined) => setContext(KEY, until);

/** Until when they do, in milliseconds of the page's clock; undefined if they don't, or if nobody is playing. */
export const heldHere = (): (() => number | undefined) =>
  getContext<(() => number | undefined) | undefined>(KEY) ?? (() => undefined);
