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
