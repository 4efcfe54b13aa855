import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, expectAccessible, expectNoSideways, SIZES, useBrowser, visitor } from './browser';

useBrowser();

/** Two people at a table, the first of whom begins. */
async function two(): Promise<[Page, Page]> {
  const anna = await (await visitor({ viewport: SIZES.laptop })).newPage();
  const bela = await (await visitor({ viewport: SIZES.small })).newPage();
  await anna.goto('/');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const data = { game: 'puerto-rico', setup: { players: 2 }, seats, shuffle_seats: false };
  const made = await anna.request.post('/api/tables', { data });
  const { id, invitation } = (await made.json()) as { id: string; invitation: string };
  await bela.goto(`/join/${invitation}`);
  await bela.locator('#join-name').fill('Bela');
  await bela.locator('[data-action="join"]').click();
  await anna.goto(`/table/${id}`);
  for (const page of [anna, bela]) await page.locator('.dock').waitFor();
  return [anna, bela];
}

async function order(page: Page, name: string): Promise<void> {
  await page.locator('.rail .menu > button').click();
  await page.locator('[data-action="orders"]').click();
  await page.locator(`input[name="order-${name}"]`).check();
  await page.locator(`input[name="order-${name}"]:not([disabled])`).waitFor();
}

/** Takes a role by its line, as a program would: how roles are picked is the matter of other tests. */
async function takeRole(page: Page, role: string): Promise<void> {
  const id = new URL(page.url()).pathname.split('/')[2];
  const seen = (await (await page.request.get(`/api/tables/${id}`)).json()) as { version: number };
  const moves = [{ notation: `role ${role}` }];
  const data = { version: seen.version, request_id: `role-${seen.version}`, moves };
  expect((await page.request.post(`/api/tables/${id}/moves`, { data })).ok()).toBe(true);
}

test('a standing order passes, the log says so, and taking back ends it and says that', async () => {
  const [anna, bela] = await two();
  const complained = [complaints(anna), complaints(bela)];
  await order(bela, 'pass_round');
  await expectAccessible(bela, 'standing orders');
  await expectNoSideways(bela);
  await bela.keyboard.press('Escape');
  await order(anna, 'pass_round');
  await anna.keyboard.press('Escape');
  // Builders are asked in any game: there is money for a cheap building. Both pass, and Bela picks the next role.
  await takeRole(anna, 'builder');
  // Each sees the mark on their own pass alone: it would tell the other what comes.
  for (const page of [anna, bela]) {
    await page.locator('.log .is-ordered').first().waitFor({ state: 'attached' });
    expect(await page.locator('.log .is-ordered').count()).toBe(1);
  }
  // Bela passed last, so only Bela can take that back; the order would pass again, and so it ends.
  await bela.locator('.dock [data-action="undo"]:not([aria-disabled="true"])').click();
  await bela.locator('.log .is-undone').first().waitFor({ state: 'attached' });
  await bela.locator('.dock[data-mine="true"][aria-busy="false"]').waitFor();
  await bela.locator('.rail .menu > button').click();
  await bela.locator('[data-action="orders"]').click();
  await bela.locator('[role="dialog"] [role="status"], dialog [role="status"]').waitFor();
  expect(await bela.locator('input[name="order-pass_round"]').isChecked()).toBe(false);
  // Anna's order is nobody else's business and stands.
  await anna.locator('.rail .menu > button').click();
  await anna.locator('[data-action="orders"]').click();
  expect(await anna.locator('input[name="order-pass_round"]').isChecked()).toBe(true);
  expect(complained).toEqual([[], []]);
  await anna.context().close();
  await bela.context().close();
});
