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

useBrowser();

const way = { id: 'w1', kind: 'email', address: 'zofia@example.org', keys: null, failing: null };
const choice = { turn: true, reminder: true, quiet: null, language: 'en', site: '' };
/** What a server answers that sends e-mail; the servers of these tests have no mail server. */
const kept = (ways: object[]) => ({ ways, choice, silent: [], push_key: 'key', mail: true });

test('a mailbox is added, and waits for its owner', async () => {
  const context = await visitor({ viewport: SIZES.phone });
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/new/puerto-rico');
  await page.locator('#my-name').fill('Zofia');
  await page.locator('[data-action="open-table"]').click();
  await page.locator('#invitation').waitFor();
  let ways: object[] = [];
  const sent: unknown[] = [];
  await page.route('**/api/me/notices', (route) => route.fulfill({ json: kept(ways) }));
  await page.route('**/api/me/notices/ways', (route) => {
    sent.push(route.request().postDataJSON());
    ways = [{ ...way, confirmed: false }];
    return route.fulfill({ json: kept(ways) });
  });
  await page.goto('/');
  await page.locator('.guest [data-action="notices"]').click();
  const dialog = page.locator('dialog[open]');
  // Where there is e-mail, it is what most people know.
  expect(await dialog.locator('#way-kind').inputValue()).toBe('email');
  await dialog.locator('#way-address').fill('zofia@example.org');
  await dialog.locator('[data-action="add-way"]').click();
  await dialog.locator('li .address').waitFor();
  expect(sent).toEqual([{ kind: 'email', address: 'zofia@example.org' }]);
  expect(await dialog.locator('li .failing').innerText()).toContain('Not confirmed');
  await expectNoSideways(page);
  await expectAccessible(page, 'notifications by e-mail');
  await picture(page, 'notices-email');
  expect(complained).toEqual([]);
  await context.close();
});

test('the page of the links confirms a mailbox, and ends messages', async () => {
  const context = await visitor({ viewport: SIZES.small });
  const page = await context.newPage();
  const complained = complaints(page);
  let confirmed = false;
  await page.route('**/api/mail/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith('/stop')) return route.fulfill({ status: 204 });
    if (path.endsWith('/confirm')) confirmed = true;
    return route.fulfill({ json: { address: 'zofia@example.org', confirmed } });
  });
  await page.goto('/mail/w1abc');
  await page.locator('[data-action="confirm-mailbox"]').waitFor();
  // Programs that open links in mail confirm nothing by that.
  expect(confirmed).toBe(false);
  await settled(page);
  await expectNoSideways(page);
  await expectAccessible(page, 'mailbox');
  await picture(page, 'mailbox');
  await page.locator('[data-action="confirm-mailbox"]').click();
  await page.locator('[data-action="confirm-mailbox"]').waitFor({ state: 'detached' });
  await page.locator('[data-action="stop-mailbox"]').click();
  await page.locator('[data-action="stop-mailbox"]').waitFor({ state: 'detached' });
  expect(complained).toEqual([]);
  await page.unroute('**/api/mail/**');
  await page.goto('/mail/w1abc');
  await page.locator('main', { hasText: 'no longer valid' }).waitFor();
  await context.close();
});
