/** Short messages that pass by; each also stands somewhere it can be read again (the log, the page). */
export interface Toast {
  id: number;
  /** A sentence, possibly with marks. */
  text: string;
  tone: 'told' | 'good' | 'bad';
  /** Whose doing it is; the badge in front. */
  seat?: number | undefined;
  /** How often it was said while it is shown. */
  times: number;
}

const SHOWN_MS = 5000;
/** More than this at once would cover the page; the oldest gives way. */
const AT_ONCE_MAX = 3;

export class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, tone: Toast['tone'] = 'told', seat?: number): void {
    const id = this.#next++;
    const same = (toast: Toast) => toast.text === text && toast.seat === seat;
    const times = (this.shown.find(same)?.times ?? 0) + 1;
    const others = this.shown.filter((toast) => !same(toast));
    this.shown = [...others, { id, text, tone, seat, times }].slice(-AT_ONCE_MAX);
    setTimeout(() => (this.shown = this.shown.filter((toast) => toast.id !== id)), SHOWN_MS);
  }

  clear(): void {
    this.shown = [];
  }
}

export const toasts = new Toasts();
