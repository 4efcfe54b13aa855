import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playAltiplano } from './altiplano';
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
import { answer, choices, myTurn, playNow } from './play';

useBrowser();

const NARROW = ['phone', 'small'] as const;

async function openRules(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The text is drawn piece by piece.
  await page.locator('.rules-page article[aria-busy="false"]').waitFor();
  await settled(page);
}

/** Follows the link of the open question; resolves at the rules, in a tab of their own. */
async function rulesOfQuestion(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.locator('.dock [data-action="rule"]').click();
  const rules = await opened;
  await rules.locator('figure.picture').first().waitFor();
  return rules;
}

/** How far the element with the focus is from the top of the window. */
const focused = (page: Page) =>
  page.evaluate(() => ({
    id: document.activeElement?.id ?? '',
    top: document.activeElement?.getBoundingClientRect().top ?? -1,
    window: innerHeight,
  }));

test('every question at a table leads to its paragraph, and the table stays', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await playNow(page);
  const choose = choices(7);
  for (let answers = 0; answers < 8 && (await myTurn(page)) === 'asked'; answers++) {
    const address = await page.locator('.dock [data-action="rule"]').getAttribute('href');
    expect(address).toMatch(/^\/rules\/asked-[a-z_]+/);
    await answer(page, choose);
  }
  await myTurn(page);
  const version = await page.locator('.dock').getAttribute('data-version');
  const rules = await rulesOfQuestion(page);
  await expect.poll(async () => (await focused(rules)).id).not.toBe('');
  const { top, window } = await focused(rules);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(window);
  expect(await page.locator('.dock').getAttribute('data-version')).toBe(version);
  expect(await page.locator('main#table').isVisible()).toBe(true);
  // Text, pictures and search are no part of what a table loads.
  expect(loaded.filter((url) => /RulesPage|drawing-|rules-page|asked-/.test(url))).toEqual([]);
  expect(complained).toEqual([]);
  await context.close();
});

test('the questions of Altiplano lead to its own rules', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await playAltiplano(page);
  await page.locator('.dock[data-mine="true"]').waitFor();
  const rules = await rulesOfQuestion(page);
  const complained = complaints(rules);
  expect(new URL(rules.url()).pathname).toMatch(/^\/rules\/altiplano\/asked-/);
  await expect.poll(async () => (await focused(rules)).id).toBe('planning');
  await expectAccessible(rules, 'the rules of Altiplano');
  expect(complained).toEqual([]);
  await context.close();
});

test('pictures are drawn before they come into view, and nothing moves', async () => {
  const context = await visitor({ viewport: SIZES.phone });
  const page = await context.newPage();
  await openRules(page, '/rules');
  const all = await page.locator('figure.picture').count();
  const waiting = () => page.locator('.stage.is-room').count();
  expect(await waiting(), 'most are still to be drawn').toBeGreaterThan(all / 2);
  await page.evaluate(() => {
    const seen = { moved: 0, late: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) seen.moved += value;
    }).observe({ type: 'layout-shift', buffered: false });
    addEventListener('scroll', () => {
      for (const stage of document.querySelectorAll('.stage.is-room')) {
        const { top, bottom } = stage.getBoundingClientRect();
        if (top < innerHeight && bottom > 0) seen.late.push(stage.parentElement?.id ?? '');
      }
    });
  });
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < high; at += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(60);
  }
  await expect.poll(waiting).toBe(0);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { moved: number; late: string[] } }).seen,
  );
  expect(seen.late).toEqual([]);
  expect(seen.moved).toBeLessThan(0.02);
  await context.close();
});

test('search finds words without their accents, goes from place to place and marks them', async () => {
  const context = await visitor({ locale: 'pl' });
  const page = await context.newPage();
  const complained = complaints(page);
  await openRules(page, '/rules');
  await page.keyboard.press('/');
  await page.keyboard.type('kamieniolom');
  const status = page.locator('.find [role="status"]');
  await expect.poll(() => status.innerText()).toMatch(/^\d+ znalezion/);
  const count = Number.parseInt(await status.innerText());
  expect(count).toBeGreaterThan(5);
  const shown = () =>
    page.evaluate(() => {
      const [range] = [...(CSS.highlights.get('rules-now') ?? [])];
      const marked = CSS.highlights.get('rules-found')?.size ?? 0;
      if (!(range instanceof Range)) return { words: '', inside: false, marked };
      const { top, bottom } = range.getBoundingClientRect();
      return { words: String(range), inside: top >= 0 && bottom <= innerHeight, marked };
    });
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    // Polish keeps a word of one letter on the line of the next one.
    await expect.poll(() => status.innerText()).toBe(`${number} z\u00a0${count}`);
    const { words, inside, marked } = await shown();
    expect(words.toLowerCase()).toBe('kamieniołom');
    expect(inside, `place ${number} is in view`).toBe(true);
    expect(marked).toBe(count);
  }
  await picture(page, 'rules-search');
  await expectAccessible(page, 'the rules while searching');
  await page.keyboard.press('Escape');
  expect(await page.locator('.hits').count()).toBe(0);
  expect((await shown()).marked).toBe(0);
  expect(complained).toEqual([]);
  await context.close();
});

