import { expect, test } from 'vitest';
import {
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  settled,
  unhurried,
  useBrowser,
  visitor,
} from './browser';

useBrowser();

const PHONE = { width: 390, height: 844 };

test('two people bid for their seats, on a phone and with the keyboard, and the table shows what was given up', async () => {
  const contexts = await Promise.all([visitor(), visitor({ locale: 'hu-HU', viewport: PHONE })]);
  const [host, friend] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!host || !friend) throw new Error('two people');
  const complained = [host, friend].map(complaints);
  await host.goto('/new/puerto-rico');
  await host.locator('input[name="players"]').nth(0).check({ force: true });
  await host.locator('#my-name').fill('Zofia');
  await host.locator('#choice-order input[value="bids"]').check({ force: true });
  // Bids are given along with the word that one is ready.
  expect(await host.locator('#choice-start input[value="ready"]').isChecked()).toBe(true);
  await host.locator('[data-action="open-table"]').click();
  const link = await host.locator('#invitation').inputValue();
  await friend.goto(link);
  await friend.locator('#join-name').fill('Bence');
  await friend.locator('[data-action="join"]').click();
  await friend.waitForURL('**/table/*');
  for (const page of [host, friend]) await page.locator('.ready[data-asked="true"]').waitFor();

  await settled(friend);
  await expectNoSideways(friend);
  await picture(friend, 'bids-hu-phone');
  await expectAccessible(host, 'bids');

  // The friend bids by touch; 99 is more than can be bid and is sent as the most.
  await friend.locator('input[name="bid-1"]').fill('99');
  await friend.locator('input[name="bid-1"]').blur();
  expect(await friend.locator('input[name="bid-1"]').inputValue()).toBe('20');
  await unhurried(friend, friend.locator('[data-action="ready"]'));
  await friend.locator('[data-action="ready"]').click();
  await friend.locator('.ready[data-asked="false"] .bids-sent').waitFor();
  expect(await friend.locator('.bids-sent').innerText()).toContain('20');
  // Nobody else sees the number.
  await host.locator('.sat .flag').first().waitFor();
  expect(await host.locator('.sat').innerText()).not.toContain('20');
  expect(await host.locator('.ready').innerText()).not.toContain('20');

  // The host bids by keyboard.
  await host.locator('input[name="bid-0"]').focus();
  await host.keyboard.press('Tab');
  await host.keyboard.type('6');
  await host.keyboard.press('Tab');
  await unhurried(host, host.locator('[data-action="ready"]'));
  await host.keyboard.press('Enter');

  await Promise.all([host, friend].map((page) => page.waitForSelector('.dock')));
  // The seat costs what it was worth to the host, who has the first one for nothing.
  await host.waitForSelector('.dock[data-mine="true"]');
  await host.locator('.rival .price').waitFor();
  expect(await host.locator('.price').allInnerTexts()).toEqual([expect.stringContaining('6')]);
  expect(await friend.locator('.island .price .sr').textContent()).toBe('6 pontot ad le a helyért');
  await settled(friend);
  await expectNoSideways(friend);
  await picture(friend, 'bids-table-hu-phone');
  expect(complained.flat()).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});
