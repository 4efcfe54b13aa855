import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, complaints, picture, useBrowser, visitor } from './browser';
import { tabTo } from './altiplano';
import { answer, choices, myTurn, openTable } from './play';

useBrowser();

/** Plays until another seat owns a building. */
async function untilSomethingStands(page: Page): Promise<void> {
  const choose = choices(4);
  for (let answers = 0; answers < 40 && (await page.locator('.lot-press').count()) === 0; answers++) {
    expect(await myTurn(page)).toBe('asked');
    await answer(page, choose);
  }
  await myTurn(page);
}

test('a rival’s abbreviated building says its name and what it does: on hover, on focus, on tap', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const id = await openTable(page, { players: 3, expansions: [] });
  await untilSomethingStands(page);
  const lot = page.locator('.lot-press').first();
  const name = (await lot.innerText()).split(':')[0] ?? '';
  expect(name.length).toBeGreaterThan(3);
  const tip = page.getByRole('tooltip');

  await lot.hover();
  await tip.getByRole('heading', { name }).waitFor();
  expect((await tip.locator('p').count()) > 1, 'how it is filled, and what it does').toBe(true);
  await picture(page, 'rival-pointed');
  await page.mouse.move(1, 1);
  await tip.waitFor({ state: 'detached' });
  await tabTo(page, '.lot-press');
  await tip.waitFor();
  // One tab stop for each city, however many buildings it has.
  const stops = page.locator('.mini-city').first().locator('.lot-press[tabindex="0"]');
  expect(await stops.count()).toBeLessThanOrEqual(1);

  const touching = await visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await touching.addCookies(await context.cookies());
  const phone = await touching.newPage();
  await phone.goto(`/table/${id}`);
  await myTurn(phone);
  await phone.locator('.tabs button').nth(2).tap();
  const there = phone.locator('.lot-press').first();
  await there.tap();
  await phone.getByRole('tooltip').waitFor();
  await picture(phone, 'rival-tapped');
  await there.tap();
  await phone.locator('dialog[open]').waitFor();
  expect(complained).toEqual([]);
  await context.close();
  await touching.close();
});
