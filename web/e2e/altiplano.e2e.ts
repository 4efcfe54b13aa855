import { AxeBuilder } from '@axe-core/playwright';
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
}, 120_000);

test('a plan and a turn of Altiplano by keyboard; nothing that axe finds, nothing sideways', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page);
  await myTurn(page);
  const before = await version(page);
  await page.keyboard.press('i');
  await tabTo(page, '.plan [data-action^="tile-"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '.groups [data-action^="put-"]');
  await page.keyboard.press('Enter');
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
  await myTurn(page);
  await page.keyboard.press('1');
  await movedOn(page, await version(page)).catch(() => undefined);
  expect(complained).toEqual([]);
  await context.close();
}, 120_000);
