import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser, visitor } from './browser';
import { answer, choices, myTurn, playNow } from './play';
import { TestServer } from './server';

useBrowser();

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

test('a reload, a lost line and a killed server: the table stays and the game goes on', async () => {
  const context = await visitor({ baseURL: server.url });
  const page = await context.newPage();
  const choose = choices(9);
  await playNow(page);
  for (let moves = 0; moves < 3; moves++) {
    await myTurn(page);
    await answer(page, choose);
  }

  await myTurn(page);
  const version = await page.locator('.dock').getAttribute('data-version');
  await page.reload();
  await myTurn(page);
  expect(await page.locator('.dock').getAttribute('data-version')).toBe(version);

  await context.setOffline(true);
  await page.locator('.strip').waitFor();
  expect(await page.locator('.island').count()).toBe(1);
  await context.setOffline(false);
  await page.locator('.strip.is-good').waitFor();
  await myTurn(page);
  await answer(page, choose);

  await myTurn(page);
  const before = await page.locator('.dock').getAttribute('data-version');
  await server.kill();
  await page.locator('.strip').waitFor();
  await server.run();
  await page.locator('.strip:not(.is-good)').waitFor({ state: 'detached', timeout: 30_000 });
  await myTurn(page);
  expect(await page.locator('.dock').getAttribute('data-version')).toBe(before);
  await answer(page, choose);
  await context.close();
});

test('a press while the line is gone says that it waits, and counts once the line is back', async () => {
  const context = await visitor({ baseURL: server.url });
  const page = await context.newPage();
  await playNow(page);
  await myTurn(page);
  const before = await page.locator('.dock').getAttribute('data-version');
  await context.setOffline(true);
  await page.locator('.strip').waitFor();
  const option = page.locator('.dock .option:not([aria-disabled="true"])').first();
  await option.click();
  const waits = page.locator('.dock .ask [role="status"]');
  await waits.waitFor();
  expect((await waits.innerText()).length).toBeGreaterThan(10);
  expect(await page.locator('.dock').getAttribute('data-version')).toBe(before);
  await context.setOffline(false);
  await page.waitForFunction(
    (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
    before,
  );
  await waits.waitFor({ state: 'detached' });
  await context.close();
});

test('a page whose texts do not load says so, and appears once they do', async () => {
  // With the service worker blocked, it can't answer in place of the server.
  const context = await visitor({ baseURL: server.url, locale: 'pl', serviceWorkers: 'block' });
  const page = await context.newPage();
  const words = /assets\/(cs|en|hu|pl|ro)-[^/]*\.js$/;
  await page.route(words, (request) => request.abort());
  await page.goto('/');
  const again = page.getByRole('button', { name: 'Spróbuj ponownie' });
  await again.waitFor();
  await page.unroute(words);
  await again.click();
  await page.locator('[data-action="play-now"]').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
  await context.close();
});
