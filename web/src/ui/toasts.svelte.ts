/** Short messages that pass by; each can also be read again elsewhere (in the log, on the page). */
export interface Toast {
  id: number;
  /** A sentence, possibly with marks. */
  text: string;
  tone: 'told' | 'good' | 'bad';
  /** The seat that caused it; its badge comes first. */
  seat?: number | undefined;
  /** How many times it was said at once. */
  times: number;
  /** When it was last said, in milliseconds since 1970. */
  at: number;
}

const SHOWN_MS = 5000;
/** What is said again within this time belongs to the same answer; what comes later is separate news. */
const AT_ONCE_MS = 200;
/** More than this at once would cover the page; the oldest gives way. */
const AT_ONCE_MAX = 3;

export class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, tone: Toast['tone'] = 'told', seat?: number): void {
    const id = this.#next++;
    const same = (toast: Toast) => toast.text === text && toast.seat === seat;
    const at = Date.now();
    const before = this.shown.find(same);
    const times = before && at - before.at < AT_ONCE_MS ? before.times + 1 : 1;
    const others = this.shown.filter((toast) => !same(toast));
    this.shown = [...others, { id, text, tone, seat, times, at }].slice(-AT_ONCE_MAX);
    setTimeout(() => (this.shown = this.shown.filter((toast) => toast.id !== id)), SHOWN_MS);
  }

  clear(): void {
    this.shown = [];
  }
}

export const toasts = new Toasts();
