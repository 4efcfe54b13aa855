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
import { tabTo } from './altiplano';
import { myTurn, openTable } from './play';

useBrowser();

/** Opens the settings with the keyboard alone. */
async function openSettings(page: Page): Promise<void> {
  await tabTo(page, '.menu > button');
  await page.keyboard.press('Enter');
  await tabTo(page, '.menu [data-action="settings"]');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
}

const attribute = (page: Page, name: string) =>
  page.evaluate((wanted) => document.documentElement.dataset[wanted], name);

test('settings can be reached by keyboard from every page, do what they say, and are kept', async () => {
  const context = await visitor({ viewport: SIZES.desktop });
  const page = await context.newPage();
  const complained = complaints(page);
  for (const path of ['/rules', '/new', '/']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await openSettings(page);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await openSettings(page);
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  const before = await size();
  await page.locator('[data-setting="largeText"]').check();
  expect(await size()).toBeGreaterThan(before);
  await page.locator('[data-setting="highContrast"]').check();
  await page.locator('[data-setting="leftHanded"]').check();
  await page.locator('[data-setting="shortNames"]').check();
  await page.locator('[data-setting="motion"]').selectOption('none');
  await page.locator('[data-setting="presses"]').selectOption('twice');
  await page.locator('[data-setting="theme"]').selectOption('dark');
  await expectAccessible(page, 'settings, dark and in high contrast', { part: 'dialog' });
  await picture(page, 'settings-dark');
  await page.locator('[data-setting="theme"]').selectOption('light');
  await expectAccessible(page, 'settings, light and in high contrast', { part: 'dialog' });
  await page.keyboard.press('Escape');

  await openTable(page, { players: 3, expansions: [] });
  await myTurn(page);
  for (const [name, value] of [
    ['text', 'large'],
    ['contrast', 'more'],
    ['hand', 'left'],
    ['names', 'short'],
    ['motion', 'none'],
    ['theme', 'light'],
  ] as const)
    expect(await attribute(page, name)).toBe(value);
  await picture(page, 'settings-table');
  const [acts, ask] = await Promise.all([
    page.locator('.dock .acts').boundingBox(),
    page.locator('.dock .ask').boundingBox(),
  ]);
  expect((acts?.x ?? 0) + (acts?.width ?? 0)).toBeLessThanOrEqual(ask?.x ?? 0);
  await expectNoSideways(page);

  // The first press shows the answer, the second gives it.
  const version = () => page.locator('.dock').getAttribute('data-version');
  const asked = await version();
  const option = page.locator('.dock .option:not([aria-disabled="true"])').first();
  await option.click();
  await page.waitForTimeout(300);
  expect(await version()).toBe(asked);
  await page.getByRole('tooltip').waitFor();
  await unhurried(page);
  await option.click();
  await page.waitForFunction(
    (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
    asked,
  );
  expect(complained).toEqual([]);
  await context.close();
});

test('the settings fit the smallest phone, with larger text and the longest words', async () => {
  const context = await visitor({ viewport: SIZES.small, locale: 'hu' });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('meseta.large-text', 'on'));
  await page.reload();
  await openSettings(page);
  await expectNoSideways(page);
  const sheet = page.locator('dialog[open]');
  const [wide, room] = await sheet.evaluate((box) => [box.scrollWidth, box.clientWidth] as const);
  expect(wide).toBeLessThanOrEqual(room);
  await picture(page, 'settings-small');
  await context.close();
});
