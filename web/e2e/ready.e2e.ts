import { expect, test } from 'vitest';
import {
  SIZES,
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  settled,
  unhurried,
  useBrowser,
  visitor,
} from './browser';

useBrowser();

test('three people arrange their seats, and the game starts when all are ready', async () => {
  const contexts = await Promise.all([visitor(), visitor({ locale: 'pl-PL' }), visitor()]);
  const [host, second, third] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!host || !second || !third) throw new Error('three people');
  const complained = [host, second, third].map(complaints);
  await host.goto('/new/puerto-rico');
  await host.locator('input[name="players"]').nth(1).check({ force: true });
  await host.locator('#my-name').fill('Zofia');
  await host.locator('#choice-order input[value="arranged"]').check({ force: true });
  expect(await host.locator('#choice-start input[value="ready"]').isChecked()).toBe(true);
  await host.locator('#choice-order').scrollIntoViewIfNeeded();
  await picture(host, 'new-table-arranged');
  await host.locator('[data-action="open-table"]').click();
  const link = await host.locator('#invitation').inputValue();
  for (const [page, name] of [
    [second, 'Bence'],
    [third, 'Mirela'],
  ] as const) {
    await page.goto(link);
    await page.locator('#join-name').fill(name);
    await page.locator('[data-action="join"]').click();
    await page.waitForURL('**/table/*');
  }

  // Everybody is asked but the one who filled the table.
  await host.locator('.ready[data-asked="true"]').waitFor();
  await second.locator('.ready[data-asked="true"]').waitFor();
  await third.locator('.ready[data-asked="false"]').waitFor();
  for (const [name, size] of Object.entries(SIZES)) {
    await Promise.all([host, second].map((page) => page.setViewportSize(size)));
    await Promise.all([settled(host), settled(second)]);
    await expectNoSideways(host);
    await expectNoSideways(second);
    await picture(host, `ready-${name}`);
    await picture(second, `ready-pl-${name}`);
  }
  await host.setViewportSize(SIZES.desktop);
  await host.emulateMedia({ colorScheme: 'dark' });
  await settled(host);
  await picture(host, 'ready-dark');
  await expectAccessible(host, 'ready check');

  // The host moves Mirela to the front, and she is asked, too.
  const names = () => third.locator('.sat li').allInnerTexts();
  for (const seat of [2, 1]) {
    const before = (await names()).join();
    const up = host.locator('.sat li').nth(seat).locator('[data-action="seat-up"]');
    await unhurried(host, up);
    await up.click();
    await expect.poll(async () => (await names()).join(), { timeout: 15_000 }).not.toBe(before);
  }
  expect((await names())[0]).toContain('Mirela');
  await third.locator('.ready[data-asked="true"]').waitFor();
  for (const page of [host, second, third]) {
    const ready = page.locator('[data-action="ready"]');
    await unhurried(page, ready);
    await ready.click();
    if (page !== third) await page.locator('.ready[data-asked="false"]').waitFor();
  }
  await Promise.all([host, second, third].map((page) => page.waitForSelector('.dock')));
  await third.waitForSelector('.dock[data-mine="true"]');
  expect(complained.flat()).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});
