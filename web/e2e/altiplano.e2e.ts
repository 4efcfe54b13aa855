import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, movedOn, playAltiplano, tabTo, version } from './altiplano';
import { SIZES, complaints, expectNoSideways, picture, useBrowser, visitor } from './browser';
import { choices, myTurn } from './play';

useBrowser();

test('a whole game of Altiplano against a bot, its end and its replay', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const id = await playAltiplano(page, { switches: ['missions'] });
  await picture(page, 'altiplano-start');
  const choose = choices(5);
  let answers = 0;
  while ((await myTurn(page)) === 'asked' && answers < 400) {
    await answer(page, choose);
    answers++;
    if (answers === 30) await picture(page, 'altiplano-middle');
  }
  expect(answers).toBeGreaterThan(20);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('.score tbody tr').count()).toBe(7);
  expect(await page.locator('.chart').first().locator('.who-line').count()).toBe(2);
  await picture(page, 'altiplano-end');
  await page.goto(`/replay/${id}/60`);
  await page.locator('.drive').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.ring').waitFor();
  await picture(page, 'altiplano-replay');
  await expectNoSideways(page);
  expect(complained).toEqual([]);
  await context.close();
}, 240_000);

/** Answers by single keys alone until the next round has begun. */
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

test('a plan and a whole round of Altiplano by keyboard; nothing that axe finds, nothing sideways', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page);
  await myTurn(page);
  const before = await version(page);
  await page.keyboard.press('i');
  await tabTo(page, '.plan [data-action^="tile-"]');
  await page.keyboard.press('Enter');
  // The places that take the tile in hand stand on the decision bar under their numbers.
  await page.keyboard.press('1');
  expect(await page.locator('.groups [data-action^="lift-"]').count()).toBe(1);
  await picture(page, 'altiplano-plan');
  for (const viewport of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(viewport);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(found).toEqual([]);
  }
  await page.setViewportSize(SIZES.small);
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
