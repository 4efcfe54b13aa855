import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playAltiplano } from './altiplano';
import {
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  SIZES,
  unhurried,
  useBrowser,
  visitor,
} from './browser';
import { myTurn, openTable } from './play';

useBrowser();

const dialog = (page: Page) => page.locator('dialog[open]');

/** What the overview's table says about the seats in one row, given how the row begins. */
async function rowOf(page: Page, name: string): Promise<string[]> {
  const row = dialog(page)
    .locator('tbody tr')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  return (await row.locator('td').allInnerTexts()).map((text) => text.trim());
}

/** Looks at everybody's boards at every width, using the key; at the widest, using the button, too. */
async function lookedAt(page: Page, name: string, seats: number): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.keyboard.press('o');
    await dialog(page).waitFor();
    expect(await dialog(page).locator('.boards > li').count()).toBe(seats);
    await expectNoSideways(page);
    await expectAccessible(page, `${name}, ${size}`, { part: 'dialog' });
    await picture(page, `overview-${name}-${size}`);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }
  await page.setViewportSize(SIZES.desktop);
  const button = page.locator('.tools [data-action="overview"]');
  await unhurried(page, button);
  await button.click();
  await dialog(page).waitFor();
}

test('all boards of Puerto Rico stand side by side, with money, production and the ends of the game', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await openTable(page, { players: 3, expansions: [] });
  await myTurn(page);
  await lookedAt(page, 'puerto-rico', 3);
  // Two doubloons and a plantation each; nobody ships before anything is produced, and twelve spaces are far off.
  const money = await rowOf(page, 'Doubloons');
  const purses = await page.locator('.rival .purse b').allInnerTexts();
  expect(money.slice(1)).toEqual(purses);
  expect(await rowOf(page, 'All points now')).toEqual(['0', 'hidden', 'hidden']);
  expect(await dialog(page).locator('.ends li').count()).toBe(3);
  expect(complained).toEqual([]);
  await context.close();
});

test('all boards of Altiplano stand side by side, with what is ready and what may run out', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page, { players: 3 });
  await myTurn(page);
  await lookedAt(page, 'altiplano', 3);
  const coins = await rowOf(page, 'Coins');
  const purses = await page.locator('.rival .coin.purse b').allInnerTexts();
  expect(coins.slice(1)).toEqual(purses);
  // Seven locations, and the stack of extensions.
  expect(await dialog(page).locator('.ends li').count()).toBe(8);
  expect(complained).toEqual([]);
  await context.close();
});
