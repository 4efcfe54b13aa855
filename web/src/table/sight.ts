import { tick } from 'svelte';
import { tabs } from './tabs.svelte';

/** Scrolls the place where a question is answered into view, once for each question. */

/** The part of the window where the table is seen: below the rail and above the bar, in pixels from the top. */
export interface ClearPart {
  above: number;
  below: number;
}

/** What a place has above it then, in pixels. */
const GAP_PX = 8;
/** A page that a person has moved glides on for this long without a further sign of it, in milliseconds. */
const STILL_MS = 150;

/**
 * How far the page scrolls to show a place: not at all if it is seen, whole or as much as is enough; otherwise its top
 * comes to the top, and as much as possible of what follows is seen as well. `least` is for a page with more to see above
 * the place than below it: it scrolls no further than to where all of the place is seen.
 */
export function shiftOf(
  place: { top: number; bottom: number },
  { above, below }: ClearPart,
  { enough = Infinity, least = false }: { enough?: number; least?: boolean } = {},
): number {
  const isSeen = place.top >= above && Math.min(place.bottom, place.top + enough) <= below;
  if (isSeen) return 0;
  const toTop = place.top - above - GAP_PX;
  return least && toTop > 0 ? Math.min(toTop, place.bottom - below + GAP_PX) : toTop;
}

/** The first of these places that fits whole into the clear part of the window, otherwise the last, which is the least. */
export function firstThatFits<Place extends { top: number; bottom: number }>(
  places: readonly Place[],
  { above, below }: ClearPart,
): Place | undefined {
  const room = below - above - 2 * GAP_PX;
  return places.find(({ top, bottom }) => bottom - top <= room) ?? places.at(-1);
}

/** From the top of the first to the bottom of the last part that is shown; undefined if none is. */
function extentOf(selector: string): { top: number; bottom: number } | undefined {
  const parts = [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
  if (parts.length === 0) return undefined;
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The part of the window that neither the rail nor the bar covers. */
export function clearPart(): ClearPart {
  const rail = document.querySelector('.rail')?.getBoundingClientRect().bottom ?? 0;
  const below = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
  return { above: Math.max(0, rail), below };
}

/** Whether a person is scrolling: a wheel or a finger moves the page, or has just let it glide. */
export class Scrolling {
  #last = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get goesOn(): boolean {
    return this.now() - this.#last < STILL_MS;
  }

  /** A wheel turns, or a finger moves. */
  moved(): void {
    this.#last = this.now();
  }

  /** The page has scrolled. By itself that says nothing: what the page does on its own is not a person's doing. */
  glided(): void {
    if (this.goesOn) this.moved();
  }
}

/** Keeps the place of the open question in sight. */
export class Sight {
  readonly #scrolling = new Scrolling();
  #question = '';

  /** `least`: whether the page scrolls no further than it has to. */
  constructor(private readonly least = false) {}

  /** Watches whether a person scrolls; returns what ends that. */
  watch(): () => void {
    const moved = () => this.#scrolling.moved();
    const glided = () => this.#scrolling.glided();
    const quietly = { passive: true };
    addEventListener('wheel', moved, quietly);
    addEventListener('touchmove', moved, quietly);
    addEventListener('scroll', glided, quietly);
    return () => {
      removeEventListener('wheel', moved);
      removeEventListener('touchmove', moved);
      removeEventListener('scroll', glided);
    };
  }

  /**
   * Call with the open question whenever it may have changed. A new question scrolls its place into view once, unless the
   * user is scrolling: the first of `selectors` whose parts all fit into the window. What was chosen with a key stays,
   * unless the question is answered nowhere else. The page jumps rather than glides, so that nothing moves under a finger
   * that is about to press.
   */
  follow(question: string, selectors: readonly string[], nowhereElse = false): void {
    if (question === this.#question) return;
    this.#question = question;
    if (!question || selectors.length === 0 || (tabs.isKept && !nowhereElse)) return;
    // A phone's view comes up first, and the page goes to its top in the next frame.
    void tick().then(() => requestAnimationFrame(() => this.#bring(selectors)));
  }

  #bring(selectors: readonly string[]): void {
    if (this.#scrolling.goesOn) return;
    const clear = clearPart();
    const places = selectors.flatMap((selector) => extentOf(selector) ?? []);
    const place = firstThatFits(places, clear);
    if (!place) return;
    const shift = shiftOf(place, clear, { least: this.least });
    if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
  }
}
