import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  SIZES,
  useBrowser,
  visitor,
} from './browser';

useBrowser();

/** Somebody at a table against a bot. */
async function seated(page: Page): Promise<string> {
  await page.goto('/');
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const data = { game: 'puerto-rico', setup: { players: 2 }, seats, shuffle_seats: false, name: 'Anna' };
  const made = await page.request.post('/api/tables', { data });
  return ((await made.json()) as { id: string }).id;
}

const WIDTHS = [SIZES.desktop, SIZES.tablet, SIZES.phone, SIZES.small];

test('what is told, where and when not is chosen in a dialog, and kept', async () => {
  const page = await (await visitor({ colorScheme: 'light' })).newPage();
  const said = complaints(page);
  await seated(page);
  await page.goto('/');
  await page.locator('.guest [data-action="notices"]').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('#way-address').fill('http://127.0.0.1:9/topic');
  await dialog.locator('[data-action="add-way"]').press('Enter');
  await dialog.locator('li .address').waitFor();
  // The test server does not send anything to its own machine, and says so.
  await dialog.locator('[data-action="try-way"]').click();
  await dialog.locator('.said:not(:empty)').waitFor();
  expect(await dialog.locator('.said').textContent()).toBe(await dialog.locator('.failing').textContent());

  await dialog.locator('input[name="notices-quiet"]').check();
  await dialog.locator('#notices-from:not([disabled])').fill('23:30');
  await dialog.locator('#notices-from').blur();
  await dialog.locator('input[name="notices-reminder"]:not([disabled])').uncheck();
  for (const size of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await expectNoSideways(page);
      await expectAccessible(page, `notifications at ${size.width}, ${colorScheme}`);
      await picture(page, `notices-${size.width}-${colorScheme}`);
    }
  }

  await page.reload();
  await page.locator('.guest [data-action="notices"]').click();
  await dialog.locator('#notices-from').waitFor();
  expect(await dialog.locator('#notices-from').inputValue()).toBe('23:30');
  expect(await dialog.locator('input[name="notices-reminder"]').isChecked()).toBe(false);
  expect(await dialog.locator('input[name="notices-turn"]').isChecked()).toBe(true);
  await dialog.locator('[data-action="remove-way"]').click();
  await dialog.locator('li .address').waitFor({ state: 'detached' });
  expect(said).toEqual([]);
});

test('a table is silenced from its menu', async () => {
  const page = await (await visitor({ viewport: SIZES.small, locale: 'pl-PL' })).newPage();
  const said = complaints(page);
  const id = await seated(page);
  await page.goto(`/table/${id}`);
  await page.locator('.dock').waitFor();
  await page.locator('.rail .menu > button').click();
  await page.locator('.rail [data-action="notices"]').click();
  const ring = page.locator('dialog[open] input[name="notices-table"]');
  await ring.uncheck();
  await page.locator('input[name="notices-table"]:not([disabled])').waitFor();
  await expectNoSideways(page);
  await expectAccessible(page, 'notifications of a table');
  await picture(page, 'notices-table-pl');
  const kept = await (await page.request.get('/api/me/notices')).json();
  expect((kept as { silent: string[] }).silent).toEqual([id]);
  expect(said).toEqual([]);
});

test('a browser is told, too, where it allows that', async () => {
  const context = await visitor({ permissions: ['notifications'], viewport: SIZES.phone });
  // The push service of the browser's maker is not there in tests.
  await context.addInitScript(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const endpoint = 'https://push.example.org/1';
    let kept: object | null = null;
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        kept = null;
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => Promise.resolve((kept = made)),
      getSubscription: () => Promise.resolve(kept),
    });
  });
  const page = await context.newPage();
  const said = complaints(page);
  await seated(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.locator('.guest [data-action="notices"]').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('[data-action="take-browser"]').click();
  await dialog.locator('li .address').waitFor();
  expect(await dialog.locator('li .address').textContent()).toBe('push.example.org');
  await dialog.locator('[data-action="take-browser"]').waitFor({ state: 'detached' });
  await expectNoSideways(page);
  await expectAccessible(page, 'notifications of a browser');
  await picture(page, 'notices-browser');
  await dialog.locator('[data-action="remove-way"]').click();
  await dialog.locator('[data-action="take-browser"]').waitFor();
  expect(said).toEqual([]);
});
