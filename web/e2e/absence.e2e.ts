import { expect, test } from 'vitest';
import { SIZES, complaints, expectNoSideways, picture, unhurried, useBrowser, visitor } from './browser';

useBrowser();

const MINUTE = 60_000;

test('a friend goes, a bot plays on, and the friend takes the seat back', async () => {
  const host = await visitor();
  const friend = await visitor({ viewport: SIZES.phone });
  const table = await host.newPage();
  const guest = await friend.newPage();
  const complained = [complaints(table), complaints(guest)];
  await table.goto('/new');
  await table.locator('input[name="players"]').first().check({ force: true });
  await table.locator('#my-name').fill('Zofia');
  await table.locator('[data-action="open-table"]').click();
  const link = await table.locator('#invitation').inputValue();
  await guest.goto(link);
  await guest.locator('[data-action="join"]').click();
  await Promise.all([table.waitForSelector('.dock'), guest.waitForSelector('.dock')]);

  // A visitor without a name still has a mark: the same short one wherever the others see them.
  const rival = table.locator('.rival h3');
  await rival.waitFor();
  expect(await rival.innerText()).toMatch(/^Guest [0-9A-Z]{3}$/);

  await guest.locator('.menu > button').click();
  await guest.locator('[data-action="leave-to-bot"]').click();
  await guest.locator('[data-action="leave-sure"]').click();
  await guest.locator('[data-action="take-back"]').waitFor();
  expect(await guest.locator('#ask').innerText()).toBe('A bot is playing for you');
  await expectNoSideways(guest);
  await picture(guest, 'stand-in-phone');
  await table.locator('.rival .away.is-bot').waitFor();
  await picture(table, 'stand-in-host');

  // Two answers in a row for the host: the bot has decided in between.
  for (let answers = 0; answers < 2; answers++) {
    await table.waitForSelector('.dock[data-mine="true"][aria-busy="false"]');
    const dock = table.locator('.dock');
    const before = await dock.getAttribute('data-version');
    const prospector = table.locator('.dock .option:not([aria-disabled="true"])').last();
    await unhurried(table);
    await prospector.click();
    await table.waitForFunction(
      (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
      before,
    );
  }

  await guest.locator('[data-action="take-back"]').click();
  await guest.locator('[data-action="take-back"]').waitFor({ state: 'detached' });
  await table.locator('.rival .away.is-bot').waitFor({ state: 'detached' });
  expect(complained).toEqual([[], []]);
  await Promise.all([host.close(), friend.close()]);
});

test('a bot can stand in for somebody who keeps the table waiting, once the server agrees', async () => {
  const host = await visitor();
  const friend = await visitor();
  const table = await host.newPage();
  const guest = await friend.newPage();
  await table.goto('/new');
  await table.locator('input[name="players"]').first().check({ force: true });
  await table.locator('[data-action="open-table"]').click();
  await guest.goto(await table.locator('#invitation').inputValue());
  await guest.locator('#join-name').fill('Bence');
  await guest.locator('[data-action="join"]').click();
  await Promise.all([table.waitForSelector('.dock'), guest.waitForSelector('.dock')]);
  // Seats are dealt at random, so the host may have to answer first.
  while ((await table.locator('.dock').getAttribute('data-mine')) === 'true') {
    const before = await table.locator('.dock').getAttribute('data-version');
    await unhurried(table);
    await table.locator('.dock .option:not([aria-disabled="true"])').last().click();
    await table.waitForFunction(
      (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
      before,
    );
  }
  // Somebody whose page is open is waited for longer than somebody who has gone.
  await friend.close();
  // The others see who has lost the line, just as they do for a bot that stands in.
  await table.locator('.rival .away:not(.is-bot)').waitFor();
  const give = table.locator('.dock [data-action^="stand-in-"]');
  expect(await give.count()).toBe(0);

  // A page on a device whose clock is fast goes by the server's time.
  await table.clock.setSystemTime(Date.now() + 3 * MINUTE);
  await table.reload();
  await table.waitForSelector('.dock[data-mine="false"]');
  expect(await give.count()).toBe(0);

  // A clock that is put forward later makes the page offer it too early until the next message, and the server says so
  // in words. A message may arrive just then; the clock is put forward once more.
  for (let minutes = 6; minutes <= 15 && !(await give.isVisible()); minutes += 3) {
    await table.clock.setSystemTime(Date.now() + minutes * MINUTE);
    await give.waitFor({ timeout: 12_000 }).catch(() => undefined);
  }
  expect(await give.innerText()).toBe('Let a bot play for Bence');
  await give.click();
  await table.getByText('You have to wait a little longer for this player.').waitFor();
  await picture(table, 'stand-in-too-soon');
  await host.close();
});
