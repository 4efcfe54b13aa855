import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playAltiplano, version } from './altiplano';
import { SIZES, complaints, expectNoSideways, picture, unhurried, useBrowser, visitor } from './browser';
import { choices, myTurn } from './play';

useBrowser();

/** Rounds played by finger: each includes planning, acting, taking back and drawing. */
const ROUNDS = 2;
/** More taps than any one answer can need: a player who needs this many is stuck. */
const TAPS_MAX = 30;

/** What to tap next: first the sheet of what was tapped once, then what is asked. */
async function tapOnce(page: Page, choose: (count: number) => number, taps: number): Promise<void> {
  const sheet = page.locator('.hint-box [data-action="do-it"]');
  const anyway = page.locator('[data-action="lock-anyway"]');
  const tile = page.locator('.plan [data-action^="tile-"]').filter({ visible: true });
  const green = page.locator('.groups [data-action^="put-"]').filter({ visible: true });
  const option = page.locator(
    '.dock .option:not([aria-disabled="true"]):not([data-action="back"]):not([data-action="move"]):not(.is-kept)',
  );
  const closing = page.locator('.dock :is([data-action="done"], [data-action="pass"])');
  const planning = (await page.locator('.dock .route').count()) > 0;
  const lays = planning && taps < 10;
  await unhurried(page);
  if ((await sheet.count()) > 0) await sheet.tap();
  else if ((await anyway.count()) > 0) await anyway.tap();
  else if (lays && (await green.count()) > 0) await green.nth(choose(await green.count())).tap();
  else if (lays && (await tile.count()) > 0) await tile.first().tap();
  else if (!planning && (await option.count()) > 0 && taps < 14)
    await option.nth(choose(await option.count())).tap();
  else await closing.first().tap();
}

test('Altiplano by touch on a phone: planning and acting, nothing gets stuck and nothing scrolls sideways', async () => {
  const context = await visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page, { players: 2, inOrder: true });
  const choose = choices(5);
  const round = async () => Number(/\d+/.exec(await page.locator('.rail h1').innerText())?.[0]);
  while ((await myTurn(page)) === 'asked' && (await round()) <= ROUNDS) {
    const asked = await version(page);
    // The question has a line of its own, however much is next to it.
    const width = await page.locator('#ask').evaluate((title) => title.getBoundingClientRect().width);
    expect(width, await page.locator('#ask').innerText()).toBeGreaterThan(100);
    await expectNoSideways(page);
    let taps = 0;
    for (; taps < TAPS_MAX && (await version(page)) === asked; taps++) {
      await tapOnce(page, choose, taps);
      // Either the tapped piece shows its sheet, or the server answers.
      await page.waitForTimeout(150);
      if ((await page.locator('.verdict').count()) > 0) break;
    }
    expect(taps, await page.locator('#decision').innerText()).toBeLessThan(TAPS_MAX);
  }
  await picture(page, 'altiplano-touch');
  expect(complained).toEqual([]);
  await context.close();
});
