import type { Attachment } from 'svelte/attachments';
import { firstTap } from './firstTap.svelte';

/** One line of a preview: what, how much, and whether it sums up the lines above. */
export interface PreviewLine {
  label: string;
  value: string;
  sum?: boolean;
}

/** What the popover next to a hovered or focused piece says. */
export interface Hint {
  title: string;
  /** A refusal has the crossed ring; a preview does not. */
  refused: boolean;
  /** Plain sentences under the title, possibly with marks. */
  words: string[];
  lines: PreviewLine[];
  /** Sentences under the numbers: what follows, such as what it makes others do. */
  after?: string[];
  /** Where the rule can be read: the words of the link and its address. */
  rule?: { text: string; path: string } | undefined;
}

/** A hint next to a button that shows its name: a card with nothing but that name would be empty. */
export const besidesName = (hint: Hint | undefined): Hint | undefined =>
  hint && hint.words.length + hint.lines.length > 0 ? hint : undefined;

const CLOSE_AFTER_MS = 180;

/** The table's only popover. The pointer can move onto it, and Escape closes it without moving the focus. */
export class HintPopover {
  shown = $state.raw<Hint | undefined>(undefined);
  anchor = $state.raw<Element | undefined>(undefined);
  #closing: ReturnType<typeof setTimeout> | undefined;

  open(anchor: Element, hint: Hint | undefined): void {
    clearTimeout(this.#closing);
    this.anchor = hint ? anchor : undefined;
    this.shown = hint;
  }

  /**
   * Closes it after a short delay, so that the pointer can travel onto it. A piece that is left closes only what was said
   * about itself: a resting pointer may leave a piece that moves away while a key reads another one.
   */
  closeSoon(left = this.anchor): void {
    if (left !== this.anchor) return;
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => this.close(), CLOSE_AFTER_MS);
  }

  keep(): void {
    clearTimeout(this.#closing);
  }

  close(): void {
    clearTimeout(this.#closing);
    this.shown = undefined;
    this.anchor = undefined;
  }
}

export const popover = new HintPopover();

/**
 * What a mouse does that comes to a piece: it opens the piece's hint. A piece without one leaves another piece's alone,
 * because a button may appear under a resting mouse while a key reads something else.
 */
export function openPointed(piece: Element, { pointerType }: PointerEvent, hint: Hint | undefined): void {
  if (pointerType === 'mouse' && (hint || popover.anchor === piece)) popover.open(piece, hint);
}

/** Shows `hint` while the pointer is over the piece or the piece has the focus. */
export function hinted(hint: () => Hint | undefined): Attachment<HTMLElement> {
  return (node) => {
    firstTap.explains(node, hint);
    const open = () => popover.open(node, hint());
    const pointed = (event: PointerEvent) => openPointed(node, event, hint());
    const left = () => popover.closeSoon(node);
    // A press changes the table, so what was said about this piece is out of date.
    const focused = () => {
      if (node.matches(':focus-visible')) open();
    };
    node.addEventListener('pointerenter', pointed);
    node.addEventListener('pointerleave', left);
    node.addEventListener('focus', focused, true);
    node.addEventListener('blur', left, true);
    return () => {
      firstTap.drop(node);
      if (popover.anchor === node) popover.close();
      node.removeEventListener('pointerenter', pointed);
      node.removeEventListener('pointerleave', left);
      node.removeEventListener('focus', focused, true);
      node.removeEventListener('blur', left, true);
    };
  };
}
