import type { Attachment } from 'svelte/attachments';

/**
 * Sets a class where a word would be broken because its place is too narrow for it: the style sheet then shows something
 * shorter. Checked again whenever the place changes its size.
 */
export function wholeWords(name: string): Attachment<HTMLElement> {
  return (node) => {
    const fit = () => {
      node.classList.remove(name);
      node.classList.toggle(name, node.scrollWidth > node.clientWidth);
    };
    const resized = new ResizeObserver(fit);
    resized.observe(node);
    void document.fonts?.ready.then(fit);
    return () => resized.disconnect();
  };
}
