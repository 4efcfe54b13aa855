import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  settled,
  SIZES,
  unhurried,
  useBrowser,
  visitor,
} from './browser';

useBrowser();

/** Two people at a table: the first writes English on a laptop, the second reads Polish on a small phone. */
async function two(): Promise<[Page, Page]> {
  const anna = await visitor({ viewport: SIZES.laptop });
  const bela = await visitor({ viewport: SIZES.small, locale: 'pl-PL' });
  const page = await anna.newPage();
  await page.goto('/new');
  await page.locator('.seg label', { hasText: '2' }).click();
  await page.locator('#my-name').fill('Anna');
  await page.locator('[data-action="open-table"]').click();
  await page.waitForURL('**/table/*');
  const link = await page.locator('#invitation').inputValue();
  const friend = await bela.newPage();
  await friend.goto(link);
  await friend.locator('#join-name').fill('Bela');
  await friend.locator('[data-action="join"]').click();
  await Promise.all([friend.locator('.dock').waitFor(), page.locator('.dock').waitFor()]);
  return [page, friend];
}

const sheet = (page: Page) => page.locator('.talk-sheet');
const line = (page: Page, words: string) => sheet(page).locator('.line', { hasText: words });

/** What the focused button does. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-action'));

async function openChat(page: Page): Promise<void> {
  await page.locator('[data-action="chat"]').click();
  await sheet(page).waitFor();
}

test('two people talk, each in their own language, and a reload shows everything once', async () => {
  const [anna, bela] = await two();
  const complained = [complaints(anna), complaints(bela)];
  await openChat(anna);
  await sheet(anna).locator('input').fill('May I have the sugar?');
  await sheet(anna).locator('input').press('Enter');
  await line(anna, 'May I have the sugar?').waitFor();
  expect(await sheet(anna).locator('input').inputValue()).toBe('');
  await sheet(anna).locator('[data-phrase="well_played"]').click();
  await line(anna, 'Well played').waitFor();
  // What has been said while it was closed is counted, and read in the reader's language.
  await bela.locator('[data-action="chat"] b', { hasText: '2' }).waitFor();
  await openChat(bela);
  await line(bela, 'May I have the sugar?').waitFor();
  await line(bela, 'Dobrze zagrane').waitFor();
  await bela.locator('[data-action="chat"] b').waitFor({ state: 'detached' });
  for (const [page, name] of [
    [anna, 'laptop'],
    [bela, 'small-pl'],
  ] as const) {
    await settled(page);
    await expectNoSideways(page);
    await expectAccessible(page, `the chat, ${name}`, { part: '.talk-sheet' });
    await picture(page, `chat-${name}`);
  }
  await bela.reload();
  await bela.locator('.dock').waitFor();
  await openChat(bela);
  await line(bela, 'May I have the sugar?').waitFor();
  expect(await sheet(bela).locator('.line').count()).toBe(2);
  // Escape closes it, and so does its button; the focus goes back to what opened it.
  await bela.keyboard.press('Escape');
  await sheet(bela).waitFor({ state: 'detached' });
  expect(await focused(bela)).toBe('chat');
  await openChat(bela);
  await sheet(bela).locator('.head button').click();
  await sheet(bela).waitFor({ state: 'detached' });
  expect(await focused(bela)).toBe('chat');
  expect(complained).toEqual([[], []]);
  await Promise.all([anna.context().close(), bela.context().close()]);
});

test('a person is muted on one device, and a message reported', async () => {
  const [anna, bela] = await two();
  const complained = [complaints(anna), complaints(bela)];
  await openChat(bela);
  await sheet(bela).locator('input').fill('just play already');
  await sheet(bela).locator('input').press('Enter');
  await line(bela, 'just play already').waitFor();
  await openChat(anna);
  await line(anna, 'just play already').locator('button').click();
  await anna.locator('input[name="reason"][value="rude"]').check();
  await expectAccessible(anna, 'reporting', { part: 'dialog' });
  await picture(anna, 'chat-report');
  await anna.locator('[data-action="report"]').click();
  await anna.locator('dialog').waitFor({ state: 'detached' });
  await line(anna, 'just play already').locator('button').click();
  await unhurried(anna, anna.locator('[data-action="mute"]'));
  await anna.locator('[data-action="mute"]').click();
  await line(anna, 'just play already').waitFor({ state: 'detached' });
  await anna.reload();
  await anna.locator('.dock').waitFor();
  await openChat(anna);
  const undo = sheet(anna).locator('.silenced button');
  await undo.waitFor();
  expect(await sheet(anna).locator('.line').count(), 'still muted').toBe(0);
  await undo.click();
  await line(anna, 'just play already').waitFor();
  expect(complained).toEqual([[], []]);
  await Promise.all([anna.context().close(), bela.context().close()]);
});

test('nobody is there to talk to at a table of bots, and a spectator only reads', async () => {
  const [anna, bela] = await two();
  await openChat(anna);
  await sheet(anna).locator('[data-phrase="hello"]').click();
  const watching = await visitor({ viewport: SIZES.phone });
  const spectator = await watching.newPage();
  const complained = complaints(spectator);
  await spectator.goto(anna.url());
  await spectator.locator('.dock').waitFor();
  await openChat(spectator);
  await line(spectator, 'Hello').waitFor();
  expect(await sheet(spectator).locator('input, .phrases').count()).toBe(0);
  await picture(spectator, 'chat-spectator');
  await spectator.goto('/');
  await spectator.locator('[data-action="play-now"]').first().click();
  await spectator.waitForURL('**/table/*');
  await spectator.locator('.dock').waitFor();
  await settled(spectator);
  expect(await spectator.locator('[data-action="chat"]').count()).toBe(0);
  expect(complained).toEqual([]);
  await Promise.all([anna, bela, spectator].map((page) => page.context().close()));
});
