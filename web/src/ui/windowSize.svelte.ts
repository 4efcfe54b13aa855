import { createSubscriber } from 'svelte/reactivity';

/** A media query whose result follows the window. */
class WindowQuery {
  readonly #query: MediaQueryList;
  readonly #subscribe: () => void;

  constructor(query: string) {
    this.#query = matchMedia(query);
    this.#subscribe = createSubscriber((update) => {
      this.#query.addEventListener('change', update);
      return () => this.#query.removeEventListener('change', update);
    });
  }

  get is(): boolean {
    this.#subscribe();
    return this.#query.matches;
  }
}

/** A laptop's window or a larger one: a whole table fits in it, and the page does not scroll. */
export const laptop = new WindowQuery('(min-width: 64rem) and (min-height: 40rem)');

/** A tablet's window, upright: narrower than a laptop's, and higher than a phone's on its side. */
export const tablet = new WindowQuery('(min-width: 48rem) and (max-width: 63.99rem) and (min-height: 48rem)');

/** A device whose fingers can't point at anything without pressing it. */
export const fingers = new WindowQuery('(hover: none)');

/** A window with room for a column beside a text. */
export const wideWindow = new WindowQuery('(min-width: 62.5rem)');

/** A window in which a table has little room besides its decision bar: a phone's, on either side. */
export const phone = new WindowQuery('(max-width: 47.99rem), (max-height: 30rem)');
