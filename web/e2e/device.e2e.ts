import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  SIZES,
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  settled,
  useBrowser,
  visitor,
} from './browser';
import { answer, choices, myTurn } from './play';

useBrowser();

/** The page of a server with the engine in it; only where everything is checked must it be there. */
const ASSETS = join(import.meta.dirname, '../dist/assets');
const isThere = existsSync(ASSETS) && readdirSync(ASSETS).some((name) => name.endsWith('.wasm'));
const may = test.skipIf(!isThere && process.env.CI !== 'true');

may('a server hands out the engine, which answers for the tables of this device', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const engine = page.waitForResponse(/\/assets\/engine-[\w-]+\.wasm$/);
  await page.goto('/table/here-none');
  const {
    'cache-control': kept,
    'content-encoding': packed,
    'content-type': type,
  } = await (await engine).allHeaders();
  expect({ kept, packed, type }).toEqual({
    kept: 'public, max-age=31536000, immutable',
    packed: 'br',
    type: 'application/wasm',
  });
  await page.getByText('This link doesn’t lead to a table').waitFor();
  expect(complained).toEqual([]);
  await context.close();
});

may('a table on this device is played without the server, and listed apart from its tables', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/');
  const here = page.locator('.on-device');
  await here.locator('[data-action="play-here"][data-game="puerto-rico"]').waitFor();
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/\.wasm$/));
  await picture(page, 'here-lobby');
  await here.locator('[data-action="play-here"][data-game="puerto-rico"]').click();
  await page.waitForURL('**/table/here-*');
  await myTurn(page);
  // From here on, no line is needed.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await context.setOffline(true);
  const choose = choices(4);
  for (let answers = 0; answers < 6 && (await myTurn(page)) === 'asked'; answers++)
    await answer(page, choose);
  await myTurn(page);
  const version = Number(await page.locator('.dock').getAttribute('data-version'));
  await context.setOffline(false);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.goto('/');
  await here.locator(`a[href="/table/${id}"]:visible`).first().waitFor();
  expect(await page.locator(`.lists > :first-child a[href="/table/${id}"]`).count()).toBe(0);
  await settled(page);
  await picture(page, 'here-listed');
  await expectAccessible(page, 'the first page with tables on this device');
  for (const size of ['tablet', 'phone', 'small'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expectNoSideways(page);
    await picture(page, `here-listed-${size}`);
  }
  await page.goto(`/table/${id}`);
  await myTurn(page);
  expect(Number(await page.locator('.dock').getAttribute('data-version'))).toBe(version);
  expect(complained.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

may('a table for two is set up on this device, with a curtain between them', async () => {
  const context = await visitor({ viewport: SIZES.phone, colorScheme: 'dark', locale: 'pl-PL' });
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/');
  await page.locator('.on-device a[href="/new/altiplano/here"]').click();
  await page.locator('.seg label', { hasText: '2' }).first().click();
  await page.locator('#my-name').fill('Anna');
  await page.locator('#sits-1').selectOption('here');
  await page.locator('#name-1').fill('Ola');
  await picture(page, 'here-new');
  await expectNoSideways(page);
  await page.locator('[data-action="open-table"]').click();
  await page.waitForURL('**/table/here-*');
  await page.waitForSelector('[data-action="curtain"]');
  expect(complained).toEqual([]);
  await context.close();
});
