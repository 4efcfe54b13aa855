import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { complaints, expectAccessible, expectNoSideways, picture, useBrowser, visitor } from './browser';
import { myTurn, playNow } from './play';

useBrowser();

test('a code moves the seats to another device; logging out elsewhere takes them back', async () => {
  const [here, there] = [await visitor(), await visitor()];
  const [laptop, phone] = [await here.newPage(), await there.newPage()];
  const complained = [complaints(laptop), complaints(phone)];
  const id = await playNow(laptop);
  await laptop.goto('/');
  const code = laptop.locator('.guest code');
  const old = await code.innerText();

  await phone.goto('/');
  await phone.getByRole('button', { name: 'I have a code' }).click();
  await phone.locator('#guest-text').fill(old);
  await phone.getByRole('button', { name: 'Save' }).click();
  const listed = `a[href="/table/${id}"]:visible`;
  await phone.locator(listed).first().waitFor();

  await laptop.locator('.guest summary').click();
  await laptop.getByRole('button', { name: 'Log out other devices' }).click();
  await expectAccessible(laptop, 'logging out elsewhere');
  await picture(laptop, 'guest-log-out');
  await laptop.locator('dialog').getByRole('button', { name: 'Log out other devices' }).click();
  await laptop.waitForFunction(
    (before) => document.querySelector('.guest code')?.textContent !== before,
    old,
  );
  await expectNoSideways(laptop);

  await phone.reload();
  await phone.getByText('No account needed: your first table').waitFor();
  expect(await phone.locator(listed).count()).toBe(0);
  await laptop.goto(`/table/${id}`);
  expect(await myTurn(laptop)).toBe('asked');

  await laptop.goto('/');
  await laptop.locator('.guest summary').click();
  const downloading = laptop.waitForEvent('download');
  await laptop.getByRole('link', { name: 'Download my data' }).click();
  const data: { games: { table: { id: string } }[] } = JSON.parse(
    await readFile(await (await downloading).path(), 'utf8'),
  );
  expect(data.games.map((game) => game.table.id)).toEqual([id]);
  await laptop.getByRole('button', { name: 'Delete me' }).click();
  await expectAccessible(laptop, 'deleting oneself');
  await picture(laptop, 'guest-delete');
  await laptop.locator('dialog').getByRole('button', { name: 'Delete me' }).click();
  await laptop.getByText('No account needed: your first table').waitFor();
  expect(await laptop.locator(listed).count()).toBe(0);
  expect(complained).toEqual([[], []]);
  await Promise.all([here.close(), there.close()]);
});
