import type { Attachment } from 'svelte/attachments';

/**
 * Gives way where a piece would be cut: of `classes`, as many are set, in order, as it takes until the content fits.
 * The style sheets define what each of them leaves out or makes smaller. Checked again whenever the piece, its content
 * or the size of its content changes.
 */
export function fitted(...classes: string[]): Attachment<HTMLElement> {
  return (node) => {
    const isCut = () => node.scrollHeight > node.clientHeight + 1;
    const known = new WeakSet<Element>();
    const fit = () => {
      node.classList.remove(...classes);
      for (const name of classes) {
        if (!isCut()) break;
        node.classList.add(name);
      }
      for (const child of node.children) {
        if (known.has(child)) continue;
        known.add(child);
        resized.observe(child);
      }
      // What was changed here need not be checked again.
      changed.takeRecords();
    };
    // Content can also grow without a change inside: when a class far above shows or hides part of it.
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(node);
    // Code that writes all classes of the piece at once drops those that were set here.
    const attributeFilter = ['class'];
    changed.observe(node, { childList: true, characterData: true, attributeFilter, subtree: true });
    void document.fonts?.ready.then(fit);
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}
