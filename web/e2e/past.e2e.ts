import { expect, test } from 'vitest';
import { complaints, expectNoSideways, picture, settled, SIZES, useBrowser, visitor } from './browser';

useBrowser();

const BOT = { kind: 'bot', bot: 'random' };

test('games that are over are listed apart, the newest first, and none is lost', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/');
  await page.locator('#h-mine').waitFor();
  // Eight games that bots play to the end at once, a few at a time, and one that waits for somebody.
  const made = await page.evaluate(
    async ([bot]) => {
      const ask = async (method: string, path: string, body?: object) => {
        const answer = await fetch('/api' + path, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return (await answer.json()) as { id: string; state: string };
      };
      const make = (seats: object[]) =>
        ask('POST', '/tables', {
          game: 'puerto-rico',
          setup: { players: 2 },
          seats,
          shuffle_seats: false,
          name: 'Zofia',
        });
      const over: string[] = [];
      for (let count = 0; count < 8; count++) {
        const { id } = await make([bot ?? {}, bot ?? {}]);
        while ((await ask('GET', '/tables/' + id)).state !== 'over')
          await new Promise((later) => setTimeout(later, 100));
        over.push(id);
      }
      return { over, open: (await make([{ kind: 'me' }, { kind: 'open' }])).id };
    },
    [BOT],
  );
  await page.reload();
  const past = page.locator('.past .tbl');
  await past.first().waitFor();
  expect(await past.count()).toBe(6);
  expect(await past.first().locator('a').getAttribute('href')).toContain(made.over.at(-1));
  expect(await page.locator('section[aria-labelledby="h-mine"] .tbl a').getAttribute('href')).toContain(
    made.open,
  );
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await settled(page);
    await expectNoSideways(page);
    await picture(page, `past-${name}`);
  }
  await page.locator('[data-action="all-past"]').click();
  await past.nth(7).waitFor();
  expect(await past.count()).toBe(8);
  expect(complained).toEqual([]);
  await context.close();
});
