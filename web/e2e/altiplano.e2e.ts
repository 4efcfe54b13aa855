import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, complaints, expectNoSideways, picture, useBrowser, visitor } from './browser';
import { choices, myTurn } from './play';

useBrowser();

/** Opens a table of two against a quick bot, so that a whole game stays short. */
async function playAltiplano(page: Page, switches: string[] = []): Promise<string> {
  const made = await page.request.post('/api/tables', {
    data: {
      game: 'altiplano',
      setup: { players: 2, switches },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      shuffle_seats: true,
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await page.waitForSelector('.dock');
  return id;
}

/** Waits until the table has moved on. */
async function movedOn(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('.verdict') ||
      (document.querySelector('.dock') &&
        document.querySelector('.dock')?.getAttribute('data-version') !== old),
    before,
    { timeout: 30_000 },
  );
}

/** The version that the dock shows; nothing while the end of the game is being loaded. */
const version = (page: Page) =>
  page.evaluate(() => document.querySelector('.dock')?.getAttribute('data-version') ?? null);

/** Puts tiles from the hand onto green spaces, as a person would, and locks the plan. */
async function plan(page: Page, choose: (count: number) => number): Promise<void> {
  const tiles = page.locator('.plan [data-action^="tile-"]');
  for (let left = await tiles.count(); left > 0; left--) {
    const tile = tiles.nth(choose(await tiles.count()));
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await tile.click();
    const green = page.locator('.groups [data-action^="put-"]');
    const count = await green.count();
    if (count > 0) await green.nth(choose(count)).click();
  }
  await page.locator('.dock [data-action="done"]').click();
}

/** Answers the open question by pressing what is offered. */
async function answer(page: Page, choose: (count: number) => number): Promise<void> {
  const before = await version(page);
  if ((await page.locator('.dock .route').count()) > 0) await plan(page, choose);
  else {
    for (let depth = 0; depth < 4 && (await version(page)) === before; depth++) {
      const done = page.locator('.dock [data-action="done"]:not([aria-disabled="true"])');
      const options = page.locator(
        '.dock .option:not([aria-disabled="true"]):not([data-action="back"]):not([data-action="move"]):not(.is-kept)',
      );
      const count = await options.count();
      if (count > 0 && !(depth > 1 && (await done.count()) > 0)) {
        await options.nth(choose(count)).click();
        // A choice with something to pick leads on without asking the server.
        await page.waitForFunction(
          () =>
            document.querySelector('.dock')?.getAttribute('aria-busy') !== 'true' ||
            document.querySelector('.verdict') !== null,
        );
      } else
        await page
          .locator(
            '.dock .acts [data-action="done"], .dock .acts [data-action="pass"], .dock .quick [data-action="done"]',
          )
          .first()
          .click();
      await page.waitForTimeout(20);
    }
  }
  await movedOn(page, before);
}

test('a whole game of Altiplano against a bot, its end and its replay', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const id = await playAltiplano(page, ['missions']);
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

/** Goes on with Tab until the focus is on something that matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

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
