import type { Attachment } from 'svelte/attachments';

/**
 * Makes a drawn part of the table a picture: it is drawn several times on one page, so its parts have no ids, and it
 * is out of reach of pointer, keyboard and screen reader, for which the caption speaks.
 */
export const still: Attachment<HTMLElement> = (stage) => {
  stage.inert = true;
  const clean = () => {
    for (const part of stage.querySelectorAll('[id], [aria-labelledby]')) {
      part.removeAttribute('id');
      part.removeAttribute('aria-labelledby');
    }
  };
  clean();
  const watch = new MutationObserver(clean);
  watch.observe(stage, { childList: true, subtree: true });
  return () => watch.disconnect();
};
