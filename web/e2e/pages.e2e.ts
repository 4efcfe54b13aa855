import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  SIZES,
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  settled,
  useBrowser,
  visitor,
} from './browser';
import { answer, choices, finishedTable, myTurn, playNow } from './play';

useBrowser();

/** The cookies of a person with one running and one finished table. */
let cookies: Awaited<ReturnType<Awaited<ReturnType<typeof visitor>>['cookies']>>;
let pages: Record<string, string>;

beforeAll(async () => {
  const context = await visitor();
  const page = await context.newPage();
  const finished = await finishedTable(page);
  const running = await playNow(page);
  const choose = choices(2);
  for (let moves = 0; moves < 12; moves++) {
    await myTurn(page);
    await answer(page, choose);
  }
  await page.goto('/new');
  await page.locator('[data-action="open-table"]').click();
  const link = await page.locator('#invitation').inputValue();
  cookies = await context.cookies();
  pages = {
    lobby: '/',
    new: '/new',
    waiting: new URL(page.url()).pathname,
    join: new URL(link).pathname,
    table: `/table/${running}`,
    end: `/table/${finished}`,
    replay: `/replay/${finished}/60`,
    rules: '/rules/captain',
    about: '/about',
    unknown: '/nowhere',
    gone: '/table/nothing-like-that',
  };
  await context.close();
}, 300_000);

const NAMES = [
  'lobby',
  'new',
  'waiting',
  'join',
  'table',
  'end',
  'replay',
  'rules',
  'about',
  'unknown',
  'gone',
];

async function open(page: Page, name: string): Promise<void> {
  // The person who opens an invitation is another visitor.
  if (name !== 'join') await page.context().addCookies(cookies);
  await page.goto(pages[name] ?? '/');
  await page.locator('h1').first().waitFor();
  if (['table', 'replay'].includes(name)) await page.locator('.dock').waitFor();
  await settled(page);
}

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each(NAMES)('axe finds nothing on %s', async (name) => {
    // The phone differs where it shows one view at a time; its colours are those of the desktop.
    const narrow = colorScheme === 'light' && ['table', 'replay', 'new', 'end'].includes(name);
    for (const size of narrow ? (['desktop', 'phone'] as const) : (['desktop'] as const)) {
      const context = await visitor({ colorScheme, viewport: SIZES[size] });
      const page = await context.newPage();
      await open(page, name);
      await picture(page, `${name}-${size}-${colorScheme}`);
      // Dark is the same page in other colours.
      const looked = colorScheme === 'dark' ? 'colours' : 'everything';
      await expectAccessible(page, `${name} at ${size}`, { looked });
      await context.close();
    }
  });
});

test.each(['en', 'pl', 'hu', 'ro', 'cs'])('nothing scrolls sideways at 320 pixels: %s', async (language) => {
  const context = await visitor({ locale: language, viewport: SIZES.small });
  const page = await context.newPage();
  const complained = complaints(page);
  for (const name of NAMES.filter((one) => one !== 'gone')) {
    await open(page, name);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await expectNoSideways(page);
    await picture(page, `${name}-small-${language}`);
    // What the question is about is shown here, too.
    if (name === 'table') expect((await page.locator('.ask p').boundingBox())?.height).toBeGreaterThan(10);
    if (name === 'table' || name === 'replay') {
      for (const view of ['island', 'table', 'players', 'log']) {
        await page.locator(`[data-view="${view}"]`).click();
        await expectNoSideways(page);
        await picture(page, `${name}-${view}-small-${language}`);
      }
    }
  }
  expect(await page.locator('body').innerText()).not.toContain('⟨');
  expect(complained).toEqual([]);
  await context.close();
});

test.each(['laptop', 'tablet'] as const)('the decision is in view without scrolling: %s', async (size) => {
  const context = await visitor({ viewport: SIZES[size] });
  const page = await context.newPage();
  await open(page, 'table');
  await picture(page, `table-${size}-light`);
  const dock = await page.locator('.dock').boundingBox();
  expect(dock && dock.y + dock.height).toBeLessThanOrEqual(SIZES[size].height + 1);
  // Passing messages appear where nothing of the game is pressed: on a tablet in the rail, on a laptop over the log,
  // above the bar and next to the visitor's island.
  const [rail, toasts, island] = await Promise.all(
    ['.rail', '.toasts', '.island'].map((part) => page.locator(part).boundingBox()),
  );
  if (size === 'tablet') {
    expect(toasts && rail && toasts.y + toasts.height <= rail.y + rail.height).toBe(true);
  } else {
    expect(toasts && dock && toasts.y + toasts.height <= dock.y).toBe(true);
    expect(
      toasts && island && (toasts.y >= island.y + island.height || toasts.x >= island.x + island.width),
    ).toBe(true);
    const presses = await page.locator('.toasts').evaluate((list) => getComputedStyle(list).pointerEvents);
    expect(presses).toBe('none');
  }
  await expectNoSideways(page);
  await context.close();
});

test('the language is switched in place, and is kept', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await open(page, 'table');
  const english = await page.locator('#ask').innerText();
  await page.locator('.menu > button').click();
  await page.locator('.menu-tongue select').selectOption('hu');
  await page.waitForFunction((old) => document.querySelector('#ask')?.textContent !== old, english);
  await page.reload();
  await page.locator('.dock').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hu');
  await context.close();
});
