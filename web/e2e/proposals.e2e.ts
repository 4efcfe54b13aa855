import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  complaints,
  expectAccessible,
  expectNoSideways,
  SIZES,
  unhurried,
  useBrowser,
  visitor,
} from './browser';

useBrowser();

/** Two people at a table without a clock: the first on a wide window, the second on a small phone. */
async function two(): Promise<[Page, Page]> {
  const anna = await visitor({ viewport: SIZES.laptop });
  const bela = await visitor({ viewport: SIZES.small });
  const page = await anna.newPage();
  await page.goto('/new');
  await page.locator('.seg label', { hasText: '2' }).click();
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

async function fromMenu(page: Page, action: string): Promise<void> {
  await page.locator('.rail .menu > button').click();
  await page.locator(`[data-action="${action}"]`).click();
}

test('both agree on a clock, and a clock that one does not want is not started', async () => {
  const [anna, bela] = await two();
  const complained = [complaints(anna), complaints(bela)];
  await fromMenu(anna, 'time');
  await anna.locator('[data-action="other-clock"]').click();
  await anna.locator('input[name="pace"][value="days"]').check({ force: true });
  await expectAccessible(anna, 'suggesting a clock');
  await anna.locator('[data-action="propose-clock"]').click();
  // Bela is told, sees what it is about, and says no.
  await bela.locator('[data-action="proposal"].is-mine').click();
  await expectAccessible(bela, 'a proposal');
  await expectNoSideways(bela);
  await bela.locator('[data-action="decline"]').click();
  await anna.locator('[data-action="proposal"]').waitFor({ state: 'detached' });
  expect(await anna.locator('.clk').count()).toBe(0);
  // By keyboard, and this time with the other's consent.
  await unhurried(anna);
  await fromMenu(anna, 'time');
  await anna.locator('[data-action="other-clock"]').click();
  await anna.locator('input[name="pace"][value="live"]').check({ force: true });
  await anna.locator('[data-action="propose-clock"]').press('Enter');
  await bela.locator('[data-action="proposal"].is-mine').press('Enter');
  await bela.locator('[data-action="agree"]').press('Enter');
  for (const page of [anna, bela]) await page.locator('.clk').first().waitFor({ state: 'attached' });
  expect(complained).toEqual([[], []]);
  await anna.context().close();
  await bela.context().close();
});
