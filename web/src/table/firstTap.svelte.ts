import { settings } from '../lib/state/settings.svelte';
import { popover, type Hint } from './hint.svelte';

/** Pieces that are laid out before an answer is sent: one tap moves them. */
const ARRANGES = '[aria-pressed], [data-action^="put-"], [data-action^="tile-"]';

/**
 * Touch has no hover: the first tap on a piece that explains itself selects it and shows what it does and brings; a
 * second tap on it, or the button of the sheet, does it. Shared by all tables. `hinted` makes a piece explain itself,
 * and is all that a piece needs; `LiveFrame` listens. A setting of the device turns this off, or extends it to mouse
 * and keyboard.
 */
class FirstTap {
  /** The piece that was tapped once. */
  picked = $state.raw<HTMLElement | undefined>();
  readonly #hints = new WeakMap<Element, () => Hint | undefined>();
  /** The next press is the second one. */
  #doing = false;

  /** Makes a piece explain itself from now on. */
  explains(piece: HTMLElement, hint: () => Hint | undefined): void {
    this.#hints.set(piece, hint);
  }

  /** Whether the selected piece can be pressed, and not only read. */
  get mayDo(): boolean {
    return this.picked !== undefined && this.picked.getAttribute('aria-disabled') !== 'true';
  }

  /** Whether pressing the selected piece answers the question; pressing any other leads to more about it. */
  get answers(): boolean {
    const piece = this.picked;
    if (!piece || piece instanceof HTMLAnchorElement || this.shows) return false;
    return Boolean(piece.dataset['action'] ?? piece.closest('.is-legal, .dock'));
  }

  /** Whether pressing the selected piece only brings the place on the board into view that it is about. */
  get shows(): boolean {
    return this.picked?.dataset['shows'] !== undefined;
  }

  /** Deselects a piece: it is gone, or something else was tapped. */
  drop(piece = this.picked): void {
    if (!piece || this.picked !== piece) return;
    piece.classList.remove('is-picked');
    this.picked = undefined;
    popover.close();
  }

  /** Does what the selected piece does. */
  do(): void {
    const piece = this.picked;
    if (!piece) return;
    this.drop();
    this.#doing = true;
    piece.click();
    this.#doing = false;
  }

  /** A tap, or another press that has to be confirmed: whether it selects, and so must not press. */
  selects(target: EventTarget | null): boolean {
    if (this.#doing || settings.presses === 'once' || !(target instanceof Element)) return false;
    if (target.closest('.hint-box')) return false;
    const piece = this.#explaining(target);
    // What only arranges pieces can be changed again just as freely.
    if (piece?.matches(ARRANGES)) return false;
    const before = this.picked;
    const hint = piece && this.#hints.get(piece)?.();
    this.drop();
    if (!piece || !hint || piece === before) return false;
    piece.classList.add('is-picked');
    this.picked = piece;
    popover.open(piece, hint);
    return true;
  }

  #explaining(target: Element): HTMLElement | undefined {
    for (let at: Element | null = target; at; at = at.parentElement) {
      if (this.#hints.has(at)) return at as HTMLElement;
    }
    return undefined;
  }
}

export const firstTap = new FirstTap();

/** Listens to taps on a table for as long as it is shown. */
export function listenToTaps(): () => void {
  let touched = false;
  const down = (event: PointerEvent) => (touched = event.pointerType !== 'mouse');
  const key = () => (touched = false);
  const click = (event: MouseEvent) => {
    if (!(touched || settings.presses === 'twice') || !firstTap.selects(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('pointerdown', down, true);
  addEventListener('keydown', key, true);
  addEventListener('click', click, true);
  return () => {
    firstTap.drop();
    removeEventListener('pointerdown', down, true);
    removeEventListener('keydown', key, true);
    removeEventListener('click', click, true);
  };
}
