import type { Locator, Page } from 'playwright-core';
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
import { answer, choices, makeTable, myTurn, playToTheEnd } from './play';

useBrowser();

/** How long a hint or a step of a review may take: the worker gives way to everything else on the machine. */
const PATIENCE = 200_000;

const BOT = { kind: 'bot', bot: 'greedy' };

/** Opens a table and goes there. */
async function openTable(page: Page, game: string, setup: object, seats: object[]): Promise<string> {
  const id = await makeTable(page, game, setup, seats);
  await page.goto(`/table/${id}`);
  return id;
}

const version = (page: Page) => page.locator('.dock').getAttribute('data-version');

/** Asks with the key and waits for the answers. */
async function askForHint(page: Page): Promise<number> {
  await page.keyboard.press('h');
  const found = page.locator('.hints ol li').first().waitFor({ timeout: PATIENCE });
  await found.catch(async (error: unknown) => {
    const instead = await page.locator('.hints, .dock').allInnerTexts();
    throw new Error(`no hint, but: ${instead.join(' | ')}`, { cause: error });
  });
  return page.locator('.hints ol li').count();
}

/** Waits until a review is complete: there is no limit for the whole, but it has to move on. */
async function reviewed(review: Locator): Promise<void> {
  const complete = review.locator('.who-line').first();
  const state = review.locator('.state');
  await complete.or(state).first().waitFor({ state: 'attached' });
  for (;;) {
    const [before] = await state.allInnerTexts();
    if (before === undefined) break;
    await expect
      .poll(() => state.allInnerTexts(), { timeout: PATIENCE, interval: 500 })
      .not.toEqual([before]);
  }
  await complete.waitFor({ state: 'attached' });
}

/** Asks for a hint, reads it, and puts it away: nothing has happened. */
async function readHint(page: Page, size: string): Promise<void> {
  expect(await askForHint(page)).toBeGreaterThanOrEqual(1);
  // The focus stays where it was, and the new hints are announced.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('hint');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.dock [role="status"], .dock .sr')].some((one) =>
      one.textContent?.includes('%'),
    ),
  );
  const reasons = await page.locator('.hints ol .why').allInnerTexts();
  expect(reasons.filter((text) => !text.trim().endsWith('.'))).toEqual([]);
  expect(new Set(reasons).size, reasons.join(' | ')).toBe(reasons.length);
  await picture(page, `hint-${size}`);
  await expectNoSideways(page);
  await expectAccessible(page, 'hints', { part: '.hints' });
  await page.keyboard.press('Escape');
  await page.locator('.hints').waitFor({ state: 'detached' });
}

/** Takes a hint up, which plays nothing yet, and plays it. */
async function playHint(page: Page): Promise<void> {
  const before = await version(page);
  await askForHint(page);
  await page.locator('.hints [data-hint="0"]').click();
  await page.locator('.hints').waitFor({ state: 'detached' });
  expect(await version(page), 'nothing is played yet').toBe(before);
  const marked = page.locator('.dock .is-suggested, .dock [data-action="done"]').first();
  await unhurried(page);
  await marked.click();
  await page.waitForFunction(
    (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
    before,
  );
}

/** Waits for the review of a finished game, reads it, and goes from a mistake to its moment and back. */
async function readReview(page: Page, id: string, size: string): Promise<void> {
  const review = page.locator('.review');
  await reviewed(review);
  expect(await review.locator('.is-big .who-line').count()).toBe(3);
  await review.scrollIntoViewIfNeeded();
  await picture(page, `review-${size}`);
  await expectNoSideways(page);
  await expectAccessible(page, 'review', { part: '.review' });

  const mistakes = review.locator('.mistake');
  await mistakes.first().waitFor();
  expect(await mistakes.count()).toBeLessThanOrEqual(5);
  await mistakes.first().locator('a').click();
  await page.waitForURL(`**/replay/${id}/*/review`);
  await page.locator('.drive').waitFor();
  // What the review says about the decision is on the page without opening the review again.
  const judged = page.locator('.dock .judged');
  await judged.waitFor();
  await picture(page, `review-shown-${size}`);
  await page.keyboard.press('ArrowRight');
  await judged.waitFor({ state: 'detached' });
  await page.locator('[data-action="review"]').click();
  await page.locator('dialog .review .mistake').first().waitFor();
  await picture(page, `review-in-replay-${size}`);
  await expectNoSideways(page);
  await page.keyboard.press('Escape');
  await page.locator('.track .mark').first().waitFor({ state: 'attached' });
}

test('a hint is requested, taken up and played, and the game is reviewed at its end, on a desktop and on a phone', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const setup = { players: 3, vp_pool: 14 };
  const id = await openTable(page, 'puerto-rico', setup, [{ kind: 'me' }, BOT, BOT]);
  const choose = choices(3);
  for (let turn = 0; turn < 4; turn++) {
    await myTurn(page);
    await answer(page, choose);
  }
  await myTurn(page);
  // The same person, at the same table.
  const pocket = await visitor({ viewport: SIZES.phone, storageState: await context.storageState() });
  const phone = await pocket.newPage();
  const complainedPhone = complaints(phone);
  await phone.goto(`/table/${id}`);
  await myTurn(phone);
  await readHint(phone, 'phone');
  await readHint(page, 'desktop');
  await playHint(phone);
  await myTurn(page);
  await playHint(page);
  await phone.goto('about:blank');

  await playToTheEnd(page, 5);
  await readReview(page, id, 'desktop');
  await phone.goto(`/table/${id}`);
  await readReview(phone, id, 'phone');
  expect([complained, complainedPhone]).toEqual([[], []]);
  await context.close();
  await pocket.close();
}, 900_000);

