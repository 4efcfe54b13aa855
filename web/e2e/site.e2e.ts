import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { answer as answerAltiplano } from './altiplano';
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
import { FileServer } from './files';
import { answer, choices, myTurn, playToTheEnd } from './play';

useBrowser();

/** A site as `npm run build:site` makes it; only where everything is checked must it be there. */
const SITE = process.env.MESETA_SITE ?? join(import.meta.dirname, '../dist-site');
const may = test.skipIf(!existsSync(SITE) && process.env.CI !== 'true');

let files: FileServer | undefined;
afterEach(async () => {
  await files?.stop();
  files = undefined;
});

async function serve(): Promise<FileServer> {
  return (files = await FileServer.start(SITE));
}

/** Visits the site once, and then cuts the network: the line of the browser, and the server too. */
async function visitAndCut(context: BrowserContext, page: Page): Promise<void> {
  const server = await serve();
  await page.goto(server.url);
  await page.locator('[data-action="play-now"]').first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await context.setOffline(true);
  await server.stop();
  files = undefined;
  await page.reload();
}

/** Another page of the site: what follows the `#` is all that changes. */
const goTo = (page: Page, path: string) => page.goto(page.url().replace(/#.*/, '') + path);

const tableOf = (page: Page) => new URL(page.url()).hash.split('/')[2] ?? '';

may(
  'after the first visit, a whole game of Puerto Rico without a network, its replay and its record',
  async () => {
    const context = await visitor({ acceptDownloads: true });
    const page = await context.newPage();
    await visitAndCut(context, page);
    const complained = complaints(page);
    await picture(page, 'site-lobby');
    await expectAccessible(page, 'the first page of a site');
    await page.locator('[data-action="play-now"][data-game="puerto-rico"]').click();
    await page.waitForSelector('.dock');
    await picture(page, 'site-start');
    expect(tableOf(page)).toMatch(/^here-/);

    // Closing the page in the middle loses nothing.
    const choose = choices(3);
    for (let answers = 0; answers < 8 && (await myTurn(page)) === 'asked'; answers++)
      await answer(page, choose);
    await myTurn(page);
    const before = Number(await page.locator('.dock').getAttribute('data-version'));
    await page.reload();
    await myTurn(page);
    expect(Number(await page.locator('.dock').getAttribute('data-version'))).toBe(before);

    // A whole game, against bots that think for no time.
    await goTo(page, '#/new/puerto-rico');
    await page.locator('.seg label', { hasText: '3' }).first().click();
    for (const seat of [1, 2]) await page.locator(`#sits-${seat}`).selectOption('bot-level-1');
    await page.locator('[data-action="open-table"]').click();
    await page.waitForSelector('.dock');
    const id = tableOf(page);
    expect(await playToTheEnd(page, 7)).toBeGreaterThan(20);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await picture(page, 'site-end');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-action="record"]').click(),
    ]);
    const record = readFileSync(await download.path(), 'utf8');
    expect(record).toContain('puerto-rico');

    await goTo(page, `#/replay/${id}/40`);
    await page.locator('.drive').waitFor();
    expect(Number(await page.locator('.track input').inputValue())).toBeGreaterThan(20);

    // The record can be read in again, as another table.
    await page.locator('.brand').click();
    await page.locator('.tbl').nth(1).waitFor();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'record.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(record),
    });
    await page.locator('.verdict').waitFor();
    expect(tableOf(page)).not.toBe(id);
    await page.locator('.brand').click();
    await page.locator('.tbl').nth(2).waitFor();
    expect(complained).toEqual([]);
    await context.close();
  },
);

