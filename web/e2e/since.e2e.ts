import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  SIZES,
  useBrowser,
  visitor,
} from './browser';
import { makeTable, myTurn } from './play';

useBrowser();

const BOTS = [1, 2, 3].map(() => ({ kind: 'bot', bot: 'greedy' }));

/** The version of the table on the server. */
async function versionOf(page: Page, id: string): Promise<number> {
  return ((await (await page.request.get(`/api/tables/${id}`)).json()) as { version: number }).version;
}

/**
 * Answers on the server what this person is asked, as another device of theirs would. After four answers, others have
 * moved, too: nobody has more than a role, its privilege and an arrangement before the next seat is asked.
 */
async function playElsewhere(page: Page, id: string, answers: number): Promise<void> {
  for (let answered = 0; answered < answers;) {
    const seen = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
      your_turn: boolean;
      version: number;
    };
    if (!seen.your_turn) {
      await page.waitForTimeout(20);
      continue;
    }
    const move: unknown = await (await page.request.get(`/api/tables/${id}/suggestion`)).json();
    const data = { version: seen.version, request_id: `away-${seen.version}`, moves: [move] };
    await page.request.post(`/api/tables/${id}/moves`, { data });
    answered++;
  }
}

/** Says that the page is hidden, or that it is shown again, as a browser does when its tab goes behind another. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function seated(context: BrowserContext, game: string): Promise<[Page, string]> {
  const page = await context.newPage();
  await page.goto('/');
  const setup = { players: 4 };
  const id = await makeTable(page, game, setup, [{ kind: 'me' }, ...BOTS]);
  await page.goto(`/table/${id}`);
  await myTurn(page);
  return [page, id];
}

/** Waits until the page shows what the server has. */
async function caughtUp(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await page.locator('.dock').getAttribute('data-version');
      return Number(shown) === (await versionOf(page, id));
    })
    .toBe(true);
  await myTurn(page);
}

/** Reads what was missed, step by step and at once; returns how many moves there were. */
async function readMissed(page: Page): Promise<number> {
  const fold = page.locator('[data-action="since"]');
  await fold.waitFor();
  const count = Number(await fold.locator('b').innerText());
  await fold.click();
  const panel = page.locator('.since-open');
  expect(await panel.locator('ol > li').count(), 'all at once').toBe(count);
  await panel.locator('[data-action="since-step"]').click();
  for (let step = 1; step <= count; step++) {
    expect(await panel.locator('ol > li').count()).toBe(1);
    expect((await panel.locator('ol > li').innerText()).trim()).not.toBe('');
    expect(await panel.locator('.since-steps > span').innerText()).toBe(`${step} of ${count}`);
    const on = panel.locator('[data-action="since-on"]');
    if (step < count) await on.click();
    else expect(await on.getAttribute('aria-disabled')).toBe('true');
  }
  return count;
}

for (const game of ['puerto-rico', 'altiplano']) {
  test(`${game}: whoever comes back reads what happened, step by step or at once`, async () => {
    const context = await visitor();
    const [page, id] = await seated(context, game);
    const complained = complaints(page);
    expect(await page.locator('[data-action="since"]').count(), 'nothing was missed').toBe(0);

    // Behind another tab.
    await hide(page, true);
    await playElsewhere(page, id, 4);
    await hide(page, false);
    await caughtUp(page, id);
    expect(await readMissed(page)).toBeGreaterThanOrEqual(2);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await expectNoSideways(page);
      await picture(page, `since-${game}-${size}`);
    }
    await page.setViewportSize(SIZES.desktop);
    await expectAccessible(page, `${game}, unfolded`, { part: '.rail' });
    await page.keyboard.press('Escape');
    await page.locator('.since-open').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('since');

    // The page was closed. Nothing was put away, so the earlier moves are still among the missed ones.
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await playElsewhere(page, id, 4);
    await page.goto(`/table/${id}`);
    await caughtUp(page, id);
    expect(await readMissed(page)).toBeGreaterThanOrEqual(3);
    await page.locator('[data-action="since-away"]').click();
    await page.locator('[data-action="since"]').waitFor({ state: 'detached' });

    // What has been put away does not come back.
    await page.reload();
    await myTurn(page);
    expect(await page.locator('[data-action="since"]').count()).toBe(0);
    expect(complained).toEqual([]);
    await context.close();
  });
}

test('a lost line: what happened in the meantime is told once it is back', async () => {
  const context = await visitor();
  // A shared worker stays online when its pages go offline here; without one, the stream is the page's own.
  await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
  const [page, id] = await seated(context, 'puerto-rico');
  await context.setOffline(true);
  const lost = page.locator('.strip:not(.is-good)');
  await lost.waitFor();
  // Requests of a context are not taken offline with its pages.
  await playElsewhere(page, id, 4);
  await context.setOffline(false);
  await lost.waitFor({ state: 'detached' });
  await caughtUp(page, id);
  expect(await readMissed(page)).toBeGreaterThanOrEqual(1);
  await context.close();
});