test('several people agree to hints, and any of them can withdraw', async () => {
  const [first, second] = [await visitor(), await visitor()];
  const [anna, bela] = [await first.newPage(), await second.newPage()];
  const id = await openTable(anna, 'puerto-rico', { players: 2 }, [{ kind: 'me' }, { kind: 'open' }]);
  const table = (await (await anna.request.get(`/api/tables/${id}`)).json()) as { invitation: string };
  await bela.request.post(`/api/invitations/${table.invitation}/join`, { data: { name: 'Bela' } });
  await bela.goto(`/table/${id}`);
  const button = (page: Page) => page.locator('.dock [data-action="hint"]');
  await button(anna).click();
  await anna.locator('.hints [data-action="agree"]').click();
  await anna.locator('.hints [data-action="disagree"]').waitFor();
  expect(await anna.locator('.hints ol').count(), 'one of two is not all').toBe(0);
  await picture(anna, 'hints-off');
  await button(bela).click();
  await bela.locator('.hints [data-action="agree"]').click();
  // The player who is asked gets the hints that were waited for.
  await anna.locator('.hints ol li').first().waitFor({ timeout: PATIENCE });
  await picture(anna, 'hints-agreed');
  await unhurried(bela);
  await bela.locator('.hints [data-action="disagree"]').click();
  await anna.locator('.hints ol').waitFor({ state: 'detached' });
  const spectator = await (await visitor()).newPage();
  await spectator.goto(`/table/${id}`);
  await spectator.locator('.dock').waitFor();
  expect(await button(spectator).count(), 'a spectator gets none').toBe(0);
  await first.close();
  await second.close();
});

test('a hint for a plan in Altiplano lays the tiles out', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const random = { kind: 'bot', bot: 'random' };
  await openTable(page, 'altiplano', { players: 2 }, [{ kind: 'me' }, random]);
  await page.locator('.dock .route').waitFor();
  const before = await version(page);
  await askForHint(page);
  await picture(page, 'hint-altiplano');
  await page.locator('.hints [data-hint="0"]').click();
  await page.locator('.hints').waitFor({ state: 'detached' });
  expect(await version(page)).toBe(before);
  await unhurried(page);
  await page.locator('.dock [data-action="done"]').click();
  await page.waitForFunction(
    (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
    before,
  );
  // The visitor's own turn: what the hint takes up is marked, or what hides it is opened.
  await page.waitForSelector('.dock[data-mine="true"][aria-busy="false"]');
  await askForHint(page);
  await picture(page, 'hint-altiplano-turn');
  await page.locator('.hints [data-hint="0"]').click();
  await page.locator('.hints').waitFor({ state: 'detached' });
  await page.locator('.dock .is-suggested, .dock .does [data-action="done"]').first().waitFor();
  expect(complained).toEqual([]);
  await context.close();
});
