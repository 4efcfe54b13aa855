import type { Attachment } from 'svelte/attachments';

/**
 * Gives way where a piece would be cut: of `classes` as many are set, in order, as it takes until the content fits. The
 * look says what each of them leaves out or makes smaller. Looked at again whenever the piece or its content changes.
 */
export function fitted(...classes: string[]): Attachment<HTMLElement> {
  return (node) => {
    const isCut = () => node.scrollHeight > node.clientHeight + 1;
    const fit = () => {
      node.classList.remove(...classes);
      for (const name of classes) {
        if (!isCut()) return;
        node.classList.add(name);
      }
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(node);
    changed.observe(node, { childList: true, characterData: true, subtree: true });
    void document.fonts?.ready.then(fit);
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}
