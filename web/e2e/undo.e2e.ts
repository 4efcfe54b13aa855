import { expect, test } from 'vitest';
import { complaints, useBrowser, visitor } from './browser';
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
