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

test('a stranger finds a listed table in the lobby and sits down with one press', async () => {
  const [host, stranger] = await Promise.all([
    visitor(),
    visitor({ viewport: SIZES.small, locale: 'cs-CZ' }),
  ]);
  const table = await host.newPage();
  const complained = complaints(table);
  await table.goto('/new/altiplano');
  await table.locator('input[name="players"]').first().check({ force: true });
  await table.locator('#my-name').fill('Zofia');
  await table.locator('#choice-join input').nth(1).check({ force: true });
  await picture(table, 'new-table-listed');
  await table.locator('[data-action="open-table"]').click();
  await table.locator('#invitation').waitFor();
  await picture(table, 'waiting-listed');

  const guest = await stranger.newPage();
  const guestComplained = complaints(guest);
  await guest.goto('/');
  const mine = guest.locator('.tbl', { hasText: 'Zofia' });
  await mine.waitFor();
  await settled(guest);
  await expectNoSideways(guest);
  await expectAccessible(guest, 'lobby with an open table');
  await mine.scrollIntoViewIfNeeded();
  await picture(guest, 'lobby-open-small');

  // The host takes it off the list and puts it there again; the other page follows by itself.
  const list = table.locator('[data-action="list"]');
  await list.click();
  await mine.waitFor({ state: 'detached' });
  await unhurried(table, list);
  await list.click();
  await mine.waitFor();
  await unhurried(guest, mine.locator('[data-action="sit"]'));
  await mine.locator('[data-action="sit"]').click();
  await guest.waitForURL('**/table/*');
  // Strangers have met, so whoever was waiting says that they are there.
  await guest.locator('.ready[data-asked="false"]').waitFor();
  await unhurried(table, table.locator('[data-action="ready"]'));
  await table.locator('[data-action="ready"]').click();
  await Promise.all([table.waitForSelector('.dock'), guest.waitForSelector('.dock')]);
  expect([...complained, ...guestComplained]).toEqual([]);
  await Promise.all([host.close(), stranger.close()]);
});

test('chips leave only the tables that somebody looks for', async () => {
  const [one, other, reader] = await Promise.all([visitor(), visitor(), visitor()]);
  const opened = async (context: typeof one, address: string, name: string, live: boolean) => {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('#my-name').fill(name);
    await page.locator('#choice-join input').nth(1).check({ force: true });
    if (live) await page.locator('#choice-pace input[value="live"]').check({ force: true });
    await page.locator('[data-action="open-table"]').click();
    await page.locator('#invitation').waitFor();
    return page;
  };
  await opened(one, '/new/puerto-rico', 'Mirela', true);
  await opened(other, '/new/altiplano', 'Tibor', false);

  const page = await reader.newPage();
  await page.goto('/');
  const [hers, his] = ['Mirela', 'Tibor'].map((name) => page.locator('.tbl', { hasText: name }));
  await Promise.all([hers?.waitFor(), his?.waitFor()]);
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await settled(page);
    await expectNoSideways(page);
    await picture(page, `lobby-${name}`);
  }
  await page.setViewportSize(SIZES.desktop);
  const chip = page.locator('.sifts .chip', { hasText: 'Altiplano' });
  await chip.click();
  await hers?.waitFor({ state: 'detached' });
  expect(await his?.count()).toBe(1);
  expect(await chip.getAttribute('aria-pressed')).toBe('true');
  await unhurried(page, chip);
  await chip.click();
  await hers?.waitFor();
  await Promise.all([one.close(), other.close(), reader.close()]);
});

test('before the code of the page has come, its rail is there, and stays where it is', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/first-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const early = page.locator('#app[aria-busy="true"] .rail .brand');
  await early.waitFor();
  const before = await early.boundingBox();
  goOn();
  const brand = page.locator('header.rail a.brand');
  await brand.waitFor();
  expect(await page.locator('.rail').count()).toBe(1);
  expect(await brand.boundingBox()).toEqual(before);
  expect(complained).toEqual([]);
  await context.close();
});
