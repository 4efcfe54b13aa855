/** How long, in milliseconds, a new button takes no press: the press was meant for what was there before. */
const FRESH_MS = 700;

/** Whether something has only just appeared. */
export class Fresh {
  readonly #born = performance.now();

  get is(): boolean {
    return performance.now() - this.#born < FRESH_MS;
  }
}
