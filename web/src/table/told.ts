import type { Attachment } from 'svelte/attachments';
import { openPointed, popover, type Hint } from './hint.svelte';

/**
 * Says what a piece that can't be pressed means: while the pointer is over it, when it is tapped, and while it has the
 * focus. It is no stop of Tab: the arrow keys lead to it (`reading.ts`). A piece that can be pressed has `hinted`
 * instead.
 */
export function told(hint: () => Hint | undefined): Attachment<HTMLElement> {
  return (node) => {
    const open = () => popover.open(node, hint());
    const pointed = (event: PointerEvent) => openPointed(node, event, hint());
    const left = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') popover.closeSoon(node);
    };
    const focused = () => {
      if (node.matches(':focus-visible')) open();
    };
    const blurred = () => {
      popover.closeSoon(node);
    };
    // A button around it has the focus, and says everything.
    if (!node.closest('button')) {
      node.tabIndex = -1;
      node.dataset.told = '';
      node.addEventListener('focus', focused);
      node.addEventListener('blur', blurred);
    }
    node.addEventListener('pointerenter', pointed);
    node.addEventListener('pointerleave', left);
    node.addEventListener('click', open);
    return () => {
      if (popover.anchor === node) popover.close();
      node.removeEventListener('focus', focused);
      node.removeEventListener('blur', blurred);
      node.removeEventListener('pointerenter', pointed);
      node.removeEventListener('pointerleave', left);
      node.removeEventListener('click', open);
      // The piece may stay, with a button in it that says everything.
      if (node.dataset.told !== undefined) node.removeAttribute('tabindex');
      delete node.dataset.told;
    };
  };
}
