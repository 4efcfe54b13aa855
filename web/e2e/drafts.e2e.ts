import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, unhurried, useBrowser, visitor } from './browser';
import { answer, choices, myTurn } from './play';

useBrowser();

async function firstQuestion(page: Page, game: string): Promise<void> {
  await page.goto('/');
  const bot = { kind: 'bot', bot: 'level-1' };
  const data = { game, setup: { players: 3 }, seats: [{ kind: 'me' }, bot, bot], shuffle_seats: false };
  const { id } = await (await page.request.post('/api/tables', { data })).json();
  await page.goto(`/table/${id}`);
  await myTurn(page);
}

test('a plan that was begun is there again after the page was read again, and can be undone', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await firstQuestion(page, 'altiplano');
  const lying = page.locator('.plan [data-action^="tile-"]');
  const undo = page.locator('.dock [data-action="undo"]');
  const all = await lying.count();
  await lying.first().click();
  const green = page.locator('.groups [data-action^="put-"]').first();
  await unhurried(page, green);
  await green.click();
  await expect.poll(() => lying.count()).toBe(all - 1);

  await page.reload();
  await myTurn(page);
  await expect.poll(() => lying.count()).toBe(all - 1);
  await unhurried(page, undo);
  await undo.click();
  await expect.poll(() => lying.count()).toBe(all);

  await page.reload();
  await myTurn(page);
  expect(await lying.count()).toBe(all);
  expect(complained).toEqual([]);
  await context.close();
});

test('workers that were moved by hand are where they were after the page was read again', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await firstQuestion(page, 'puerto-rico');
  const choose = choices(1);
  for (let answers = 0; answers < 60; answers++) {
    if ((await page.locator('.dock [data-action="done"]').count()) > 0) break;
    await answer(page, choose);
    await myTurn(page);
  }
  const wanting = page.locator('.place.is-want');
  const before = await wanting.count();
  await unhurried(page, wanting.first());
  await wanting.first().click();
  await expect.poll(() => wanting.count()).not.toBe(before);
  const after = await wanting.count();

  await page.reload();
  await myTurn(page);
  await expect.poll(() => wanting.count()).toBe(after);
  expect(complained).toEqual([]);
  await context.close();
});
