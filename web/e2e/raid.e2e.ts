import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letBotAnswer } from './altiplano';
import { complaints, expectNoSideways, picture, SIZES, useBrowser, visitor } from './browser';
import { myTurn } from './play';

useBrowser();

const BOT = { kind: 'bot', bot: 'random' };
/** A raid that asks needs a noble aboard and fewer places than persons: a few games may pass without one. */
const TABLES_MAX = 12;

/** Opens a table of two with Nobles and the Buccaneer. */
async function open(page: Page): Promise<void> {
  const made = await page.request.post('/api/tables', {
    data: {
      game: 'puerto-rico',
      setup: { players: 2, expansions: ['nobles', 'buccaneer'] },
      seats: [{ kind: 'me' }, BOT],
      shuffle_seats: false,
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await page.waitForSelector('.dock');
}

/** Presses a choice by its digit once it stands on the dock; says whether it did. */
async function choose(page: Page, action: string): Promise<boolean> {
  const at = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('.dock .options > li button')].findIndex(
        (button) => button.matches(`[data-action="${wanted}"]`) && !button.matches('[aria-disabled="true"]'),
      ) + 1,
    action,
  );
  if (at < 1 || at > 9) return false;
  const version = await page.locator('.dock').getAttribute('data-version');
  await page.keyboard.press(String(at));
  await page.waitForFunction(
    (old) =>
      document.querySelector('.verdict') ||
      document.querySelector('.dock')?.getAttribute('data-version') !== old,
    version,
  );
  return true;
}

/** Raids as soon as it can; a bot answers everything else. True when the question about the noble stands. */
async function raidAsks(page: Page): Promise<boolean> {
  const noble = page.locator('.dock .option[data-action="noble"]');
  for (let answers = 0; answers < 400; answers++) {
    if ((await myTurn(page)) === 'over') return false;
    const asked = await page.locator('#ask').innerText();
    if (asked.startsWith('Raid: does the noble') && (await noble.count()) > 0) return true;
    if (await choose(page, 'deed raid')) continue;
    if (await choose(page, 'role buccaneer')) continue;
    await letBotAnswer(page);
  }
  return false;
}

test('a raid with a noble aboard asks who leaves the ship, and is answered by keys', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await open(page);
  for (let tables = 1; !(await raidAsks(page)); tables++) {
    expect(tables, 'tables without such a raid').toBeLessThan(TABLES_MAX);
    await open(page);
  }
  // Both answers say who leaves the ship with them.
  const answers = page.locator('.dock .option:not([aria-disabled="true"])');
  expect(await answers.count()).toBe(2);
  for (const words of await answers.allInnerTexts()) expect(words).toMatch(/\d (worker|noble)/);
  for (const size of ['phone', 'small', 'desktop'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expectNoSideways(page);
    await picture(page, `raid-${size}`);
  }
  expect(await choose(page, 'noble')).toBe(true);
  await page.locator('.log li', { hasText: 'noble' }).last().waitFor({ state: 'attached' });
  // What was raided is put to work, kept or given back, until the raid is over.
  for (let placed = 0; placed < 12 && (await myTurn(page)) === 'asked'; placed++) {
    if (!(await page.locator('#ask').innerText()).startsWith('Raid')) break;
    const names = await answers.allInnerTexts();
    expect(new Set(names).size, 'every answer has a name of its own').toBe(names.length);
    const first = await answers.first().getAttribute('data-action');
    expect(await choose(page, first ?? '')).toBe(true);
  }
  expect(complained).toEqual([]);
  await context.close();
}, 240_000);
