import { expect, test } from 'vitest';
import { SIZES, complaints, picture, useBrowser, visitor } from './browser';
import { answer, choices } from './play';

useBrowser();

test('a friend takes the link in another browser, and both play', async () => {
  const host = await visitor();
  const friend = await visitor({ viewport: SIZES.phone, locale: 'pl-PL' });
  const table = await host.newPage();
  const complained = complaints(table);

  await table.goto('/new');
  await table.locator('input[name="players"]').first().check({ force: true });
  await table.locator('#my-name').fill('Zofia');
  await table.locator('[data-action="open-table"]').click();
  const link = await table.locator('#invitation').inputValue();
  expect(link).toContain('/join/');
  await picture(table, 'waiting-room');

  const guest = await friend.newPage();
  await guest.goto(link);
  await guest.locator('#join-name').fill('Bence');
  await picture(guest, 'join-pl');
  await guest.locator('[data-action="join"]').click();
  await guest.waitForURL('**/table/*');

  // The game starts by itself on both sides; each player is asked in turn.
  await Promise.all([table.waitForSelector('.dock'), guest.waitForSelector('.dock')]);
  expect(await guest.evaluate(() => document.documentElement.lang)).toBe('pl');
  const choose = choices(5);
  for (let moves = 0; moves < 24; moves++) {
    const asked = await Promise.any(
      [table, guest].map((page) =>
        page
          .waitForSelector('.dock[data-mine="true"][aria-busy="false"]', { timeout: 20_000 })
          .then(() => page),
      ),
    );
    await answer(asked, choose);
  }
  await table.getByText('Bence').first().waitFor();
  await guest.getByText('Zofia').first().waitFor({ state: 'attached' });
  await picture(guest, 'two-players-pl-phone');

  // A third person who comes late may watch.
  const late = await visitor();
  const watcher = await late.newPage();
  await watcher.goto(link);
  await watcher.locator('.said').waitFor();
  await watcher.locator('.said .btn.go').click();
  await watcher.waitForSelector('.dock[data-mine="false"]');
  // Whoever only watches is told so, and has nothing to take back.
  expect(await watcher.locator('.dock .ask p').innerText()).toContain('You are watching');
  expect(await watcher.locator('[data-action="undo"]').count()).toBe(0);
  expect(complained).toEqual([]);
  await Promise.all([host.close(), friend.close(), late.close()]);
});
