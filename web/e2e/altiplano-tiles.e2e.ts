import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playAltiplano } from './altiplano';
import { SIZES, settled, useBrowser, visitor } from './browser';
import { myTurn } from './play';

useBrowser();

/** Lays copies of the role's tile beside each location, as many as it then has: to buy them would take a whole game. */
async function layTiles(page: Page, count: number): Promise<void> {
  await page.evaluate((wanted) => {
    const role = document.querySelector('.slip');
    for (const place of document.querySelectorAll('.groups [data-location]')) {
      for (let has = place.querySelectorAll('.slip').length; has < wanted; has++) {
        if (role) place.insertBefore(role.cloneNode(true), place.querySelector('.recs'));
      }
    }
  }, count);
  await settled(page);
}

/** The locations that are cut or scroll inside themselves. */
const cut = (page: Page) =>
  page
    .locator('.groups [data-location]')
    .evaluateAll((places) =>
      places
        .filter(
          (place) => place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1,
        )
        .map((place) => place.getAttribute('data-location')),
    );

test('the tiles of a player leave a location of a phone whole', async () => {
  const context = await visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await playAltiplano(page);
  await myTurn(page);
  await layTiles(page, 1);
  expect(await cut(page)).toEqual([]);
  // With a single tile at the Market, its four actions are still told in words.
  const words = page.locator('.grp-market .rec-words');
  expect(await words.evaluateAll((all) => all.map((one) => one.checkVisibility()))).toEqual(
    Array<boolean>(await words.count()).fill(true),
  );
  await layTiles(page, 2);
  expect(await cut(page)).toEqual([]);
  await layTiles(page, 3);
  expect(await cut(page)).toEqual([]);
  await context.close();
});

test('on the smallest phone, tiles that do not fit at a location scroll below its name', async () => {
  const context = await visitor({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await playAltiplano(page);
  await myTurn(page);
  await layTiles(page, 3);
  const seen = await page.locator('.groups [data-location="harbor"]').evaluate((place) => {
    place.scrollIntoView({ block: 'center', behavior: 'instant' });
    place.scrollTop = place.scrollHeight;
    const name = place.querySelector('.grp-go');
    const box = name?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return { scrolled: place.scrollTop, isOnTop: !!top && (name === top || name?.contains(top)) };
  });
  expect(seen.scrolled).toBeGreaterThan(0);
  expect(seen.isOnTop).toBe(true);
  await context.close();
});
