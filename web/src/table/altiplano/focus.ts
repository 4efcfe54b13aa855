import { tick } from 'svelte';

/** Where the keyboard goes on when what had the focus is gone. */

/** After a tile was placed: to the next one, which may be in hand already, else to what closes the plan. */
export function afterPlacing(): void {
  goOn('.plan [aria-pressed="true"]', '.plan button', '.dock [data-action="done"]');
}

/** After a tile was lifted: to the tile, which is in hand now. */
export function afterLifting(): void {
  goOn('.plan [aria-pressed="true"]');
}

/** To the first of these that is there, unless something still has the focus. */
function goOn(...selectors: string[]): void {
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

/** What is done next, for each kind of question; never what ends a round or a turn. */
const NEXT: Record<string, string[]> = {
  plan: ['.plan button', '.groups [data-action^="fund-"]:not([aria-disabled])'],
  draft_role: ['.role-draft .is-legal button'],
};
const OPTION = '.dock .options .option:not([aria-disabled="true"], [data-action="back"])';

/** After an answer: to the first thing that the new question asks for, if the focus was left behind on the dock. */
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
