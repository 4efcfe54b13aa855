/** So long, in milliseconds, a button takes no press after it came: the press was meant for what stood there before. */
const FRESH_MS = 700;

/** Whether something has only just come. */
export class Fresh {
  readonly #born = performance.now();

  get is(): boolean {
    return performance.now() - this.#born < FRESH_MS;
  }
}
