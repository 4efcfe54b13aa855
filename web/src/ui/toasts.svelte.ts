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
  /** Whether it is about the table as it is at the moment: it goes when the table goes on. */
  passes: boolean;
}

const SHOWN_MS = 5000;
/** Nothing goes before somebody could read it. */
const READ_MS = 1500;
/** What is said again within this time belongs to the same answer; what comes later is separate news. */
const AT_ONCE_MS = 200;
/** More than this at once would cover the page; the oldest gives way. */
const AT_ONCE_MAX = 3;

export class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, tone: Toast['tone'] = 'told', seat?: number, passes = false): void {
    const id = this.#next++;
    const same = (toast: Toast) => toast.text === text && toast.seat === seat;
    const at = Date.now();
    const before = this.shown.find(same);
    const times = before && at - before.at < AT_ONCE_MS ? before.times + 1 : 1;
    const others = this.shown.filter((toast) => !same(toast));
    this.shown = [...others, { id, text, tone, seat, times, at, passes }].slice(-AT_ONCE_MAX);
    this.#end(id, SHOWN_MS);
  }

  /** Says something about the table as it is at the moment. */
  tell(text: string, tone: Toast['tone'] = 'told', seat?: number): void {
    this.say(text, tone, seat, true);
  }

  /** The table has gone on: what was told of it before is over. */
  goOn(): void {
    const now = Date.now();
    for (const { id, at, passes } of this.shown) if (passes) this.#end(id, READ_MS - (now - at));
  }

  clear(): void {
    this.shown = [];
  }

  #end(id: number, inMs: number): void {
    const end = () => (this.shown = this.shown.filter((toast) => toast.id !== id));
    if (inMs > 0) setTimeout(end, inMs);
    else end();
  }
}

export const toasts = new Toasts();
