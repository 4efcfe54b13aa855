/**
 * Lets what arrives through one at a time, each for a while, so that other players' moves can be followed. If nothing
 * is to be slowed down, everything comes through at once.
 */
export class Pace<Item> {
  /** What has arrived but not been shown yet, oldest first. */
  waiting = $state.raw<readonly Item[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;

  constructor(
    private readonly show: (item: Item) => void,
    /** How long each thing stays before the next one comes, in milliseconds; 0 for no time. */
    private readonly pauseMs: () => number,
  ) {}

  /** The last thing that arrived but has not been shown yet. */
  get newest(): Item | undefined {
    return this.waiting.at(-1);
  }

  /** Something has arrived; with `now`, neither it nor anything before it waits. */
  arrive(item: Item, now: boolean): void {
    this.waiting = [...this.waiting, item];
    if (now || this.pauseMs() === 0) this.showAll();
    else this.#goOn();
  }

  /** Shows everything that is waiting, in order. */
  showAll(): void {
    this.#stop();
    const { waiting } = this;
    this.waiting = [];
    for (const item of waiting) this.show(item);
    if (waiting.length > 0) this.#shownAt = performance.now();
  }

  /** Forgets what has become known in another way. */
  forget(known: (item: Item) => boolean): void {
    if (!this.waiting.some(known)) return;
    this.waiting = this.waiting.filter((item) => !known(item));
    if (this.waiting.length === 0) this.#stop();
  }

  /** Forgets everything that is waiting. */
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
    if (this.waiting.length > 0) this.#goOn();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