test('the contents follow the reading', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await openRules(page, '/rules');
  const current = page.locator('.entries [aria-current="location"]');
  for (const section of ['mayor', 'captain', 'round']) {
    await page.evaluate(
      (id) => document.querySelector(`[data-section="${id}"]`)?.scrollIntoView({ block: 'start' }),
      section,
    );
    await expect.poll(() => current.getAttribute('data-to')).toBe(section);
    expect(await current.isVisible()).toBe(true);
  }
  await page.locator('.entries [data-to="trader"]').click();
  await expect.poll(async () => (await focused(page)).id).toBe('trader');
  // The same entry again, after reading on, leads there again.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.entries [data-to="trader"]').click();
  await expect.poll(async () => (await focused(page)).top).toBeGreaterThan(0);
  expect((await focused(page)).top).toBeLessThan(200);
  await context.close();
});

test.each(NARROW)('the contents are a fold: %s', async (size) => {
  const context = await visitor({ viewport: SIZES[size], hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openRules(page, '/rules/altiplano');
  const fold = page.locator('.rules-nav details');
  expect(await fold.evaluate((one: HTMLDetailsElement) => one.open)).toBe(false);
  await page.locator('.rules-nav summary').tap();
  await picture(page, `rules-fold-${size}`);
  await expectAccessible(page, `the fold at ${size}`, { part: '.rules-nav' });
  await page.locator('.entries [data-to="warehouse"]').tap();
  expect(await fold.evaluate((one: HTMLDetailsElement) => one.open)).toBe(false);
  await expect.poll(async () => (await focused(page)).id).toBe('warehouse');
  const below = await page.locator('.rules-nav').boundingBox();
  expect((await focused(page)).top, 'the heading is not under the fold').toBeGreaterThanOrEqual(
    (below?.y ?? 0) + (below?.height ?? 0),
  );
  await context.close();
});

test.each(['puerto-rico', 'altiplano'])('every picture is whole at every width: %s', async (game) => {
  for (const size of ['desktop', 'tablet', 'phone', 'small'] as const) {
    for (const colorScheme of size === 'desktop' || size === 'phone'
      ? (['light', 'dark'] as const)
      : ['light' as const]) {
      const context = await visitor({
        viewport: SIZES[size],
        colorScheme,
        locale: size === 'small' ? 'hu' : 'en-GB',
      });
      const page = await context.newPage();
      const complained = complaints(page);
      await openRules(page, game === 'altiplano' ? '/rules/altiplano' : '/rules');
      await expectNoSideways(page);
      // On paper all of them are drawn; on the screen, those that are near.
      expect(await page.locator('.stage.is-room').count()).toBeGreaterThan(0);
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      expect(await page.locator('.stage.is-room').count()).toBe(0);
      const grown = (await page.evaluate(() => document.documentElement.scrollHeight)) / before;
      // The room that they had is the room that they need, or nearly; names are longer in Hungarian.
      expect(Math.abs(grown - 1), `${game} at ${size}: ${grown}`).toBeLessThan(
        size === 'small' ? 0.06 : 0.03,
      );
      await settled(page);
      const lacking = await page.locator('figure.picture').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const stage = figure.querySelector('.stage') as HTMLElement;
          const discs = figure.querySelectorAll('.disc').length;
          const said = figure.querySelectorAll('figcaption li').length;
          const cut = stage.scrollWidth > stage.clientWidth + 1;
          return discs === said && said > 0 && !cut ? [] : [`${figure.id}: ${discs} of ${said}, cut ${cut}`];
        }),
      );
      expect(lacking, `${game} at ${size}`).toEqual([]);
      if (size === 'phone')
        await expectAccessible(page, `rules at ${size}, ${colorScheme}`, { looked: 'colours' });
      expect(complained).toEqual([]);
      await context.close();
    }
  }
});