may(
  'after the first visit, a whole game of Altiplano without a network, on a phone, in another language',
  async () => {
    const context = await visitor({ viewport: SIZES.phone, locale: 'pl-PL' });
    const page = await context.newPage();
    await visitAndCut(context, page);
    const complained = complaints(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
    await picture(page, 'site-lobby-phone');
    await expectNoSideways(page);
    await page.locator('a[href="#/new/altiplano"]').first().click();
    await page.locator('.seg label', { hasText: '2' }).first().click();
    await page.locator('#sits-1').selectOption('bot-level-1');
    await picture(page, 'site-new-phone');
    await page.locator('[data-action="open-table"]').click();
    await page.waitForSelector('.dock');
    const choose = choices(9);
    let answers = 0;
    for (; (await myTurn(page)) === 'asked' && answers < 400; answers++) await answerAltiplano(page, choose);
    expect(answers).toBeGreaterThan(15);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await picture(page, 'site-end-phone');

    // The rules are there too.
    await goTo(page, '#/rules/altiplano');
    await page.locator('.rules-page h2').first().waitFor();
    expect(complained).toEqual([]);
    await context.close();
  },
);

may('two people share a device: each sees the table only once it has been passed on', async () => {
  const context = await visitor({ viewport: SIZES.phone });
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto((await serve()).url);
  await page.locator('a[href="#/new/puerto-rico"]').first().click();
  await page.locator('.seg label', { hasText: '3' }).first().click();
  await page.locator('#my-name').fill('Anna');
  await page.locator('#sits-1').selectOption('here');
  await page.locator('#name-1').fill('Ola');
  await page.locator('#sits-2').selectOption('bot-level-1');
  await picture(page, 'site-shared-new');
  await expectNoSideways(page);
  await page.locator('[data-action="open-table"]').click();
  const choose = choices(5);
  const seen = new Set<string>();
  let last = '';
  for (let turns = 0; turns < 14; turns++) {
    await page.waitForSelector('[data-action="curtain"], .dock[data-mine="true"][aria-busy="false"]', {
      timeout: 60_000,
    });
    const curtain = page.locator('[data-action="curtain"]');
    if ((await curtain.count()) > 0) {
      const words = await curtain.innerText();
      // Keyboard and screen reader go on at the curtain.
      await page.waitForFunction(() =>
        document.activeElement?.matches('.page-begin:has(~ main [data-action="curtain"])'),
      );
      if (seen.size === 0) {
        await picture(page, 'site-curtain');
        await expectAccessible(page, 'the curtain');
      }
      expect(words).not.toBe(last);
      expect(await page.locator('.dock').count()).toBe(0);
      seen.add((last = words));
      await curtain.click();
      await myTurn(page);
    }
    await answer(page, choose, '[data-action="curtain"]');
  }
  expect(seen.size).toBe(2);

  // The replay has no curtain: it shows what both may see.
  const id = tableOf(page);
  const known = page.locator('#table dt', { hasText: 'Points in chips' });
  await page.waitForSelector('[data-action="curtain"], .dock[data-mine="true"][aria-busy="false"]');
  const curtain = page.locator('[data-action="curtain"]');
  if ((await curtain.count()) > 0) await curtain.click();
  await myTurn(page);
  expect(await known.count(), 'at the table, the person who has the device sees their own').toBe(1);
  await goTo(page, `#/replay/${id}/0`);
  await page.locator('.drive').waitFor();
  await page.locator('#table').waitFor();
  expect(await known.count()).toBe(0);
  await goTo(page, `#/table/${id}`);
  await curtain.waitFor();
  expect(complained).toEqual([]);
  await context.close();
});

may(
  'a table is saved as a file and goes on where the file is opened; another file is refused in words',
  async () => {
    const context = await visitor({ acceptDownloads: true });
    const page = await context.newPage();
    await page.goto((await serve()).url);
    await page.locator('[data-action="play-now"][data-game="puerto-rico"]').click();
    await myTurn(page);
    await answer(page, choices(2));
    await myTurn(page);
    const version = await page.locator('.dock').getAttribute('data-version');
    await page.locator('.menu > button').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-action="save-table"]').click(),
    ]);
    const file = readFileSync(await download.path());

    const other = await visitor();
    const there = await other.newPage();
    await there.goto(files?.url ?? '');
    const picker = there.locator('input[type="file"]');
    const open = (buffer: Buffer) =>
      picker.setInputFiles({ name: 'table.json', mimeType: 'text/plain', buffer });
    await picker.waitFor({ state: 'attached' });
    await open(file.subarray(0, 500));
    await there.getByText('This file can’t be opened').first().waitFor();
    await open(file);
    await myTurn(there);
    expect(await there.locator('.dock').getAttribute('data-version')).toBe(version);
    await other.close();
    await context.close();
  },
);

may('hints are found on the device', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await page.goto((await serve()).url);
  await page.locator('[data-action="play-now"][data-game="puerto-rico"]').click();
  await myTurn(page);
  await page.locator('[data-action="hint"]').first().click();
  await page.locator('.hints ol li').first().waitFor({ timeout: 60_000 });
  await picture(page, 'site-hint');
  await context.close();
});

may(
  'a new version waits until the reader agrees to it, and then replaces the old one on all pages',
  async () => {
    const context = await visitor();
    const page = await context.newPage();
    const server = await serve();
    const cache = (version: string) => `meseta-site:${new URL(server.url).pathname}:${version}`;
    const OTHER_SITE = 'meseta-site:/another/:old';
    const loaded = (which: Page) =>
      which.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as PerformanceNavigationTiming).type),
      );
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    });
    await page.locator('[data-action="play-now"]').first().waitFor();
    await settled(page);
    expect(await loaded(page), 'the first version takes the page over as it is').toEqual(['navigate']);
    await page.evaluate((name) => caches.open(name), OTHER_SITE);
    const worker = readFileSync(join(SITE, 'sw.js'), 'utf8');
    server.change('sw.js', worker.replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
    await page.reload();
    const other = await context.newPage();
    await other.goto(server.url);
    await other.locator('[data-action="play-now"]').first().waitFor();
    const take = page.locator('[data-action="update"]');
    await take.waitFor({ timeout: 60_000 });
    await settled(page);
    await picture(page, 'site-update');
    expect(await page.evaluate(() => caches.keys())).toHaveLength(3);
    await Promise.all([page.waitForEvent('load'), other.waitForEvent('load'), take.click()]);
    for (const each of [page, other]) await each.locator('[data-action="play-now"]').first().waitFor();
    await expect
      .poll(async () => (await page.evaluate(() => caches.keys())).sort())
      .toEqual([cache('newer'), OTHER_SITE].sort());
    expect(await take.count()).toBe(0);
    await context.close();
  },
);

may.each([
  [
    'storage that is forbidden',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
    },
  ],
])('with %s, a table lasts as long as the page, and the page says so', async (_, forbid) => {
  const context = await visitor();
  // Workers have no scripts of their own added: the file that opens the database gets the line.
  const body = `(${forbid.toString()})();`;
  await context.route(/tables\.worker-.*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: body + (await answer.text()) });
  });
  const page = await context.newPage();
  await page.goto((await serve()).url);
  await page.getByText('doesn’t allow pages to keep anything').waitFor();
  await page.locator('[data-action="play-now"][data-game="puerto-rico"]').click();
  await myTurn(page);
  await answer(page, choices(1));
  await context.close();
});

may('without WebAssembly, the page says what to do', async () => {
  const context = await visitor();
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  const page = await context.newPage();
  await page.goto((await serve()).url);
  await page.getByText('The rules can’t be started in this browser').first().waitFor();
  await picture(page, 'site-unable');
  await context.close();
});
