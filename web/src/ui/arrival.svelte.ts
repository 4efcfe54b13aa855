import type { Attachment } from 'svelte/attachments';

/** Whether another page is about to appear. */
let expected = false;

/**
 * A new page appears whenever `place` changes, except from undefined: then the browser has just opened the first one.
 */
export function useArrival(place: () => string | undefined): void {
  let before: string | undefined;
  $effect.pre(() => {
    const now = place();
    if (before !== undefined && now !== before) expected = true;
    before = now;
  });
}

/**
 * For the beginning of a page: after a change of page it takes the focus, so that keyboard and screen reader continue
 * there. What is shown while the page loads (`passing`) has the focus only until the page itself is drawn.
 */
export function arrival(passing = false): Attachment<HTMLElement> {
  return (begin) => {
    if (!expected) return;
    begin.focus({ preventScroll: true });
    expected = passing;
  };
}
