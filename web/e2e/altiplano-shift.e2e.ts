import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, playAltiplano } from './altiplano';
import { SIZES, useBrowser, visitor } from './browser';
import { movesWhile, SHIFT_MAX } from './shifts';

useBrowser();

/** The parts of the table: what is on them changes, but each of them stays where it is. */
const PARTS = '.players, .log, .mine, .mine .grp, .house-of-goods, .ring, .offer-alti, .dock';
/** Where the bar has rows, the question and its buttons are one each. */
const ROWS = '.dock .ask, .dock .acts';

/** Where each part of the table is that is shown now, by its name; on the page, unless it is fixed to the window. */
async function places(page: Page, size: { width: number }): Promise<Record<string, string>> {
  return page.evaluate(
    (parts) => {
      const found: Record<string, string> = {};
      for (const part of document.querySelectorAll(parts)) {
        if (!part.checkVisibility()) continue;
        const { x, y, width, height } = part.getBoundingClientRect();
        const name = `${part.classList.item(0) ?? ''} ${part.getAttribute('aria-labelledby') ?? ''}`;
        const top = part.matches('.dock, .dock *') ? y : y + scrollY;
        found[name] = [x, top, width, height].map(Math.round).join(' ');
      }
      return found;
    },
    size.width < 1000 ? `${PARTS}, ${ROWS}` : PARTS,
  );
}

test.each([
  { name: 'laptop', size: { width: 1366, height: 768 }, players: 4, most: SHIFT_MAX },
  // The sheets of four rivals share the height of the window: one that needs more pushes the others a little.
  { name: 'small-laptop', size: { width: 1024, height: 768 }, players: 5, most: 0.1 },
  { name: 'desktop', size: SIZES.desktop, players: 3, most: SHIFT_MAX },
  { name: 'tablet', size: SIZES.tablet, players: 4, most: SHIFT_MAX },
  { name: 'phone', size: SIZES.phone, players: 4, most: SHIFT_MAX },
  { name: 'smallest-phone', size: SIZES.small, players: 4, most: SHIFT_MAX },
])(
  'nothing moves while a game of Altiplano runs, and every part of the table stays: $name',
  async ({ size, players, most }) => {
    const context = await visitor({ viewport: size });
    const page = await context.newPage();
    await playAltiplano(page, { players, bot: 'greedy' });
    // On a phone, each view is seen for the first time at some moment.
    const first: Record<string, string> = {};
    const look = async (question: string) =>
      Object.entries(await places(page, size)).flatMap(([part, place]) => {
        first[part] ??= place;
        return first[part] === place ? [] : [`${part}: ${first[part]} to ${place} after ${question}`];
      });
    expect(await movesWhile(page, answer, { most, look })).toEqual([]);
    expect(Object.keys(first).length).toBeGreaterThan(8);
    await context.close();
  },
);
