import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, expectNoSideways, picture, useBrowser, visitor } from './browser';
import { myTurn, openTable } from './play';

useBrowser();

/** Changes what the form sends, as an old page or one of another version would. */
async function sendInstead(page: Page, setup: object): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    const body = route.request().postDataJSON() as { setup: object };
    await route.continue({ postData: { ...body, setup: { ...body.setup, ...setup } } });
  });
}

test('a table that no rules allow is explained next to the choice to change', async () => {
  const context = await visitor({ viewport: SIZES.phone });
  const page = await context.newPage();
  await sendInstead(page, { edition: '2002', expansions: ['nobles'] });
  await page.goto('/new');
  await page.locator('[data-action="open-table"]').click();
  const fault = page.locator('#choice-edition .fault');
  await fault.waitFor();
  expect(await fault.innerText()).toContain('The 2002 edition does not include Nobles.');
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset')?.id)).toBe('choice-edition');
  await expectNoSideways(page);
  await picture(page, 'impossible-edition-phone');

  // The next change clears the message; a different reason opens the house rules that it is about.
  await page.locator('input[name="edition"][value="2011"]').check({ force: true });
  expect(await page.locator('.fault').count()).toBe(0);
  await page.unroute('**/api/tables');
  await sendInstead(page, { vp_pool: 0 });
  await page.locator('[data-action="open-table"]').click();
  await page.locator('#choice-house-rules[open] .fault').waitFor();
  await picture(page, 'impossible-pool-phone');
  await context.close();
});

test('a named market is set up as the form says, without a draft', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await openTable(page, { players: 2, expansions: ['new_buildings'], draft: 'newest' });
  await myTurn(page);
  expect(await page.locator('body.drafting').count()).toBe(0);
  expect(await page.locator('.market .build').count()).toBe(6 + 17);
  const names = await page.locator('.market .build').allInnerTexts();
  const has = (name: string) => names.some((text) => text.includes(name));
  expect([has('Guesthouse'), has('Library'), has('Hospice'), has('Large market')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await context.close();
});
