import type { Attachment } from 'svelte/attachments';

/** The drawings of the page, each a `<symbol>` with its name as `id`, in the template that the build puts into the page. */
const TEMPLATE = 'drawings';

interface Drawing {
  viewBox: string;
  shapes: DocumentFragment;
}

const known = new Map<string, Drawing>();

/** The shapes of a drawing, looked up once; undefined if the page has none of this name. */
function drawingOf(name: string): Drawing | undefined {
  const before = known.get(name);
  if (before) return before;
  const template = document.getElementById(TEMPLATE);
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  const symbol = template.content.getElementById(name);
  if (!symbol) return undefined;
  const shapes = document.createDocumentFragment();
  shapes.append(...[...symbol.children].map((shape) => document.importNode(shape, true)));
  const found = { viewBox: symbol.getAttribute('viewBox') ?? '0 0 24 24', shapes };
  known.set(name, found);
  return found;
}

/**
 * Draws this into an `<svg>`, instead of what was drawn there before; only an element of the class `over` stays, and lies
 * on top. The shapes are copied: a `<use>` of a table's hundreds would have as many elements again, each with a clip and a
 * transform of its own, that the browser keeps in mind for every frame.
 */
export function draw(svg: SVGElement, name: string): void {
  const found = drawingOf(name);
  svg.setAttribute('data-icon', name);
  if (found) svg.setAttribute('viewBox', found.viewBox);
  svg.replaceChildren(
    ...(found ? [found.shapes.cloneNode(true)] : []),
    ...svg.querySelectorAll(':scope > .over'),
  );
}

/** Draws this into the `<svg>` that it is attached to. */
export const drawing =
  (name: string): Attachment<SVGElement> =>
  (svg) => {
    draw(svg, name);
  };
