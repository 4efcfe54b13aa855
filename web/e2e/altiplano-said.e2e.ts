import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letBotAnswer, playAltiplano } from './altiplano';
import { unhurried, useBrowser, visitor } from './browser';
import { myTurn } from './play';

useBrowser();

/** Questions answered until all that is looked for has been seen; it comes within a few rounds. */
const QUESTIONS_MAX = 70;

/** What the bar asks. */
const asked = (page: Page) => page.locator('#ask').innerText();

const dock = (page: Page, action: string) => page.locator(`.dock [data-action="${action}"]`);

/** Where the tiles to pick begin and end. */
const picks = (page: Page) =>
  page
    .locator('.dock [data-action^="pick-"]')
    .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().x, one.clientWidth]));

/** Whether an action can be done, here or after a move. */
const able = async (page: Page, action: string) =>
  (await dock(page, action).and(page.locator(':not([aria-disabled="true"])')).count()) > 0;

async function press(page: Page, action: string): Promise<void> {
  await unhurried(page, dock(page, action));
  await dock(page, action).click();
}

test('the bar says what is chosen and what it costs, and a button that would do nothing says so', async () => {
  const context = await visitor({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await playAltiplano(page, { players: 2, bot: 'greedy', inOrder: true });
  const seen = new Set<string>();
  for (let question = 0; question < QUESTIONS_MAX && seen.size < 5; question++) {
    if ((await myTurn(page)) === 'over') break;
    const title = await asked(page);
    if (title.startsWith('Plan:') && !seen.has('plan')) {
      seen.add('plan');
      expect(await dock(page, 'lift-all').getAttribute('aria-disabled')).toBe('true');
      await press(page, 'suggest');
      await expect.poll(() => dock(page, 'lift-all').getAttribute('aria-disabled')).toBe(null);
    }
    if (title.startsWith('Take tiles back') && (await dock(page, 'take-back-0').count()) > 0) {
      seen.add('back');
      expect(await dock(page, 'lift-all').getAttribute('aria-disabled')).toBe('true');
      await press(page, 'take-back-0');
      await expect.poll(() => dock(page, 'lift-all').getAttribute('aria-disabled')).toBe(null);
    }
    if (title.startsWith('Your turn') && (await able(page, 'market_order'))) {
      seen.add('order');
      // Every order costs a coin, and its button says so as that of a cart does.
      expect(await dock(page, 'market_order').locator('.option-gain').innerText()).toMatch(/^\s*−1/);
      await press(page, 'market_order');
      await expect.poll(() => asked(page)).toBe('Order: choose one');
      await press(page, 'back');
      await expect.poll(() => asked(page)).toBe(title);
    }
    if (title.startsWith('Your turn') && (await able(page, 'market_sell'))) {
      await press(page, 'market_sell');
      const tiles = page.locator('.dock [data-action^="pick-"]');
      await tiles.first().waitFor();
      if ((await tiles.count()) > 1) {
        seen.add('sale');
        // All of it is picked, which is what the button showed the price of; nothing moves while it is put back.
        await expect.poll(() => dock(page, 'done').getAttribute('aria-disabled')).toBe(null);
        const before = await picks(page);
        await press(page, 'clear');
        await expect.poll(() => dock(page, 'clear').getAttribute('aria-disabled')).toBe('true');
        expect(await picks(page)).toEqual(before);
      }
      await press(page, 'back');
    }
    if (title.startsWith('Move') && (await dock(page, 'move').count()) > 0) {
      seen.add('move');
      // After the action of a turn, no other has to follow.
      expect(await dock(page, 'move').innerText()).not.toContain('must follow');
      await press(page, 'move');
      await expect.poll(() => asked(page)).toBe('Move: choose one');
    }
    await letBotAnswer(page);
  }
  // A sale of several tiles at once is rarer than that.
  expect([...seen].filter((one) => one !== 'sale').sort()).toEqual(['back', 'move', 'order', 'plan']);
  await context.close();
});
