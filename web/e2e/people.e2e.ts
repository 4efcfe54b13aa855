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
import { playNow } from './play';

useBrowser();

const PASSWORD = 'seven green parrots';

/** What the page complained about, besides answers that refuse what a test tries on purpose. */
const real = (all: string[]) => all.filter((one) => !/status of (401|404|409)/.test(one));

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.locator('[data-deed="make"]').click();
  await page.locator('#account-name').fill(name);
  await page.locator('#account-password').fill(PASSWORD);
  await page.locator('dialog button[type="submit"]').click();
  await page.locator('[data-deed="change"]').waitFor();
}

/** How a page looks at every width, in both themes, and whether everybody can use it. */
async function look(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await settled(page);
    await expectNoSideways(page);
    await picture(page, `${name}-${size}`);
  }
  await expectAccessible(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${name}, dark`);
  await picture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZES.desktop);
}

test('an account is made, looked at, and signed in to on another device, whose tables come along', async () => {
  const [here, there] = [await visitor(), await visitor({ viewport: SIZES.phone })];
  const [laptop, phone] = [await here.newPage(), await there.newPage()];
  const complained = [complaints(laptop), complaints(phone)];
  await playNow(laptop);
  await makeAccount(laptop, 'Łucja');
  await laptop.locator('label', { hasText: 'Frog' }).click();
  await laptop.locator('label', { hasText: 'Leaf' }).click();
  await laptop.locator('.who .avatar[data-colour="leaf"]').waitFor();
  await laptop.locator('select').first().selectOption('pl');
  await laptop.getByRole('heading', { name: 'Twoje konto' }).waitFor();
  await look(laptop, 'account');

  const own = await playNow(phone);
  await phone.goto('/account');
  await phone.locator('[data-deed="sign-in"]').click();
  await phone.locator('#account-name').fill('łucja');
  await phone.locator('#account-password').fill('not the password');
  await phone.locator('dialog button[type="submit"]').click();
  await phone.getByText('don’t go together').waitFor();
  await phone.locator('#account-password').fill(PASSWORD);
  await phone.locator('dialog button[type="submit"]').click();
  await phone.getByText('On this device you have tables as a guest').waitFor();
  await expectNoSideways(phone);
  await expectAccessible(phone, 'what becomes of the tables');
  await picture(phone, 'account-tables');
  await phone.locator('dialog button[type="submit"]').click();
  // The language has come along, and so has the table.
  await phone.locator('[data-action="came"]').waitFor();
  await phone.getByText('przeniesiono').waitFor();
  await phone.locator('[data-action="came"]').click();
  await phone.goto('/');
  await phone.locator(`a[href="/table/${own}"]:visible`).first().waitFor();
  await phone.locator('.guest .avatar').waitFor();

  // A new password logs the phone out.
  await laptop.locator('[data-deed="change"]').click();
  await laptop.locator('#account-password').fill(PASSWORD);
  await laptop.locator('#account-next').fill('eight blue parrots');
  await picture(laptop, 'account-change');
  await laptop.locator('dialog button[type="submit"]').click();
  await laptop.locator('dialog').waitFor({ state: 'detached' });
  await phone.reload();
  await phone.locator('.guest').waitFor();
  expect(await phone.locator('.guest code').count()).toBe(0);
  expect(complained.map(real)).toEqual([[], []]);
  await Promise.all([here.close(), there.close()]);
});

test('two people become friends, one invites the other to a table, and blocks them', async () => {
  const [annas, belas] = [await visitor(), await visitor({ viewport: SIZES.small })];
  const [anna, bela] = [await annas.newPage(), await belas.newPage()];
  const complained = [complaints(anna), complaints(bela)];
  await makeAccount(anna, 'Anna F');
  await makeAccount(bela, 'Béla F');
  // By keyboard alone.
  await bela.goto('/friends');
  await bela.locator('#friend-name').focus();
  await bela.keyboard.type('anna f');
  await bela.keyboard.press('Enter');
  await bela.locator('[data-action="withdraw"]').waitFor();
  await anna.goto('/friends');
  await anna.locator('[data-action="accept"]').waitFor();
  await look(anna, 'friends-asked');
  await unhurried(anna, anna.locator('[data-action="accept"]'));
  await anna.locator('[data-action="accept"]').click();
  await anna.locator('[data-action="about"]').waitFor();
  await bela.reload();
  await bela.getByText('here', { exact: true }).waitFor();
  await look(anna, 'friends');

  // An invitation stands on the friend's first page, and one press takes the seat.
  await anna.goto('/new');
  await anna.locator('[data-action="open-table"]').click();
  await anna.locator('[data-action="invite-friend"]').click();
  await anna.getByText('invited', { exact: true }).waitFor();
  await expectAccessible(anna, 'inviting a friend');
  await picture(anna, 'invite-friend');
  const table = new URL(anna.url()).pathname;
  await bela.goto('/');
  const sit = bela.locator('.friends [data-action="sit"]');
  await sit.waitFor();
  await settled(bela);
  await expectNoSideways(bela);
  await expectAccessible(bela, 'lobby with friends');
  await picture(bela, 'lobby-friends-small');
  await unhurried(bela, sit);
  await sit.click();
  await bela.waitForURL(`**${table}`);

  // Blocked from the list of friends: the table of the one who blocks can't be joined any more.
  await anna.goto('/friends');
  await anna.locator('[data-action="about"]').click();
  await expectAccessible(anna, 'about a friend');
  await anna.locator('dialog [data-action="block"]').click();
  await anna.locator('[data-action="unblock"]').waitFor();
  await look(anna, 'friends-blocked');
  await bela.goto('/friends');
  await bela.getByText('Nobody yet').waitFor();
  await anna.goto('/new');
  await anna.locator('[data-action="open-table"]').click();
  const link = await anna.locator('#invitation').inputValue();
  await bela.goto(link);
  await bela.locator('[data-action="join"]').click();
  await bela.locator('.said').waitFor();
  expect(bela.url()).toContain('/join/');
  expect(complained.map(real)).toEqual([[], []]);
  await Promise.all([annas.close(), belas.close()]);
});

test('a link leads to somebody who can be asked, also by a newcomer', async () => {
  const [annas, strangers] = [await visitor(), await visitor({ viewport: SIZES.phone })];
  const [anna, stranger] = [await annas.newPage(), await strangers.newPage()];
  const complained = [complaints(anna), complaints(stranger)];
  await anna.goto('/friends');
  await anna.locator('#my-name').fill('Anna L');
  await anna.keyboard.press('Enter');
  await anna.locator('[data-action="new-link"]').click();
  const link = await anna.locator('#friend-link').inputValue();
  await stranger.goto(link);
  await stranger.getByRole('heading', { name: 'Ask Anna L to be friends?' }).waitFor();
  await expectAccessible(stranger, 'somebody’s link');
  await expectNoSideways(stranger);
  await picture(stranger, 'friend-link');
  await stranger.locator('#my-name').fill('Stranger');
  await stranger.locator('[data-action="ask"]').click();
  await stranger.locator('[data-action="withdraw"]').waitFor();
  await anna.reload();
  await anna.locator('[data-action="accept"]').waitFor();
  await stranger.goto('/friend/nowhere');
  await stranger.getByText('This link leads nowhere').waitFor();
  expect(complained.map(real)).toEqual([[], []]);
  await Promise.all([annas.close(), strangers.close()]);
});
