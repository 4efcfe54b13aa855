import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, picture, unhurried, useBrowser, visitor } from './browser';
import { answer, choices, myTurn, openTable } from './play';

useBrowser();

/** Presses the first of these that the dock offers. Returns whether there was one. */
async function press(page: Page, ...actions: string[]): Promise<boolean> {
  for (const action of actions) {
    const option = page.locator(`.dock .option[data-action="${action}"]:not([aria-disabled="true"])`);
    if ((await option.count()) === 0) continue;
    const before = await page.locator('.dock').getAttribute('data-version');
    await unhurried(page);
    await option.click();
    await page.waitForFunction(
      (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
      before,
    );
    return true;
  }
  return false;
}

/** Fills the guesthouse first, then anything else that takes workers. */
async function place(page: Page): Promise<void> {
  const done = page.locator('.dock [data-action="done"]');
  const guesthouse = page.locator('.city .place.is-want');
  while ((await done.getAttribute('aria-disabled')) === 'true') {
    const circles = (await guesthouse.count()) > 0 ? guesthouse : page.locator('.place.is-want');
    await circles.first().click();
  }
  await done.click();
}

/** How many tables are tried until one asks about guests: whether it does depends on tiles and bots. */
const TABLES = 8;

/** Plays towards a guesthouse with workers on it until its guests are asked about. Returns whether they were. */
async function untilGuestsAreAsked(page: Page, choose: ReturnType<typeof choices>): Promise<boolean> {
  const rest = page.locator('[data-action="guests-rest"]');
  // The builder first, then the mayor, then whatever is offered.
  for (let answers = 0; answers < 60; answers++) {
    if ((await myTurn(page)) !== 'asked') return false;
    if ((await rest.count()) > 0) return true;
    if ((await page.locator('.dock [data-action="done"]').count()) > 0) {
      await place(page);
      await page.waitForSelector('.dock');
    } else if (!(await press(page, 'build guesthouse', 'role builder', 'role mayor', 'role prospector'))) {
      await answer(page, choose);
    }
  }
  return false;
}

/** Lets the guests that are now asked about rest. Returns the round, or null if it ended with their question. */
async function letRest(page: Page): Promise<string | null> {
  const rest = page.locator('[data-action="guests-rest"]');
  expect(await rest.getAttribute('aria-pressed')).toBe('false');
  const round = await page.locator('.rail h1 span').textContent();
  await rest.click();
  const became = await page.waitForFunction((old) => {
    if (document.querySelector('.verdict')) return 'another';
    if (document.querySelector('.rail h1 span')?.textContent !== old) return 'another';
    return document.querySelector('[data-action="guests-rest"][aria-pressed="true"]') && 'rests';
  }, round);
  return (await became.jsonValue()) === 'rests' ? round : null;
}

test('guests rest for a round: the guesthouse asks nothing more until told to', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const choose = choices(3);
  let round: string | null = null;
  for (let table = 0; table < TABLES && round === null; table++) {
    await openTable(page, { players: 2, expansions: ['new_buildings'], draft: 'newest' });
    while (round === null && (await untilGuestsAreAsked(page, choose))) round = await letRest(page);
  }
  expect(round, 'a round in which guests rest').not.toBeNull();
  await picture(page, 'guests-rest');

  // The open question is answered by itself, and so is every other one of this round. The question is read together
  // with the round, at once: between two reads the next round may begin, and its guests ask again.
  const seen = () =>
    page.evaluate(() => ({
      round: document.querySelector('.rail h1 span')?.textContent,
      asked: document.querySelector('.dock[data-mine="true"][aria-busy="false"]') !== null,
      guests: document.querySelector('#ask')?.textContent?.includes('Guesthouse') ?? false,
      version: document.querySelector('.dock')?.getAttribute('data-version') ?? null,
      over: document.querySelector('.verdict') !== null,
    }));
  for (let now = await seen(); now.round === round && !now.over; now = await seen()) {
    if (!now.asked) await page.waitForTimeout(50);
    else if (now.guests) {
      // Nobody presses anything, and the game goes on.
      await page.waitForFunction(
        (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
        now.version,
      );
    } else if ((await page.locator('.dock [data-action="done"]').count()) > 0) await place(page);
    else await answer(page, choose);
  }
  expect(complained).toEqual([]);
  await context.close();
});
