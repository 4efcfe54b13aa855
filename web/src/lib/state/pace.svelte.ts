import { drawn } from '../frame';

/**
 * Lets what arrives through one at a time, each for a while, so that other players' moves can be followed. What is not
 * slowed down comes through right after the next frame, together with everything else that has arrived by then. It waits
 * for the frame to be drawn because work inside a frame delays it, and tokens that travel would skip frames.
 */
export class Pace<Item> {
  /** What has arrived and stays back for now, oldest first. */
  waiting = $state.raw<readonly Item[]>([]);
  /** What is shown after the next frame, oldest first; all of it is older than what is waiting. */
  #due: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = -Infinity;

  constructor(
    private readonly show: (items: readonly Item[]) => void,
    /** How long each thing stays before the next one comes, in milliseconds; 0 for no time. */
    private readonly pauseMs: () => number,
  ) {}

  /** The last thing that arrived but has not been shown yet. */
  get newest(): Item | undefined {
    return this.waiting.at(-1) ?? this.#due.at(-1);
  }

  /** Something has arrived; with `now`, neither it nor anything before it waits. */
  arrive(item: Item, now: boolean): void {
    if (!now && this.pauseMs() > 0) {
      this.waiting = [...this.waiting, item];
      this.#goOn();
      return;
    }
    this.#stop();
    if (this.#due.length === 0) void drawn().then(() => this.#showDue([]));
    this.#due.push(...this.waiting, item);
    if (this.waiting.length > 0) this.waiting = [];
  }

  /** Shows everything that has arrived, in order. */
  showAll(): void {
    this.#stop();
    const { waiting } = this;
    if (waiting.length > 0) this.waiting = [];
    this.#showDue(waiting);
  }

  /** Forgets what has become known in another way. */
  forget(known: (item: Item) => boolean): void {
    this.#due = this.#due.filter((item) => !known(item));
    if (!this.waiting.some(known)) return;
    this.waiting = this.waiting.filter((item) => !known(item));
    if (this.waiting.length === 0) this.#stop();
  }

  /** Forgets everything that has arrived. */
  drop(): void {
    this.#stop();
    this.#due = [];
    this.waiting = [];
  }

  /** Shows what is due, and then this. */
  #showDue(then: readonly Item[]): void {
    const items = [...this.#due, ...then];
    this.#due = [];
    if (items.length === 0) return;
    this.#shownAt = performance.now();
    this.show(items);
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
    this.#showDue([first]);
    if (this.waiting.length > 0) this.#goOn();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
