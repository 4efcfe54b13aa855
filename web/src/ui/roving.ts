import type { Attachment } from 'svelte/attachments';

const NEXT: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Keeps what can't be pressed now out of the tab order: in the list only buttons that can be pressed are stops, or one
 * button if none can (none at all with `quiet`). The arrow keys lead through all of them, so that each one's reason can
 * still be read.
 */
export function roving({ quiet = false }: { quiet?: boolean } = {}): Attachment<HTMLElement> {
  return (node) => {
    const buttons = () => [...node.querySelectorAll<HTMLButtonElement>('button')];
    const legal = (button: HTMLElement) =>
      button.closest('.is-legal') !== null && button.getAttribute('aria-disabled') !== 'true';
    const order = () => {
      const all = buttons();
      const some = all.some(legal);
      for (const [index, button] of all.entries()) {
        const stop = some ? legal(button) : !quiet && index === 0;
        const wanted = stop ? 0 : -1;
        if (button.tabIndex !== wanted) button.tabIndex = wanted;
      }
    };
    const pressed = (event: KeyboardEvent) => {
      const step = NEXT[event.key];
      const all = buttons();
      const at = all.indexOf(document.activeElement as HTMLButtonElement);
      if (step === undefined || at < 0) return;
      event.preventDefault();
      all[(at + step + all.length) % all.length]?.focus();
    };
    order();
    const changed = new MutationObserver(order);
    changed.observe(node, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'aria-disabled'],
    });
    node.addEventListener('keydown', pressed);
    return () => {
      changed.disconnect();
      node.removeEventListener('keydown', pressed);
    };
  };
}
