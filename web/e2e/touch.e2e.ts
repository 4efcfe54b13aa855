import { expect, test } from 'vitest';
import { SIZES, complaints, picture, useBrowser, visitor } from './browser';
import { makeTable, myTurn } from './play';

useBrowser();

test('the first tap shows what a role brings, the second takes it; a setting makes one tap enough', async () => {
  const context = await visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const complained = complaints(page);
  // The visitor sits first, and chooses the first role.
  const bot = { kind: 'bot', bot: 'random' };
  const id = await makeTable(page, 'puerto-rico', { players: 3 }, [{ kind: 'me' }, bot, bot]);
  await page.goto(`/table/${id}`);
  await myTurn(page);
  const version = () => page.locator('.dock').getAttribute('data-version');
  const role = page.locator('.dock [data-action="role settler"]');
  const other = page.locator('.dock [data-action="role mayor"]');
  const before = await version();
  await role.tap();
  const sheet = page.getByRole('tooltip');
  await sheet.waitFor();
  await picture(page, 'touch-role');
  expect(await version()).toBe(before);
  // The sheet is above the bar and covers no part of it.
  const [box, dock] = [await sheet.boundingBox(), await page.locator('.dock').boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  // Once it is put away, nothing has happened; another piece explains itself instead.
  await sheet.locator('[data-action="put-away-sheet"]').tap();
  await sheet.waitFor({ state: 'detached' });
  expect(await version()).toBe(before);
  await other.tap();
  await sheet.waitFor();
  await role.tap();
  await role.tap();
  await page.waitForFunction(
    (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
    before,
  );
  expect(complained).toEqual([]);

  // A building that can't be bought says what it does, and can't be pressed.
  await myTurn(page);
  await page.locator('.tabs button').nth(1).tap();
  const building = page.locator('.build button').last();
  await building.tap();
  await sheet.waitFor();
  await picture(page, 'touch-building');

  // The help speaks of taps, and lists no keys.
  await page.locator('[data-action="put-away-sheet"]').tap();
  await page.locator('[data-action="help"]').first().tap();
  const help = page.getByRole('dialog');
  await help.waitFor();
  expect(await help.innerText()).toMatch(/second tap/);
  expect(await help.locator('kbd').count()).toBe(0);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });

  await page.evaluate(() => localStorage.setItem('meseta.one-tap', 'on'));
  await page.reload();
  await myTurn(page);
  const asked = await version();
  const option = page.locator('.dock .option:not([aria-disabled="true"]), .place.is-want').first();
  const isOption = (await option.getAttribute('class'))?.includes('option');
  await option.tap();
  if (isOption) {
    await page.waitForFunction(
      (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
      asked,
    );
  }
  await context.close();
});
