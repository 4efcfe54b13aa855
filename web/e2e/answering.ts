import type { Page } from 'playwright-core';
import { myTurn } from './play';
import type { Way } from './ways';

/** Answers every question of both games by pressing pieces, in any of the four ways. */

type Choose = (count: number) => number;

/** What can be pressed to answer in Altiplano, and what ends a turn or a choice of several. */
const OPTIONS =
  '.dock .option:not([aria-disabled="true"]):not([data-action="back"]):not([data-action="move"]):not(.is-kept)';
const CLOSING = '.dock :is([data-action="done"], [data-action="pass"]):not([aria-disabled="true"])';
/** More presses than one answer can need. */
const PRESSES_MAX = 40;

export const version = (page: Page) =>
  page.evaluate(() => document.querySelector('.dock')?.getAttribute('data-version') ?? null);

/** Answers the open question; resolves once the next one is asked, or the game is over. */
export async function answerBy(way: Way, page: Page, choose: Choose): Promise<'asked' | 'over'> {
  const before = await version(page);
  const altiplano = (await page.locator('body.alti').count()) > 0;
  if (altiplano) await answerAltiplano(way, page, choose, before);
  else await answerPuertoRico(way, page, choose);
  await movedOn(page, before);
  return myTurn(page);
}

/** The table has another version than this one, or its end is shown. */
async function movedOn(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('.verdict') ||
      (document.querySelector('.dock') &&
        document.querySelector('.dock')?.getAttribute('data-version') !== old),
    before,
    { timeout: 30_000, polling: 40 },
  );
}

async function answerPuertoRico(way: Way, page: Page, choose: Choose): Promise<void> {
  const done = page.locator('.dock [data-action="done"]');
  if ((await done.count()) > 0) {
    const circles = page.locator('.place.is-want');
    while ((await done.getAttribute('aria-disabled')) === 'true') await way.press(circles.first());
    return way.press(done);
  }
  const options = page.locator('.dock .option:not([aria-disabled="true"])');
  return way.press(options.nth(choose(await options.count())));
}

async function answerAltiplano(way: Way, page: Page, choose: Choose, before: string | null): Promise<void> {
  if ((await page.locator('.dock .is-lock').count()) > 0) return plan(way, page, choose, before);
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    if ((await page.locator('.verdict').count()) > 0 || (await version(page)) !== before) return;
    await page.waitForSelector('.dock[aria-busy="false"], .verdict');
    if ((await version(page)) !== before) return;
    const options = page.locator(OPTIONS);
    const closing = page.locator(CLOSING);
    const count = await options.count();
    // A choice with something to pick leads on without asking the server; after a few picks it is done.
    const closes = count === 0 || (presses > 1 && (await closing.count()) > 0);
    await way.press(closes ? closing.first() : options.nth(choose(count)));
    await page.waitForTimeout(60);
  }
  throw new Error(`the question stays open: ${await page.locator('.dock').innerText()}`);
}

/** Lays tiles onto places that take them, and locks the plan. */
async function plan(way: Way, page: Page, choose: Choose, before: string | null): Promise<void> {
  const tiles = page.locator('.plan [data-action^="tile-"]');
  const held = page.locator('.plan [aria-pressed="true"]');
  const places = page.locator(
    way.points ? '.groups [data-action^="put-"]:visible' : '.dock [data-action^="place-"]',
  );
  for (let left = await tiles.count(); left > 0; left--) {
    if (way.name === 'mouse') await page.mouse.move(2, 2);
    if ((await held.count()) === 0) await way.press(tiles.nth(choose(await tiles.count())));
    const count = await places.count();
    if (count > 0) await way.press(places.nth(choose(count)));
    // A tile that no place takes is put down again.
    else await way.press(held.first());
  }
  await lock(way, page, before);
}

/** A button that has only just appeared takes no press, and an empty plan has to be confirmed. */
async function lock(way: Way, page: Page, before: string | null): Promise<void> {
  const anyway = page.locator('[data-action="lock-anyway"]');
  const button = page.locator('.dock .is-lock');
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    if ((await version(page)) !== before || (await page.locator('.verdict').count()) > 0) return;
    if ((await anyway.count()) > 0) await way.press(anyway);
    else if ((await button.count()) > 0) await way.press(button);
    await page.waitForTimeout(200);
    // Whoever plans last is answered by the next question at once; whoever plans first waits.
    if ((await page.locator('.dock .is-lock').count()) === 0) return;
  }
  throw new Error('the plan is never locked');
}
