import type { Attachment } from 'svelte/attachments';
import { popover, type Hint } from './hint.svelte';

/**
 * Says what a piece that can't be pressed means: while the pointer is over it, and when it is tapped. A piece that the
 * keyboard can reach has `hinted` instead.
 */
export function told(hint: () => Hint | undefined): Attachment<HTMLElement> {
  return (node) => {
    const open = () => popover.open(node, hint());
    const pointed = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') open();
    };
    const left = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') popover.closeSoon();
    };
    node.addEventListener('pointerenter', pointed);
    node.addEventListener('pointerleave', left);
    node.addEventListener('click', open);
    return () => {
      if (popover.anchor === node) popover.close();
      node.removeEventListener('pointerenter', pointed);
      node.removeEventListener('pointerleave', left);
      node.removeEventListener('click', open);
    };
  };
}
