import type { Attachment } from 'svelte/attachments';

/** The drawings of the page as text, each a `<symbol>` with its name as `id`, which the build puts into the page. */
const TEXT = 'drawings';
const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;

interface Drawing {
  viewBox: string;
  markup: string;
  /** What the markup stands for, from the first time on that it is drawn. */
  shapes?: DocumentFragment;
}

let all: Map<string, Drawing> | undefined;

function drawings(): Map<string, Drawing> {
  if (all?.size) return all;
  const text = document.getElementById(TEXT)?.textContent ?? '';
  all = new Map(
    [...text.matchAll(SYMBOL)].map(([, name = '', viewBox = '', markup = '']) => [name, { viewBox, markup }]),
  );
  return all;
}

/** What is drawn into an `<svg>` now. */
const drawn = new WeakMap<SVGElement, string>();

/** A copy of the shapes of a drawing. */
function shapesOf(drawing: Drawing): Node {
  if (!drawing.shapes) {
    const template = document.createElement('template');
    template.innerHTML = `<svg>${drawing.markup}</svg>`;
    drawing.shapes = document.createDocumentFragment();
    drawing.shapes.append(...(template.content.firstElementChild?.children ?? []));
  }
  return drawing.shapes.cloneNode(true);
}

/**
 * Draws this into an `<svg>`, instead of what was drawn there before; only an element of the class `over` stays, and lies
 * on top. The shapes are copied: a `<use>` of a table's hundreds would have as many elements again, each with a clip and a
 * transform of its own, that the browser keeps in mind for every frame. What is drawn there already stays: whatever asks again
 * with every change of the table would have it removed, copied and laid out again.
 */
export function draw(svg: SVGElement, name: string): void {
  if (drawn.get(svg) === name) return;
  const found = drawings().get(name);
  if (found) drawn.set(svg, name);
  svg.setAttribute('data-icon', name);
  if (found) svg.setAttribute('viewBox', found.viewBox);
  for (const before of [...svg.children]) if (!before.classList.contains('over')) before.remove();
  if (found) svg.prepend(shapesOf(found));
}

/** Draws this into the `<svg>` that it is attached to. */
export const drawing =
  (name: string): Attachment<SVGElement> =>
  (svg) => {
    draw(svg, name);
  };
