import type { Attachment } from 'svelte/attachments';

const NEXT: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Roving {
  /** If nothing can be pressed, no stop at all. */
  quiet?: boolean;
  /** What the stops are, as a selector: the buttons, unless something else is said. */
  of?: string;
  /** Which one is the stop if none can be pressed. */
  stop?: 'first' | 'last';
}

/**
 * Keeps what can't be pressed now out of the tab order: in the list only buttons that can be pressed are stops, or one
 * of them if none can. The arrow keys lead through all of them, so that each one's reason can still be read; from its
 * last, they lead out of it.
 */
export function roving({
  quiet = false,
  of = 'button',
  stop = 'first',
}: Roving = {}): Attachment<HTMLElement> {
  return (node) => {
    const items = () => [...node.querySelectorAll<HTMLElement>(of)];
    const legal = (item: HTMLElement) =>
      item.closest('.is-legal, .is-open') !== null && item.getAttribute('aria-disabled') !== 'true';
    const order = () => {
      const all = items();
      const some = all.some(legal);
      const single = stop === 'last' ? all.length - 1 : 0;
      for (const [index, item] of all.entries()) {
        const stops = some ? legal(item) : !quiet && index === single;
        const wanted = stops ? 0 : -1;
        if (item.tabIndex !== wanted) item.tabIndex = wanted;
      }
    };
    const pressed = (event: KeyboardEvent) => {
      const step = NEXT[event.key];
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const next = step !== undefined && at >= 0 ? all[at + step] : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
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
