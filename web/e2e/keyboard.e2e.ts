import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, useBrowser, visitor } from './browser';
import { myTurn, playNow, playToTheEnd } from './play';

useBrowser();

/** Presses Tab until the focus is on something that matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/**
 * Waits until a page is drawn, and expects the keyboard to continue where it begins: a screen reader is told which page
 * it is, and the first stop is the link past the rail.
 */
async function expectArrival(page: Page, main: string, drawn: string): Promise<void> {
  await page.locator(drawn).first().waitFor();
  const begins = (id: string) => {
    const at = document.activeElement;
    return at?.matches('.page-begin[aria-label]') && document.querySelector(`main#${id}`) !== null;
  };
  await page.waitForFunction(begins, main, { timeout: 5000 });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('skip');
}

test('the focus follows from page to page', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName), 'the first page').toBe('BODY');
  await tabTo(page, 'a[href="/rules"]');
  await page.keyboard.press('Enter');
  await expectArrival(page, 'start', '.rules-page h2');
  await page.goBack();
  await expectArrival(page, 'start', '[data-action="play-now"]');
  await tabTo(page, '[data-action="play-now"]');
  await page.keyboard.press('Enter');
  await expectArrival(page, 'table', '.dock');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'decision');
  await context.close();
});

test('a game by keyboard, found through the accessibility tree', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, '[data-action="play-now"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');

  let told = '';
  for (let question = 0; question < 25 && (await myTurn(page)) === 'asked'; question++) {
    // The decision is a region with a name, and its choices are buttons with names.
    const region = page.getByRole('region', { name: await page.locator('#ask').innerText(), exact: true });
    await region.waitFor();
    const before = await region.getAttribute('data-version');
    await page.keyboard.press('q');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('decision');
    if ((await page.locator('.dock [data-action="done"]').count()) > 0) {
      while ((await page.locator('.dock [data-action="done"]').getAttribute('aria-disabled')) === 'true') {
        await page.keyboard.press('i');
        await tabTo(page, '.place.is-want');
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('d');
    } else {
      await tabTo(page, '.dock .option:not([aria-disabled="true"])');
      const name = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      expect(name).not.toBe('');
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(
      (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
      before,
    );
    told += await page.locator('p[aria-live="polite"]').innerText();
  }
  expect(told.length).toBeGreaterThan(100);

  // A screen reader is also told why something can't be done.
  const refused = page.locator('.dock [aria-disabled="true"]').first();
  if ((await refused.count()) > 0) expect((await refused.innerText()).length).toBeGreaterThan(3);

  // Help lists the shortcuts; Escape closes it.
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await playToTheEnd(page, 3);
  expect(complained).toEqual([]);
  await context.close();
});

test('what has the focus as soon as a sheet is there keeps it', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await playNow(page);
  await myTurn(page);
  // The earliest moment: the sheet has only just been shown.
  await page.evaluate(() => {
    new MutationObserver((_, seen) => {
      const field = document.querySelector<HTMLElement>('dialog #typed-move');
      if (!field) return;
      seen.disconnect();
      setTimeout(() => field.focus());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('?');
  await page.locator('dialog:modal').waitFor();
  await page.keyboard.type('x');
  expect(await page.locator('#typed-move').inputValue()).toBe('x');
  await context.close();
});
