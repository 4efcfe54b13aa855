import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { complaints, picture, useBrowser, visitor } from './browser';
import { FileServer } from './files';
import { answer, choices, myTurn } from './play';

useBrowser();

/** A site as `npm run build:site` makes it; only where everything is checked must it be there. */
const SITE = process.env.MESETA_SITE ?? join(import.meta.dirname, '../dist-site');
const may = test.skipIf(!existsSync(SITE) && process.env.CI !== 'true');

let files: FileServer | undefined;
afterEach(async () => {
  await files?.stop();
  files = undefined;
});

async function atTable(context: BrowserContext): Promise<Page> {
  files = await FileServer.start(SITE);
  const page = await context.newPage();
  await page.goto(files.url);
  await page.locator('[data-action="play-now"][data-game="puerto-rico"]').click();
  await myTurn(page);
  return page;
}

const version = (page: Page) => page.locator('.dock').getAttribute('data-version');

/** Presses what can be chosen, which comes to nothing. */
async function inVain(page: Page, words: string): Promise<void> {
  const before = await version(page);
  await page.locator('.dock .option:not([aria-disabled="true"])').first().click();
  await page.getByText(words).first().waitFor();
  expect(await version(page)).toBe(before);
}

may('with storage that is full, a move is not made, the page says so, and it is made later', async () => {
  const context = await visitor();
  // Workers have no scripts of their own added: the file that keeps the tables gets these lines.
  const filled = () => {
    const put = IDBObjectStore.prototype.put;
    let isFull = false;
    new BroadcastChannel('storage').onmessage = ({ data }) => (isFull = data as boolean);
    IDBObjectStore.prototype.put = function (...row) {
      if (isFull) throw new DOMException('no space', 'QuotaExceededError');
      return put.apply(this, row);
    };
  };
  await context.route(/tables\.worker-.*\.js$/, async (route) => {
    const found = await route.fetch();
    await route.fulfill({ response: found, body: `(${filled.toString()})();` + (await found.text()) });
  });
  const page = await atTable(context);
  const fill = (full: boolean) =>
    page.evaluate((isFull) => {
      const channel = new BroadcastChannel('storage');
      channel.postMessage(isFull);
      return new Promise((later) => setTimeout(later, 100));
    }, full);
  await fill(true);
  await inVain(page, 'This browser could not save');
  await picture(page, 'storage-full');
  await fill(false);
  const before = await version(page);
  await answer(page, choices(3));
  expect(await version(page)).not.toBe(before);
  await context.close();
});

may('a worker that dies is started again, and the table goes on where it was', async () => {
  const context = await visitor();
  const page = await atTable(context);
  await answer(page, choices(3));
  await myTurn(page);
  const before = await version(page);
  const worker = page.workers().find((one) => one.url().includes('tables.worker'));
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of memory');
    });
  });
  await page.waitForTimeout(500);
  expect(await version(page)).toBe(before);
  await answer(page, choices(4));
  await myTurn(page);
  expect(Number(await version(page))).toBeGreaterThan(Number(before));
  await context.close();
});

may(
  'a newer program in another tab takes what is kept over: this one says so and touches nothing',
  async () => {
    const context = await visitor();
    const page = await atTable(context);
    const other = await context.newPage();
    await other.goto(`${files?.url ?? ''}site.json`);
    const rows = await other.evaluate(
      () =>
        new Promise<number>((found, failed) => {
          const asked = indexedDB.open('meseta', 99);
          asked.onerror = () => failed(new Error('not taken over'));
          asked.onsuccess = () => {
            const count = asked.result.transaction('rows').objectStore('rows').count();
            count.onsuccess = () => {
              asked.result.close();
              found(count.result);
            };
          };
        }),
    );
    expect(rows).toBe(1);
    await inVain(page, 'A newer version of Meseta keeps this table');
    await page.reload();
    await page.getByText('A newer version of Meseta keeps this table').first().waitFor();
    await picture(page, 'storage-newer');
    const complained = complaints(page);
    await page.goto(files?.url ?? '');
    await page.getByText('A newer version of Meseta keeps this table').first().waitFor();
    expect(complained).toEqual([]);
    await context.close();
  },
);
