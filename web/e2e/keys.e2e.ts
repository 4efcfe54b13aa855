import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { movedOn, playAltiplano, version } from './altiplano';
import { SIZES, useBrowser, visitor } from './browser';
import { answer, choices, myTurn, openTable, playNow } from './play';

useBrowser();

/** What has the focus, by its action, id or class. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('data-action') ?? (at?.id || at?.className.toString()) ?? '';
  });

/** Whether a place is between the rail and the bar, as far as it fits there. */
async function inView(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const place = document.querySelector(wanted)?.getBoundingClientRect();
    const rail = document.querySelector('.rail')?.getBoundingClientRect();
    const bar = document.querySelector('.dock')?.getBoundingClientRect();
    if (!place || !rail || !bar || place.height === 0) return false;
    const room = bar.top - rail.bottom;
    const top = place.top >= rail.bottom - 1 && place.top < bar.top;
    return place.height <= room ? top && place.bottom <= bar.top + 1 : top || place.bottom > rail.bottom;
  }, selector);
}

/** More pieces than any board has. */
const READ_MAX = 150;

const WINDOWS = { ...SIZES, low: { width: 1366, height: 768 } };

test('i, t and r bring their place into view, and it stays there over the next questions', async () => {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    const context = await visitor({ viewport });
    const page = await context.newPage();
    await playNow(page);
    const choose = choices(4);
    for (const [key, place] of Object.entries({ i: '.island', t: '.roles', r: '.players' })) {
      await myTurn(page);
      // Circles are filled on the island: a person who looks elsewhere has to come back to answer.
      while ((await page.locator('.dock .hand').count()) > 0) {
        await answer(page, choose);
        await myTurn(page);
      }
      await page.keyboard.press(key);
      await expect.poll(() => inView(page, place), { message: `${name}: ${key}` }).toBe(true);
      if (viewport.width >= 768) continue;
      // A phone shows one view at a time: without the key, the next question would bring up another.
      for (let question = 0; question < 2; question++) {
        await answer(page, choose);
        await myTurn(page);
        // Circles that have to be filled are on the island, whatever is kept in view.
        const where = (await page.locator('.dock .hand').count()) > 0 ? '.island' : place;
        await expect.poll(() => inView(page, where), { message: `${name}: ${key}, later` }).toBe(true);
      }
    }
    await context.close();
  }
});

test('where nothing is possible, there is one stop at most: a question is a few Tabs away', async () => {
  const context = await visitor({ viewport: WINDOWS.low });
  const page = await context.newPage();
  await playNow(page);
  const choose = choices(8);
  for (let question = 0; question < 12 && (await myTurn(page)) === 'asked'; question++) {
    const lists = ['.roles ol', '.market .cols', '.ships', '.shelves', '.stacks', '.offer-tiles', '.log ol'];
    const idle = await page.evaluate(
      (selectors) =>
        selectors.flatMap((selector) => {
          const stops = [...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button)`)].filter(
            (one) => one.tabIndex >= 0 && one.checkVisibility(),
          );
          const able = stops.filter(
            (one) => one.closest('.is-legal') && one.getAttribute('aria-disabled') !== 'true',
          );
          return able.length === 0 && stops.length > 1 ? [`${selector}: ${stops.length}`] : [];
        }),
      lists,
    );
    expect(idle, await page.locator('#ask').innerText()).toEqual([]);
    await answer(page, choose);
  }
  await context.close();
});

test.each([
  { name: 'laptop', size: WINDOWS.low, own: ['rec-says', 'shelf-row'] },
  // Here the page scrolls to what is read, and the warehouse is far.
  { name: 'half a window', size: { width: 820, height: 600 }, own: ['rec-says'] },
])(
  'the arrow keys read what lies on a board of Altiplano and at the rivals, and Tab stops at none of it: $name',
  async ({ size, own }) => {
    const context = await visitor({ viewport: size });
    const page = await context.newPage();
    await playAltiplano(page, { players: 3, inOrder: true });
    await myTurn(page);
    for (const [key, parts] of Object.entries({ i: own, r: ['stats', 'mini-order'] })) {
      await page.keyboard.press(key);
      const read = new Set<string>();
      const silent: string[] = [];
      for (let presses = 0; presses < READ_MAX; presses++) {
        await page.keyboard.press('ArrowRight');
        const { at, words } = await page.evaluate(async () => {
          const seen = window as { seen?: Element | null };
          // What is read is still there once the page has scrolled to it.
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          const moved = seen.seen !== document.activeElement;
          seen.seen = document.activeElement;
          return {
            at: moved ? (document.activeElement?.classList.item(0) ?? '') : undefined,
            words: document.querySelector<HTMLElement>('.hint-box')?.innerText ?? '',
          };
        });
        if (at === undefined) break;
        if (words.length > 10) read.add(at);
        else silent.push(at);
      }
      for (const part of parts) {
        expect([...read], key).toContain(part);
        expect(silent, key).not.toContain(part);
      }
    }
    const stops = await page.locator('[data-told]').evaluateAll((all) => all.map((one) => one.tabIndex));
    expect(stops.length).toBeGreaterThan(10);
    expect(new Set(stops)).toEqual(new Set([-1]));
    await context.close();
  },
);

test('a building of the market is chosen with at most four keys', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await openTable(page, { players: 3, expansions: ['new_buildings'] });
  for (let turn = 0; turn < 4; turn++) {
    await page.waitForSelector('.dock[data-mine="true"][aria-busy="false"]', { timeout: 60_000 });
    if ((await page.locator('body.drafting').count()) === 0) break;
    const open = page.locator('.kind-card[data-number]');
    const last = open.nth((await open.count()) - 1);
    const keys = [...((await last.getAttribute('data-number')) ?? ''), 'd'];
    expect(keys.length).toBeLessThanOrEqual(4);
    const before = await version(page);
    for (const key of keys) {
      // A single digit waits for a second one.
      if (key === 'd') await page.locator('.kind-card.is-held').waitFor();
      await page.keyboard.press(key);
    }
    await movedOn(page, before);
  }
  await context.close();
});

test('a coin that is laid keeps the focus, and so does one that is taken back', async () => {
  const context = await visitor();
  const page = await context.newPage();
  // Three of the seven roles work for a coin; with two players, at least two of them are left to choose from.
  await playAltiplano(page, { switches: ['roles_drafted'] });
  await myTurn(page);
  const role = page.locator(
    ['trader', 'shepherd', 'stonemason'].map((name) => `.dock [data-action="role ${name}"]`).join(),
  );
  await role.first().click();
  await page.waitForSelector('.plan [data-action^="tile-"]');
  const lay = page.locator('.groups [data-action^="fund-"]:not([aria-disabled])').first();
  await lay.waitFor();
  const place = (await lay.getAttribute('data-action')) ?? '';
  await lay.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('unfund');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(place);
  await context.close();
});
