import { expect, test } from 'vitest';
import { complaints, expectAccessible, picture, unhurried, useBrowser, visitor } from './browser';
import { answer, choices, myTurn, playNow } from './play';

useBrowser();

test('a decision is taken back, and the log keeps it, marked as taken back', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await playNow(page);
  const choose = choices(4);
  for (let moves = 0; moves < 60; moves++) {
    await myTurn(page);
    const before = await page.locator('#ask').innerText();
    await answer(page, choose);
    await myTurn(page);
    const undo = page.locator('.dock [data-action="undo"]:not([aria-disabled="true"])');
    if ((await undo.count()) === 0) continue;
    await undo.click();
    await page.waitForFunction((asked) => document.querySelector('#ask')?.textContent === asked, before);
    await page.locator('.log .is-undone').first().waitFor({ state: 'attached' });
    expect(complained).toEqual([]);
    await context.close();
    return;
  }
  throw new Error('nothing could be taken back in a whole game');
});

test('bots that were asked to wait do so, a ring shows it, and what is taken back meanwhile has had no consequences', async () => {
  const context = await visitor();
  await context.addInitScript(() => localStorage.setItem('meseta.hold', 'long'));
  const page = await context.newPage();
  const complained = complaints(page);
  await playNow(page);
  const choose = choices(3);
  const ring = page.locator('[data-action="undo"] .held-ring');
  for (let moves = 0; moves < 20; moves++) {
    await myTurn(page);
    const asked = await page.locator('#ask').innerText();
    await answer(page, choose);
    // Who is asked again at once, or has let chance decide, waits for no bot.
    if ((await ring.count()) === 0) continue;
    await picture(page, 'held');
    await expectAccessible(page, 'while bots wait', { part: '.dock' });
    await page.locator('.dock [data-action="undo"]').click();
    await page.waitForFunction((old) => document.querySelector('#ask')?.textContent === old, asked);
    await ring.waitFor({ state: 'detached' });
    expect(complained).toEqual([]);
    await context.close();
    return;
  }
  throw new Error('bots never waited');
});

test('a pressed answer is marked until the server has it', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await playNow(page);
  await myTurn(page);
  let letThrough = () => undefined as void;
  const through = new Promise<void>((done) => (letThrough = done));
  await page.route('**/moves', async (route) => {
    await through;
    await route.continue();
  });
  const option = page.locator('.dock .option:not([aria-disabled="true"])').first();
  await unhurried(page, option);
  await option.click();
  await page.locator('.dock[aria-busy="true"] .option[data-sent]').waitFor();
  letThrough();
  await page.locator('.dock[aria-busy="false"]').waitFor();
  await page.locator('[data-sent]').waitFor({ state: 'detached' });
  await context.close();
});

test('a refused choice stays reachable and says why; a building says what it does', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await playNow(page);
  const choose = choices(8);
  for (let moves = 0; moves < 60; moves++) {
    await myTurn(page);
    const refused = page.locator('.build.is-refused button[aria-disabled="true"]').first();
    if ((await refused.count()) > 0) {
      await refused.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const why = page.getByRole('tooltip');
      await why.waitFor();
      expect((await why.innerText()).length).toBeGreaterThan(20);
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'detached' });
      await context.close();
      return;
    }
    await answer(page, choose);
  }
  throw new Error('no building was refused in a whole game');
});
