import type { Page } from 'playwright-core';

/** What stands in the way of the open decision; empty if all that answers it can be reached. */
export async function inTheWay(page: Page, most: number): Promise<string[]> {
  return page.evaluate(async (barMost) => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);
    const bar = document.querySelector('.dock')?.getBoundingClientRect();
    if (bar && bar.height > barMost * innerHeight) found.push(`the bar is ${Math.round(bar.height)} high`);
    const question = document.querySelector('#ask');
    if (question && question.scrollWidth > question.clientWidth + 1) found.push('the question is cut');
    const offers =
      '.dock button, .build.is-legal button, .role.is-legal button, .tile.is-legal button, .ship.is-legal button, .shelf.is-legal button, .place.is-want, .groups button, .plan button, .role-draft button, .kind-card button';
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const offer of document.querySelectorAll<HTMLElement>(offers)) {
      if (!offer.checkVisibility({ visibilityProperty: true })) continue;
      const name = offer.dataset['action'] ?? (offer.innerText || offer.className);
      const onTop = () => {
        const box = offer.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && (offer.contains(top) || top.contains(offer));
      };
      // A person scrolls until it is between rail and bar, or the bar's own list until it is in view.
      if (!onTop()) {
        offer.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const rail = document.querySelector('.rail')?.getBoundingClientRect().bottom ?? 0;
        const foot = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
        const { top, bottom } = offer.getBoundingClientRect();
        if (!offer.closest('.dock')) scrollBy({ top: (top + bottom - rail - foot) / 2, behavior: 'instant' });
        await drawn();
      }
      if (!onTop()) found.push(`covered: ${name}`);
      const box = offer.getBoundingClientRect();
      if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`beside the window: ${name}`);
      if (box.width < 24 || box.height < 24)
        found.push(`too small to press: ${name}, ${Math.round(box.width)} by ${Math.round(box.height)}`);
    }
    return [...new Set(found)];
  }, most);
}
