import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, movedOn, playAltiplano, tabTo, version } from './altiplano';
import {
  SIZES,
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  useBrowser,
  visitor,
} from './browser';
import { choices, myTurn } from './play';

useBrowser();

/** Plays to the end by pressing what is offered. Returns the number of questions answered. */
async function toTheEnd(page: Page, seed: number): Promise<number> {
  const choose = choices(seed);
  let answers = 0;
  for (; (await myTurn(page)) === 'asked' && answers < 400; answers++) {
    await answer(page, choose);
    if (answers === 30) await picture(page, `altiplano-middle-${seed}`);
  }
  return answers;
}

test('a whole game of Altiplano with Missions against a bot, its end and its replay', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const id = await playAltiplano(page, { switches: ['missions'] });
  await picture(page, 'altiplano-start');
  expect(await toTheEnd(page, 5)).toBeGreaterThan(20);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('.score tbody tr').count()).toBe(7);
  expect(await page.locator('.chart').first().locator('.who-line').count()).toBe(2);
  await picture(page, 'altiplano-end');
  await page.goto(`/replay/${id}/60`);
  await page.locator('.drive').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.groups').waitFor();
  await picture(page, 'altiplano-replay');
  await expectNoSideways(page);
  expect(complained).toEqual([]);
  await context.close();
}, 240_000);

test('a whole game of Altiplano without Missions on a phone', async () => {
  const context = await visitor({ viewport: SIZES.phone });
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page, { inOrder: true });
  await myTurn(page);
  // The first question is the plan: no Mission is dealt, and none is scored.
  await page.locator('.dock .route').waitFor();
  expect(await toTheEnd(page, 9)).toBeGreaterThan(15);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('.score tbody tr').count()).toBe(6);
  await expectNoSideways(page);
  await picture(page, 'altiplano-end-phone');
  expect(complained).toEqual([]);
  await context.close();
}, 240_000);

/** Answers with single keys alone until the next round has begun. */
async function restOfRound(page: Page): Promise<void> {
  const round = () => page.evaluate(() => document.querySelector('.rail h1 span')?.textContent ?? '');
  const began = await round();
  for (let presses = 0; presses < 80; presses++) {
    if ((await myTurn(page)) === 'over' || (await round()) !== began) return;
    const seen = await page.evaluate(() => ({
      picking: document.querySelectorAll('.dock .picks-row').length,
      kept: document.querySelectorAll('.dock .is-kept').length,
      back: document.querySelectorAll('.dock .options [data-action="back"]').length,
      options: document.querySelectorAll('.dock .options .option').length,
      ends: document.querySelectorAll('.dock [data-action="pass"]').length,
    }));
    const done = seen.ends > 0 ? 'p' : 'd';
    // The first choice of an opened action leads back, so the second one is taken.
    const key = seen.picking > 0 && seen.kept > 0 ? 'd' : seen.back > 0 ? '2' : seen.options > 0 ? '1' : done;
    await page.keyboard.press(key);
    await page.waitForTimeout(50);
  }
  throw new Error('the keys do not lead to the next round');
}

test('a plan and a whole round of Altiplano by keyboard; axe finds nothing, and nothing scrolls sideways', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page);
  await myTurn(page);
  const before = await version(page);
  await page.keyboard.press('i');
  await tabTo(page, '.plan [data-action^="tile-"]');
  await page.keyboard.press('Enter');
  // The places that take the tile in hand are on the decision bar under their numbers.
  await page.keyboard.press('1');
  expect(await page.locator('.groups [data-action^="lift-"]').count()).toBe(1);
  await picture(page, 'altiplano-plan');
  for (const viewport of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `planning at ${viewport.width}`);
  }
  await page.setViewportSize(SIZES.small);
  const line = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.querySelector('#ask')!).lineHeight),
  );
  expect((await page.locator('#ask').boundingBox())?.height, 'the question fits one line').toBeLessThan(
    2 * line,
  );
  for (const view of ['island', 'table', 'players', 'log']) {
    await page.locator(`[data-view="${view}"]`).click();
    await expectNoSideways(page);
    await picture(page, `altiplano-${view}-small`);
  }
  await page.setViewportSize(SIZES.desktop);
  await page.keyboard.press('d');
  await movedOn(page, before);
  await restOfRound(page);
  expect(complained).toEqual([]);
  await context.close();
}, 240_000);
