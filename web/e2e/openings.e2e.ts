import { expect, test } from 'vitest';
import { complaints, picture, useBrowser, visitor } from './browser';

useBrowser();

test('openings in numbers: both games, every setup, on a phone and in another language', async () => {
  const context = await visitor({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Openings in numbers' }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  await picture(page, 'openings-phone');

  const setups = page.getByLabel('Edition or expansion');
  const players = page.getByLabel('Players');
  for (const setup of await setups.locator('option').allInnerTexts()) {
    await setups.selectOption({ label: setup });
    for (const count of await players.locator('option').allInnerTexts()) {
      await players.selectOption(count);
      const rows = page.getByRole('table', { name: 'Seats' }).locator('tbody tr');
      expect(await rows.count(), `${setup}, ${count}`).toBe(Number(count));
      const text = await page.locator('main').innerText();
      expect(text, `${setup}, ${count}`).not.toMatch(/NaN|undefined|openings-|building-|score-|role-/);
      // Only tables may be wider than the window, and scroll by themselves.
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, `${setup}, ${count}`).toBe(false);
    }
  }

  await page.getByRole('link', { name: 'Altiplano' }).click();
  await page.getByRole('heading', { name: 'The first extension' }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await picture(page, 'openings-altiplano');
  await page.getByLabel('Language').selectOption('pl');
  await page.getByRole('heading', { name: 'Pierwsza dobudówka' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/openings-|altiplano-/);
  expect(complained).toEqual([]);
  await context.close();
});
