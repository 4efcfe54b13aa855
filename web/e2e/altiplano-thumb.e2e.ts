import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letBotAnswer, movedOn, playAltiplano, version } from './altiplano';
import { SIZES, complaints, unhurried, useBrowser, visitor } from './browser';
import { myTurn } from './play';

useBrowser();

/** Questions answered until a second plan is asked for; a round has fewer by far. */
const QUESTIONS_MAX = 60;

/** What the sheet says that a tapped recipe opens. */
async function toldBy(page: Page, recipe: string): Promise<string[]> {
  await page.locator(`.rec[data-recipe="${recipe}"] .rec-says`).tap();
  const sheet = page.locator('.hint-box');
  await sheet.waitFor();
  expect((await sheet.locator('p').first().innerText()).length).toBeGreaterThan(10);
  return sheet.locator('dl dd').allInnerTexts();
}

/** Taps a tile, then a green space, then the button of its sheet, as far as each is needed; returns the taps. */
async function place(page: Page): Promise<number> {
  const lying = page.locator('.plan [data-action^="tile-"]');
  const before = await lying.count();
  let taps = 0;
  if ((await page.locator('.dock .hand-tile').count()) === 0) {
    await lying.first().tap();
    taps++;
  }
  const green = page.locator('.groups [data-action^="put-"]').first();
  // A tile that no space takes stays where it is.
  if ((await green.count()) === 0) {
    await page.locator('.plan [aria-pressed="true"]').tap();
    return 0;
  }
  for (; taps < 6 && (await lying.count()) === before; taps++) {
    await unhurried(page);
    const sheet = page.locator('.hint-box [data-action="do-it"]');
    if ((await sheet.count()) > 0) await sheet.tap();
    else await green.tap();
    await page.waitForTimeout(100);
  }
  return taps;
}

/** What holds whenever an action is chosen, or the pawn moves. */
async function lookAtAction(page: Page, seen: Set<string>): Promise<void> {
  const options = await page
    .locator('.dock .options .option:not([aria-disabled="true"]):not([data-action="move"])')
    .evaluateAll((all) => all.map((one) => one.parentElement?.querySelector('.leg') !== null));
  // What is ready here comes first, and what the pawn has to go to after it.
  expect(options).toEqual([...options].sort((one, other) => Number(one) - Number(other)));
  if (options.includes(true)) seen.add('ways');
  const closing = page.locator('.dock [data-action="pass"]');
  if ((await closing.count()) > 0) {
    expect((await closing.innerText()).trim().length).toBeGreaterThan(4);
    seen.add('end of turn');
  }
}

test('by thumb: prices are told before the plan, a tile takes three taps, and the pawn is on the planning board', async () => {
  const context = await visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page, { players: 2, bot: 'greedy', inOrder: true });
  await myTurn(page);
  await page.locator('[data-action="put-away"]').tap();
  const prices = await toldBy(page, 'market_sell');
  expect(prices.length).toBeGreaterThan(3);
  for (const price of prices) expect(Number(price)).toBeGreaterThan(0);
  expect((await toldBy(page, 'market_extension')).join()).toMatch(/^from \d+$/);
  expect((await toldBy(page, 'market_order')).join()).toMatch(/^\d+$/);
  await page.keyboard.press('Escape');

  const hand = page.locator('.dock .hand-tile');
  // While nothing is ready, the bar has room for the tiles themselves.
  const waiting = page.locator('.dock [data-action^="hold-"]').filter({ visible: true });
  const count = await page.locator('.plan [data-action^="tile-"]').count();
  expect(await waiting.count()).toBe(count);
  await waiting.first().tap();
  await expect.poll(() => hand.count()).toBe(1);
  await page.locator('.plan [aria-pressed="true"]').tap();
  await expect.poll(() => waiting.count()).toBe(count);
  for (let tile = 0; tile < 3; tile++) {
    expect(await place(page)).toBeLessThanOrEqual(3);
    // The bar names what is in hand now, if anything is.
    const held = await page.locator('.plan [aria-pressed="true"]').allInnerTexts();
    expect(await hand.allInnerTexts()).toEqual(held);
    if (held.length > 0) await page.locator('.plan [aria-pressed="true"]').tap();
    await expect.poll(() => hand.count()).toBe(0);
  }

  const seen = new Set<string>();
  for (let question = 0, plans = 0; question < QUESTIONS_MAX; question++) {
    if ((await myTurn(page)) === 'over') break;
    const planning = (await page.locator('.dock .route').count()) > 0;
    if (planning && ++plans > 1) break;
    if (!planning) await lookAtAction(page, seen);
    const before = await version(page);
    await letBotAnswer(page);
    await movedOn(page, before);
  }
  expect([...seen]).not.toEqual([]);

  // The second plan: where the pawn is, and how far it is from there to every other location.
  const here = page.locator('.groups .grp.is-here');
  expect(await here.count()).toBe(1);
  expect(await here.locator('.pawn.is-me').count()).toBe(1);
  const others = page.locator('.groups [data-location]:not(.is-here)');
  expect(await others.count()).toBe(6);
  expect(await others.locator('.far').count()).toBe(6);
  // Steps have soles; the numbers of the pawn's stops have none.
  const soles = '.far [data-icon="on-foot"]';
  expect(await others.locator(soles).count()).toBe(6);
  expect(await page.locator('.groups .stop svg').count()).toBe(0);
  expect(complained).toEqual([]);
  await context.close();
});

/** Whether the top of a place, at least, is between the rail and the bar. */
const isInSight = (page: Page, place: string) =>
  page.locator(place).evaluate((node) => {
    const above = document.querySelector('.rail')?.getBoundingClientRect().bottom ?? 0;
    const below = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
    const { top } = node.getBoundingClientRect();
    return top >= above && top + 40 <= below;
  });

test.each([
  { name: 'upright', size: SIZES.phone },
  { name: 'on its side', size: { width: 844, height: 390 } },
])('the place of a new question comes into sight, and then stays: a phone $name', async ({ size }) => {
  const context = await visitor({ viewport: size, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await playAltiplano(page, { players: 2, bot: 'greedy', inOrder: true });
  await myTurn(page);
  // What the game is about is read first.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('[data-action="put-away"]').tap();
  await expect.poll(() => isInSight(page, '.mine .planrow')).toBe(true);
  let acts = 0;
  for (let question = 0; question < QUESTIONS_MAX && acts < 3; question++) {
    if ((await page.locator('#ask').innerText()).startsWith('Your turn')) {
      acts++;
      await expect.poll(() => isInSight(page, '.mine .grp.is-here h3')).toBe(true);
      // Who looks elsewhere is not brought back while the question is the same.
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    const before = await version(page);
    await letBotAnswer(page);
    await movedOn(page, before);
    if ((await myTurn(page)) === 'over') break;
  }
  expect(acts).toBe(3);
  await context.close();
});
