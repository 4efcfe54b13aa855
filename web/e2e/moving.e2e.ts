import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  SIZES,
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  unhurried,
  useBrowser,
  visitor,
} from './browser';
import { answer, choices, myTurn } from './play';

useBrowser();

/** The page of a server with the engine in it; only where everything is checked must it be there. */
const ASSETS = join(import.meta.dirname, '../dist/assets');
const isThere = existsSync(ASSETS) && readdirSync(ASSETS).some((name) => name.endsWith('.wasm'));
const may = test.skipIf(!isThere && process.env.CI !== 'true');

async function fromMenu(page: Page, action: string): Promise<void> {
  await unhurried(page);
  await page.locator('.rail .menu > button').click();
  await page.locator(`.menu-list [data-action="${action}"]`).click();
}

const tableOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** What the page keeps of tables on its device, by their addresses. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((found, failed) => {
        const asked = indexedDB.open('meseta');
        asked.onerror = () => failed(new Error('no database'));
        asked.onsuccess = () => {
          const rows = asked.result.transaction('rows').objectStore('rows').getAllKeys();
          rows.onsuccess = () => {
            asked.result.close();
            found(rows.result as string[]);
          };
        };
      }),
  );

may(
  'a game that was begun on a device goes on with a friend, and comes back',
  async () => {
    const anna = await visitor({ viewport: SIZES.phone });
    const page = await anna.newPage();
    const complained = complaints(page);
    await page.goto('/');
    await page.locator('[data-action="play-here"][data-game="puerto-rico"]').click();
    await page.waitForURL('**/table/here-*');
    const choose = choices(11);
    for (let answers = 0; answers < 4 && (await myTurn(page)) === 'asked'; answers++)
      await answer(page, choose);
    await myTurn(page);
    const here = tableOf(page);
    const version = Number(await page.locator('.dock').getAttribute('data-version'));

    await fromMenu(page, 'move');
    const seats = page.locator('dialog select');
    await seats.first().waitFor();
    expect(await seats.count()).toBe(3);
    await seats.first().selectOption('friend');
    await picture(page, 'move-to-server');
    await expectNoSideways(page);
    await expectAccessible(page, 'a table that is moved');
    await page.locator('[data-action="move-to-server"]').click();
    await page.waitForURL((url) => !url.pathname.includes('here-'));
    const link = await page.locator('#invitation').inputValue();
    await page.getByText('This game began on a device').waitFor();
    await picture(page, 'move-waits');
    await expectNoSideways(page);
    const there = tableOf(page);
    expect(await kept(page)).not.toContain(here);

    const bela = await visitor({ viewport: SIZES.small });
    const friend = await bela.newPage();
    await friend.goto(link);
    await friend.getByText('This game began on a device').waitFor();
    await picture(friend, 'move-joins');
    await friend.locator('#join-name').fill('Bela');
    await friend.locator('[data-action="join"]').click();
    await friend.locator('.dock').waitFor();
    await page.locator('.dock').waitFor();
    expect(Number(await page.locator('.dock').getAttribute('data-version'))).toBeGreaterThanOrEqual(
      version - 1,
    );
    // Both play on: whoever is asked answers.
    for (let turns = 0; turns < 4; turns++) {
      const mine = '.dock[data-mine="true"][aria-busy="false"]';
      const asked = await Promise.race([
        page.waitForSelector(mine, { timeout: 60_000 }).then(() => page),
        friend.waitForSelector(mine, { timeout: 60_000 }).then(() => friend),
      ]);
      await answer(asked, choose);
    }

    // Anna would like to go on at her device; Bela agrees.
    await fromMenu(page, 'move');
    await picture(page, 'move-to-device');
    await page.locator('[data-action="move-to-device"]').click();
    await friend.locator('[data-action="proposal"].is-mine').click();
    await picture(friend, 'move-proposal');
    await expectAccessible(friend, 'a proposal to move');
    await friend.locator('[data-action="agree"]').click();
    await friend.getByText('This game continues elsewhere').waitFor();
    await picture(friend, 'move-gone');
    await expectNoSideways(friend);
    expect(await friend.locator('[data-action="open-here"]').count()).toBe(0);
    await page.locator('[data-action="open-here"]').click();
    await page.waitForURL('**/table/here-*');
    await page.waitForSelector('[data-action="curtain"], .dock[data-mine="true"][aria-busy="false"]');
    expect(await kept(page)).toEqual([tableOf(page)]);
    // Looked for again, it is the same table.
    const again = tableOf(page);
    await page.goto(`/table/${there}`);
    await page.locator('[data-action="open-here"]').click();
    await page.waitForURL(`**/table/${again}`);
    expect(complained).toEqual([]);
    await anna.close();
    await bela.close();
  },
  240_000,
);

may(
  'whoever is alone with bots takes a game of the server along, and deletes it from the device',
  async () => {
    const context = await visitor({ viewport: SIZES.laptop, colorScheme: 'dark' });
    const page = await context.newPage();
    const complained = complaints(page);
    await page.goto('/');
    await page.locator('[data-action="play-now"][data-game="altiplano"]').click();
    await page.waitForURL('**/table/*');
    await myTurn(page);
    const there = tableOf(page);
    await fromMenu(page, 'move');
    await expectAccessible(page, 'taking a table along');
    await page.locator('[data-action="move-to-device"]').click();
    await page.waitForURL('**/table/here-*');
    await myTurn(page);
    const here = tableOf(page);
    // Its page at the server is among the past ones, and leads here.
    await page.goto('/');
    await page.locator(`.past a[href="/table/${there}"]`).first().waitFor();
    await page.goto(`/table/${here}`);
    await myTurn(page);
    await fromMenu(page, 'delete');
    await picture(page, 'move-delete');
    await expectAccessible(page, 'deleting a table');
    await page.locator('[data-action="delete-table"]').click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await kept(page)).toEqual([]);
    expect(complained).toEqual([]);
    await context.close();
  },
);
