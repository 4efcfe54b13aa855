import { tick } from 'svelte';

/** Where the keyboard focus continues when what had it is gone. */

/**
 * After a tile was placed: goes to the next one, which may already be in hand, otherwise to what closes the plan. With
 * another tile in hand, the dock's button for this place stays.
 */
export function afterPlacing(inHand: boolean): void {
  if (!inHand) leave('.dock .options *');
  goOn('.plan [aria-pressed="true"]', '.plan button', '.dock [data-action="done"]');
}

/** After a tile was lifted: goes to that tile, which is now in hand. */
export function afterLifting(): void {
  goOn('.plan [aria-pressed="true"]');
}

/** After a coin was laid or taken back: stays on that space, which has another button now. */
export function afterFunding(place: string): void {
  goOn(`[data-place="${place}"] :is([data-action="unfund"], [data-action^="fund-"])`, '.dock');
}

/** After other choices were asked for: the first of them has the focus as soon as they are there. */
export function afterOpening(): void {
  leave('.dock .options *');
  void tick().then(() =>
    document.querySelector<HTMLElement>('.dock .options .option:not([data-action="back"])')?.focus(),
  );
}

/**
 * Takes the focus from what is about to give way to something else: if it still had the focus then, the browser would
 * lay out a table that is only half changed.
 */
function leave(pressed: string): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.matches(pressed)) at.blur();
}

/** Moves to the first of these that exists, unless something still has the focus. */
function goOn(...selectors: string[]): void {
  leave('.space');
  void tick().then(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus({ preventScroll: true });
        return;
      }
    }
  });
}

/** What to do next, for each kind of question; never what ends a round or a turn. */
const NEXT: Record<string, string[]> = {
  plan: ['.plan button', '.groups [data-action^="fund-"]:not([aria-disabled])'],
  draft_role: ['.role-draft .is-legal button'],
};
const OPTION = '.dock .options .option:not([aria-disabled="true"], [data-action="back"])';

/**
 * After an answer: goes to the first thing that the new question asks for, if the focus was left behind on the dock.
 */
export function toNextThing(decision: string): void {
  void tick().then(() => {
    const at = document.activeElement;
    if (at && at !== document.body && !at.closest('.dock')) return;
    for (const selector of [...(NEXT[decision] ?? []), OPTION, '#decision']) {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
        one.checkVisibility(),
      );
      if (found) {
        found.focus({ preventScroll: true });
        return;
      }
    }
  });
}
