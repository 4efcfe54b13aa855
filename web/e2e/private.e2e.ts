import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  settled,
  SIZES,
  unhurried,
  useBrowser,
  visitor,
} from './browser';

useBrowser();

/** Becomes somebody with this name and asks whoever has this link, or gives an own link away. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/friends');
  await page.locator('#my-name').fill(name);
  await page.keyboard.press('Enter');
  await page.locator('[data-action="new-link"]').waitFor();
}

test('two friends write to each other, are told at once, and one reports the other', async () => {
  const [annas, belas] = [
    await visitor({ viewport: SIZES.phone }),
    await visitor({ viewport: SIZES.small, locale: 'pl-PL' }),
  ];
  const [anna, bela] = [await annas.newPage(), await belas.newPage()];
  const complained = [complaints(anna), complaints(bela)];
  await begin(anna, 'Anna P');
  await anna.locator('[data-action="new-link"]').click();
  const link = await anna.locator('#friend-link').inputValue();
  await begin(bela, 'Béla P');
  await bela.goto(link);
  await bela.locator('[data-action="ask"]').click();
  await bela.locator('[data-action="withdraw"]').waitFor();
  await anna.reload();
  await anna.locator('[data-action="accept"]').click();

  // By keyboard alone, on a phone: from the list to the chat, and a line.
  await anna.locator('[data-action="write"]').focus();
  await anna.keyboard.press('Enter');
  await anna.getByText('No messages yet').waitFor();
  await anna.locator('#private-text').focus();
  await anna.keyboard.type('A game tonight?');
  await anna.keyboard.press('Enter');
  await anna.locator('.line.is-mine', { hasText: 'A game tonight?' }).waitFor();
  expect(await anna.locator('#private-text').inputValue()).toBe('');

  // The mark stands on the first page, comes by itself, and goes once the chat is read.
  await bela.goto('/');
  const mark = bela.locator('.friends [data-action="write"]');
  await bela.getByText('1 nowa wiadomość').waitFor();
  await settled(bela);
  await expectNoSideways(bela);
  await anna.locator('[data-phrase="hello"]').click();
  await bela.getByText('2 nowe wiadomości').waitFor();
  await unhurried(bela, mark);
  await mark.click();
  await bela.locator('.line', { hasText: 'Cześć' }).waitFor();
  for (const page of [anna, bela]) {
    await settled(page);
    await expectNoSideways(page);
  }
  await expectAccessible(anna, 'a private chat');
  await expectAccessible(bela, 'a private chat, in Polish');
  await picture(anna, 'private-phone');
  await picture(bela, 'private-small');
  await bela.locator('#private-text').fill('Idź sobie');
  await bela.keyboard.press('Enter');
  const rude = anna.locator('.line', { hasText: 'Idź sobie' });
  await rude.waitFor();
  await bela.goto('/friends');
  await bela.getByText('Napisz', { exact: false }).first().waitFor();
  expect(await bela.getByText('nowe wiadomości').count()).toBe(0);

  await rude.locator('[data-action="about-line"]').focus();
  await anna.keyboard.press('Enter');
  await anna.locator('dialog [data-action="report"]').waitFor();
  await expectAccessible(anna, 'reporting a private message');
  await anna.locator('dialog [data-action="report"]').click();
  await anna.getByText('Reported. Thank you.').waitFor();
  await rude.locator('[data-action="about-line"]').click();
  await anna.locator('dialog [data-action="block"]').click();
  await anna.waitForURL('**/friends');
  await anna.locator('[data-action="read"]').click();
  await anna.getByText('neither of you can write').waitFor();
  expect(await anna.locator('#private-text').count()).toBe(0);
  await expectNoSideways(anna);
  await anna.setViewportSize(SIZES.desktop);
  await settled(anna);
  await expectNoSideways(anna);
  await picture(anna, 'private-blocked');
  await anna.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(anna, 'a private chat that has ended, dark');
  expect(complained).toEqual([[], []]);
  await Promise.all([annas.close(), belas.close()]);
});
