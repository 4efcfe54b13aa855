import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser, visitor } from './browser';
import { TestServer } from './server';

useBrowser();

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** More tabs than a browser opens connections to one server. */
const TABS = 8;

/** Tables of Anna, who decides first, and Bela, each in a tab of Anna's. */
async function tables(anna: BrowserContext, bela: BrowserContext): Promise<Page[]> {
  const pages: Page[] = [];
  for (let number = 0; number < TABS; number++) {
    const made = await anna.request.post('/api/tables', {
      data: {
        game: 'puerto-rico',
        setup: { players: 2 },
        seats: [{ kind: 'me' }, { kind: 'open' }],
        shuffle_seats: false,
      },
    });
    const { id, invitation } = (await made.json()) as { id: string; invitation: string };
    await bela.request.post(`/api/invitations/${invitation}/join`, { data: { name: 'Bela' } });
    const page = await anna.newPage();
    await page.goto(`/table/${id}`);
    await page.locator('.dock').waitFor();
    pages.push(page);
  }
  return pages;
}

/** Chooses a role through the API, as another device of Anna's would; says which version that led to. */
async function settle(anna: BrowserContext, page: Page): Promise<number> {
  const version = Number(await page.locator('.dock').getAttribute('data-version'));
  const moved = await anna.request.post(`/api/tables/${page.url().split('/').at(-1)}/moves`, {
    data: { version, request_id: 'settler', moves: [{ notation: 'role settler' }] },
  });
  expect(moved.ok()).toBe(true);
  return ((await moved.json()) as { version: number }).version;
}

const shows = (page: Page, version: number) => page.locator(`.dock[data-version="${version}"]`).waitFor();

/** If the browser has no shared workers, the page that holds the lock opens the stream. */
const withoutWorkers = () => Object.assign(window, { SharedWorker: undefined });

test.each([
  ['a shared worker', undefined],
  ['the page that holds the lock', withoutWorkers],
])('eight tables are open in one browser, over the stream of %s', async (_, script) => {
  const anna = await visitor({ baseURL: server.url });
  const bela = await visitor({ baseURL: server.url });
  if (script) await anna.addInitScript(script);
  const pages = await tables(anna, bela);
  // A page beyond the sixth still loads, and all of them hear what happens.
  const versions: number[] = [];
  for (const page of pages) versions.push(await settle(anna, page));
  for (const [number, page] of pages.entries()) await shows(page, versions[number]!);
  for (const page of pages) expect(await page.locator('.strip').count()).toBe(0);

  // The first page may have held the stream: when it goes away, the others go on.
  await pages[0]!.close();
  await pages[1]!.reload();
  await shows(pages[1]!, versions[1]!);
  const left = pages.slice(1);
  await server.kill();
  for (const page of left) await page.locator('.strip:not(.is-good)').waitFor();
  await server.run();
  for (const page of left) await page.locator('.strip').waitFor({ state: 'detached', timeout: 30_000 });
  await anna.close();
  await bela.close();
});
