/**
 * Keeps a press from going through to a button that has just appeared under the finger or the focus: a player who
 * presses twice answers one question, not the next one, unread. Shared by all tables; watches the decision bar.
 */

/** How long after a press the same press has no effect on what it made appear, in milliseconds. */
export const GRACE_MS = 500;
/** How far apart two presses of a pointer may be to count as the same place, in pixels. */
export const SAME_PLACE_PX = 48;

interface Press {
  at: number;
  /** Where a pointer pressed. */
  x?: number;
  y?: number;
  /** The key that pressed. */
  key?: string;
}

/** What a button is to the person who sees it: a button that keeps its place but changes its meaning is a new one. */
function face(button: Element): string {
  const named = button as HTMLElement;
  const seen = [...button.childNodes]
    .filter((node) => !(node instanceof Element && node.classList.contains('sr')))
    .map((node) => node.textContent ?? '')
    .join(' ');
  return `${named.dataset['action'] ?? ''} ${seen.replace(/\d+/g, '').trim()}`;
}

export class JustBorn {
  readonly #faces = new WeakMap<Element, { face: string; since: number }>();
  #last: Press | undefined;
  #next: Press | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Checks the buttons of the bar: which are new, and which mean something else than before. */
  look(bar: ParentNode): void {
    for (const button of bar.querySelectorAll('button')) {
      const seen = face(button);
      const known = this.#faces.get(button);
      if (known?.face === seen) continue;
      this.#faces.set(button, { face: seen, since: this.now() });
      // What had the focus has changed its meaning: Enter must not answer for it.
      if (known && document.activeElement === button) document.getElementById('decision')?.focus();
    }
  }

  /** Records that a finger, a pointer or a key goes down. */
  pressed(press: Omit<Press, 'at'>): void {
    const now = { ...press, at: this.now() };
    // A different key or a press elsewhere in between means that this is not a double press.
    if (this.#last && !samePlace(this.#last, now)) this.#last = undefined;
    this.#next = now;
  }

  /** Whether this press of a button repeats the previous one, and the button was not there then. */
  swallows(button: Element): boolean {
    const press = this.#next ?? { at: this.now() };
    const last = this.#last;
    const since = this.#faces.get(button)?.since ?? -Infinity;
    const again =
      last !== undefined && press.at - last.at < GRACE_MS && since > last.at && samePlace(last, press);
    if (!again) this.#last = press;
    return again;
  }
}

function samePlace(one: Press, other: Press): boolean {
  if (one.key !== undefined || other.key !== undefined) return one.key === other.key;
  if (one.x === undefined || one.y === undefined || other.x === undefined || other.y === undefined)
    return false;
  return Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE_PX;
}

/** Watches over a decision bar for as long as it exists. */
export function guarded(bar: HTMLElement): () => void {
  const born = new JustBorn();
  const watcher = new MutationObserver(() => born.look(bar));
  born.look(bar);
  watcher.observe(bar, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['data-action'],
  });
  const down = (event: PointerEvent) => born.pressed({ x: event.clientX, y: event.clientY });
  const key = (event: KeyboardEvent) => born.pressed({ key: event.key });
  const click = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // What appeared in the same moment has not been checked yet.
    if (watcher.takeRecords().length > 0) born.look(bar);
    if (!button || !bar.contains(button) || !born.swallows(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('pointerdown', down, true);
  addEventListener('keydown', key, true);
  addEventListener('click', click, true);
  return () => {
    watcher.disconnect();
    removeEventListener('pointerdown', down, true);
    removeEventListener('keydown', key, true);
    removeEventListener('click', click, true);
  };
}
