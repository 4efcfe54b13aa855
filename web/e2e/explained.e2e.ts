import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letBotAnswer } from './altiplano';
import { complaints, useBrowser, visitor } from './browser';
import { makeTable, myTurn } from './play';

useBrowser();

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const;

const TABLES = [
  { game: 'puerto-rico', setup: { players: 5, expansions: ['nobles', 'buccaneer', 'festival'] } },
  { game: 'altiplano', setup: { players: 3 } },
];

const DECISIONS = 12;

/** What the bar says under the question, and whether all of that is in view there. */
async function explanation(page: Page): Promise<{ words: string; isWhole: boolean; bar: number }> {
  return page.evaluate(() => {
    const words = document.querySelector('.dock .ask p');
    const bar = document.querySelector('.dock')?.getBoundingClientRect();
    if (!words || !bar) return { words: '', isWhole: true, bar: 0 };
    const lines = document.createRange();
    lines.selectNodeContents(words);
    const whole = words.parentElement?.getBoundingClientRect() ?? bar;
    const last = [...lines.getClientRects()].at(-1);
    const isWhole = last !== undefined && last.bottom <= whole.bottom + 4 && words.clientHeight > 1;
    return { words: words.textContent ?? '', isWhole, bar: bar.height };
  });
}

test.each(TABLES)(
  'what the bar has no room for is read by pointing at it: $game',
  async ({ game, setup }) => {
    const context = await visitor({ viewport: SIZES[0], locale: 'hu' });
    const page = await context.newPage();
    const complained = complaints(page);
    await page.goto('/');
    const bots = Array<object>(setup.players - 1).fill({ kind: 'bot', bot: 'greedy' });
    await page.goto(`/table/${await makeTable(page, game, setup, [{ kind: 'me' }, ...bots])}`);
    const box = page.locator('.hint-box');
    const cut = new Set<string>();
    const whole = new Set<string>();
    for (let decision = 0; decision < DECISIONS; decision++) {
      if ((await myTurn(page)) === 'over') break;
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const { words, isWhole, bar } = await explanation(page);
        if (!words) continue;
        (isWhole ? whole : cut).add(`${size.width}: ${words}`);
        if (isWhole) continue;
        await page.locator('.ask-words').hover();
        await expect.poll(() => box.innerText()).toContain(words);
        expect((await explanation(page)).bar, 'the bar keeps its height').toBe(bar);
        await page.mouse.move(2, 2);
        await box.waitFor({ state: 'detached' });
        // By keyboard, where the link to the rules is.
        await page.locator('#decision').focus();
        await page.keyboard.press('Tab');
        expect(
          await page.locator('.dock [data-action="rule"]').evaluate((link) => link.matches(':focus')),
        ).toBe(true);
        await expect.poll(() => box.innerText()).toContain(words);
        await page.keyboard.press('Escape');
        await box.waitFor({ state: 'detached' });
      }
      await letBotAnswer(page);
    }
    expect(cut.size, 'something is too long for the smallest window').toBeGreaterThan(0);
    expect(whole.size, 'most of it has room').toBeGreaterThan(cut.size);
    expect(complained).toEqual([]);
    await context.close();
  },
);

test('a finger reads the whole explanation first, and comes to the rules from there', async () => {
  const context = await visitor({ viewport: SIZES[2], hasTouch: true, locale: 'hu' });
  const page = await context.newPage();
  await page.goto('/');
  const bot = { kind: 'bot', bot: 'greedy' };
  const seats = [{ kind: 'me' }, bot, bot, bot, bot];
  await page.goto(`/table/${await makeTable(page, 'puerto-rico', { players: 5 }, seats)}`);
  for (let decision = 0; decision < DECISIONS; decision++) {
    await myTurn(page);
    if (!(await explanation(page)).isWhole) break;
    await letBotAnswer(page);
  }
  const { words, isWhole } = await explanation(page);
  expect(isWhole).toBe(false);
  await page.locator('.dock [data-action="rule"]').tap();
  const sheet = page.locator('.hint-box.is-sheet');
  expect(await sheet.innerText()).toContain(words);
  const opened = context.waitForEvent('page');
  await sheet.locator('[data-action="do-it"]').tap();
  expect((await opened).url()).toContain('/rules');
  await context.close();
});
