/**
 * Lets what arrives through one by one, each for a while, so that what others do can be followed. Where nothing is to be
 * slowed, it comes through at once.
 */
export class Pace<Item> {
  /** What has arrived and is not shown yet, oldest first. */
  waiting = $state.raw<readonly Item[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;

  constructor(
    private readonly show: (item: Item) => void,
    /** For how long something stays before the next comes, in milliseconds; 0 for no time. */
    private readonly pauseMs: () => number,
  ) {}

  /** What arrived last and is not shown yet. */
  get newest(): Item | undefined {
    return this.waiting.at(-1);
  }

  /** Something arrived; `now` is for what does not wait, nor what came before it. */
  arrive(item: Item, now: boolean): void {
    this.waiting = [...this.waiting, item];
    if (now || this.pauseMs() === 0) this.showAll();
    else this.#goOn();
  }

  /** Shows everything that waits, in order. */
  showAll(): void {
    this.#stop();
    const { waiting } = this;
    this.waiting = [];
    for (const item of waiting) this.show(item);
    if (waiting.length > 0) this.#shownAt = performance.now();
  }

  /** Forgets what waits. */
  drop(): void {
    this.#stop();
    this.waiting = [];
  }

  #goOn(): void {
    if (this.#timer !== undefined) return;
    const left = this.#shownAt + this.pauseMs() - performance.now();
    this.#timer = setTimeout(() => this.#next(), Math.max(0, left));
  }

  #next(): void {
    this.#timer = undefined;
    const [first, ...rest] = this.waiting;
    this.waiting = rest;
    if (first === undefined) return;
    this.#shownAt = performance.now();
    this.show(first);
    if (rest.length > 0) this.#goOn();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
