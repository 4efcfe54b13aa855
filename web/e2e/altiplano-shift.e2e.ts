import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, playAltiplano } from './altiplano';
import { SIZES, useBrowser, visitor } from './browser';
import { choices, myTurn } from './play';

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
  { name: 'laptop', size: { width: 1366, height: 768 }, players: 4 },
  { name: 'small-laptop', size: { width: 1024, height: 768 }, players: 5 },
  { name: 'desktop', size: SIZES.desktop, players: 3 },
  { name: 'tablet', size: SIZES.tablet, players: 4 },
  { name: 'phone', size: SIZES.phone, players: 4 },
  { name: 'smallest-phone', size: SIZES.small, players: 3 },
])('no part of the table moves while a game runs: $name', async ({ size, players }) => {
  const context = await visitor({ viewport: size });
  const page = await context.newPage();
  await playAltiplano(page, { players, bot: 'greedy' });
  const choose = choices(9);
  await myTurn(page);
  await page.locator('[data-action="put-away"]').click();
  // On a phone, each view is seen for the first time at some moment.
  const first: Record<string, string> = {};
  const wrong: string[] = [];
  for (let decision = 0; decision < 25; decision++) {
    const question = await page.locator('#ask').innerText();
    await answer(page, choose);
    if ((await myTurn(page)) === 'over') break;
    // Sheets give way one after another.
    await page.waitForTimeout(150);
    const now = await places(page, size);
    for (const [part, place] of Object.entries(now)) {
      first[part] ??= place;
      if (first[part] !== place) wrong.push(`${part}: ${first[part]} to ${place} after ${question}`);
    }
  }
  expect(Object.keys(first).length).toBeGreaterThan(8);
  expect([...new Set(wrong)]).toEqual([]);
  await context.close();
});
