import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSideways, SIZES, unhurried, useBrowser, visitor } from './browser';

useBrowser();

/** Opens a table for two through the form, with the clock that `choose` sets; the friend sits down. */
async function play(
  anna: BrowserContext,
  bela: BrowserContext,
  choose: (page: Page) => Promise<void>,
): Promise<[Page, Page]> {
  const page = await anna.newPage();
  await page.goto('/new');
  await page.locator('.seg label', { hasText: '2' }).click();
  await choose(page);
  await expectNoSideways(page);
  await page.locator('[data-action="open-table"]').click();
  await page.waitForURL('**/table/*');
  const link = await page.locator('#invitation').inputValue();
  const friend = await bela.newPage();
  await friend.goto(link);
  await friend.locator('#join-name').fill('Bela');
  await friend.locator('[data-action="join"]').click();
  await friend.locator('.dock').waitFor();
  await page.locator('.dock').waitFor();
  return [page, friend];
}

/** The player who moves first, then the other one. Seats are assigned at random. */
async function inTurn(pages: [Page, Page]): Promise<[Page, Page]> {
  const [one, other] = pages;
  const mine = await one.locator('.dock').getAttribute('data-mine');
  return mine === 'true' ? [one, other] : [other, one];
}

const clocks = (page: Page) => page.locator('.clk:visible');

test('a live clock runs and runs out, and the person comes back', async () => {
  const anna = await visitor();
  const bela = await visitor({ viewport: SIZES.laptop });
  const pages = await play(anna, bela, async (page) => {
    await page.locator('input[name="pace"][value="live"]').check({ force: true });
    // The shortest that the form allows, and nothing on top.
    await page.locator('#pace-bank').fill('1');
    await page.locator('#pace-increment').fill('0');
    await page.locator('#pace-grace').fill('0');
  });
  const [asked, waits] = await inTurn(pages);
  for (const page of pages) expect(await clocks(page).count()).toBe(2);
  expect(await waits.locator('.clk.is-on:visible').count()).toBe(1);
  const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');
  expect([await icon(asked), await icon(waits)]).toEqual(['/icon-turn.svg', '/icon.svg']);
  await expectAccessible(waits, 'a table with clocks');
  const left = async () => (await asked.locator('.clk.is-on:visible b').first().textContent()) ?? '';
  const before = await left();
  expect(before).toMatch(/^0:\d\d$|^1:00$/);
  await asked.waitForFunction((old) => document.querySelector('.clk.is-on b')?.textContent !== old, before);
  // A minute passes for real: then a bot decides, and the seat can be taken back.
  await asked.locator('[data-action="take-back"]').waitFor({ timeout: 90_000 });
  await unhurried(asked);
  await asked.locator('[data-action="take-back"]').click();
  await asked.locator('[data-action="take-back"]').waitFor({ state: 'detached' });
  await anna.close();
  await bela.close();
});

test('in a game over days both agree on a pause, and one goes on holiday', async () => {
  const anna = await visitor();
  const bela = await visitor({ viewport: SIZES.phone });
  const pages = await play(anna, bela, async (page) => {
    await page.locator('input[name="pace"][value="days"]').check({ force: true });
    await page.locator('input[name="window"]').check();
    await page.locator('#pace-from').fill('08:00');
    await page.locator('#pace-until').fill('22:00');
    await expectAccessible(page, 'the clock of a new table');
  });
  const [asked, waits] = await inTurn(pages);
  await asked.locator('.clk.is-on').first().waitFor({ state: 'attached' });
  for (const page of [asked, waits]) {
    await page.locator('.rail .menu > button').click();
    await page.locator('[data-action="time"]').click();
    await page.locator('[data-action="pause"]').click();
  }
  // Both have agreed: no clock runs any more, on either page.
  for (const page of pages) await page.locator('.clk.is-on').waitFor({ state: 'detached' });
  await asked.locator('[data-action="pause"]').click();
  for (const page of pages) await page.locator('.clk.is-on').first().waitFor({ state: 'attached' });
  await asked.locator('#holiday-days').fill('3');
  await asked.locator('[data-action="holiday"]').click();
  await asked.locator('[data-action="holiday-end"]').waitFor();
  await expectAccessible(asked, 'on holiday');
  await anna.close();
  await bela.close();
});
