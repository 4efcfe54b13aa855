import type { Attachment } from 'svelte/attachments';

/** Whether the main part of another page is on its way. */
let expected = false;

/** Another page comes whenever `place` changes, except from nowhere: then the browser has just opened the first one. */
export function useArrival(place: () => string | undefined): void {
  let before: string | undefined;
  $effect.pre(() => {
    const now = place();
    if (before !== undefined && now !== before) expected = true;
    before = now;
  });
}

/**
 * For the main part of a page: after a change of page it takes the focus, so that keyboard and screen reader go on
 * there. What stands while the page loads (`passing`) has it only until the page itself is drawn.
 */
export function arrival(passing = false): Attachment<HTMLElement> {
  return (main) => {
    if (!expected) return;
    main.focus({ preventScroll: true });
    expected = passing;
  };
}
