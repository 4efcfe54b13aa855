import { expect, test } from 'vitest';
import { SIZES, complaints, expectNoSideways, picture, useBrowser, visitor } from './browser';
import { playNow, playToTheEnd } from './play';

useBrowser();

test.each(['desktop', 'phone'] as const)(
  'a whole game against bots by pressing what is offered: %s',
  async (size) => {
    const context = await visitor({ viewport: SIZES[size] });
    const page = await context.newPage();
    const complained = complaints(page);
    const id = await playNow(page);
    await picture(page, `start-${size}`);
    const answers = await playToTheEnd(page, size === 'desktop' ? 7 : 11);
    expect(answers).toBeGreaterThan(30);

    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('.score tbody tr').count()).toBeGreaterThanOrEqual(2);
    expect(await page.locator('.chart').first().locator('.who-line').count()).toBe(4);
    await picture(page, `end-${size}`);
    await expectNoSideways(page);

    // The replay opens at the start, goes step by step, and a link leads to any moment.
    await page.goto(`/replay/${id}`);
    await page.locator('.drive').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/replay/${id}/*`);
    await page.goto(`/replay/${id}/40`);
    await page.locator('.drive').waitFor();
    expect(Number(await page.locator('.track input').inputValue())).toBeGreaterThan(20);
    await picture(page, `replay-${size}`);

    // The game goes on from there at a table of its own, and its end leads back.
    await page.locator('[data-action="branch"]').click();
    await page.locator('#branch-bot').selectOption({ index: 0 });
    await picture(page, `branch-${size}`);
    await page.locator('[data-action="branch-go"]').click();
    await page.waitForURL('**/table/*');
    await page.waitForSelector('.dock');
    expect(page.url()).not.toContain(id);
    expect(await playToTheEnd(page, 13)).toBeGreaterThan(10);
    await page.locator(`a[href*="/replay/${id}/"]`).waitFor();
    expect(complained).toEqual([]);
    await context.close();
  },
);
