import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, expectNoSideways, picture, SIZES, useBrowser, visitor } from './browser';
import { makeTable, myTurn } from './play';

useBrowser();

/** A raid that asks needs a noble aboard and more persons than players: a few games may go by without one. */
const TABLES_MAX = 20;
const LOOKS_MAX = 4000;

/**
 * A table of two with Nobles and the Buccaneer at which a raid asks the visitor about the noble; undefined if none ever
 * did.
 */
async function raidedTable(page: Page): Promise<string | undefined> {
  const setup = { players: 2, expansions: ['nobles', 'buccaneer'] };
  const id = await makeTable(page, 'puerto-rico', setup, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
  const table = `/api/tables/${id}`;
  for (let looks = 0; looks < LOOKS_MAX; looks++) {
    const answered = await page.request.get(table);
    expect(answered.status(), await answered.text()).toBe(200);
    const seen = (await answered.json()) as {
      state: string;
      your_turn: boolean;
      version: number;
    };
    if (seen.state === 'over') return undefined;
    if (!seen.your_turn) {
      await page.waitForTimeout(20);
      continue;
    }
    const answer = async (move: unknown, name: string) => {
      const data = { version: seen.version, request_id: `${name}-${seen.version}`, moves: [move] };
      return page.request.post(`${table}/moves`, { data });
    };
    // Raids as soon as it can; a bot answers everything else.
    const raid = await answer({ notation: 'deed raid' }, 'raid');
    if (raid.ok()) {
      const { view } = (await raid.json()) as { view: { decision: { type: string } } };
      if (view.decision.type === 'raid_persons') return id;
      continue;
    }
    if ((await answer({ notation: 'role buccaneer' }, 'role')).ok()) continue;
    const moved = await answer(await (await page.request.get(`${table}/suggestion`)).json(), 'bot');
    expect(moved.status(), await moved.text()).toBe(200);
  }
  throw new Error('the game did not end');
}

/** Presses a choice by its digit once it is on the dock. Returns whether it was. */
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

test('a raid with a noble aboard asks who leaves the ship, and is answered by keyboard', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  let id: string | undefined;
  for (let tables = 0; id === undefined && tables < TABLES_MAX; tables++) id = await raidedTable(page);
  expect(id, 'tables with such a raid').toBeDefined();
  await page.goto(`/table/${id}`);
  await myTurn(page);
  // Each answer says who would leave the ship.
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
