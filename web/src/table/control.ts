import type { Hint } from './hint.svelte';

/** A piece that the open decision asks about: what pressing it does, or why it can't be pressed. */
export interface Control {
  legal: boolean;
  /** Answers the decision; if that is not legal, says why. */
  press: () => void;
  /** What the popover next to it says. */
  hint: Hint | undefined;
  /** What it brings, in numbers: "+3". */
  gain: string;
  /** The same in words, for screen readers. */
  words: string;
}

/** Marks for a pressable piece: what the look and a screen reader need to know. */
export function marksOf(control: Control | undefined): { legal: boolean; disabled: 'true' | undefined } {
  return { legal: control?.legal ?? false, disabled: control && !control.legal ? 'true' : undefined };
}
