import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  settled,
  SIZES,
  useBrowser,
  visitor,
} from './browser';
import { TestServer } from './server';

useBrowser();

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start(undefined, ['--by-invitation']);
});
afterAll(async () => {
  await server?.stop();
});

/** Somebody who has come with a code, on the first page; their id. */
async function guest(name: string, options: Parameters<typeof visitor>[0] = {}): Promise<[Page, string]> {
  const page = await (await visitor({ baseURL: server.url, ...options })).newPage();
  const code = /^\S+/.exec(server.admin('invite'))?.[0] ?? '';
  await page.goto('/');
  await page.locator('#enter-code').fill(code.toUpperCase());
  await page.locator('#enter-name').fill(name);
  await page.locator('[data-action="enter"]').click();
  await page.locator('.guest code').waitFor();
  const { guest: me } = (await (await page.request.get('/api/me')).json()) as { guest: { id: string } };
  return [page, me.id];
}

const send = (page: Page, path: string, data: object) =>
  page.request.post(path, { data, headers: { 'content-type': 'application/json' } });

test('a host settles a report, mutes somebody, announces and invites, at every width', async () => {
  const [zofia, zofiaId] = await guest('Zofia');
  const [dorin] = await guest('Dorin', { locale: 'pl-PL', viewport: SIZES.small });
  const complained = [complaints(zofia), complaints(dorin)];
  await zofia.goto('/host');
  await zofia.getByText('Only a host of this server can do that.').waitFor();
  server.admin('grant', zofiaId);

  const made = await send(dorin, '/api/tables', {
    game: 'puerto-rico',
    setup: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    shuffle_seats: false,
  });
  const table = (await made.json()) as { id: string; invitation: string };
  await send(zofia, `/api/invitations/${table.invitation}/join`, {});
  await send(dorin, `/api/tables/${table.id}/chat`, {
    request_id: '1',
    words: { kind: 'text', text: 'Just play already, you snail.' },
  });
  await send(zofia, `/api/tables/${table.id}/chat/1/report`, { reason: 'rude' });

  // By the menu, which now has it.
  await zofia.goto('/');
  await zofia.locator('.guest code').waitFor();
  await zofia.locator('.menu > button').click();
  await zofia.locator('#rail-menu a[href="/host"]').click();
  await zofia.locator('.desk').waitFor();
  await zofia.locator('details[open] .is-it', { hasText: 'you snail' }).waitFor();
  for (const [name, viewport] of Object.entries(SIZES)) {
    await zofia.setViewportSize(viewport);
    await settled(zofia);
    await expectNoSideways(zofia);
    await expectAccessible(zofia, `the host's page, ${name}`);
    await picture(zofia, `host-${name}`);
  }
  await zofia.setViewportSize(SIZES.desktop);

  await zofia.locator('details[open] .row .btn').first().click();
  const dialog = zofia.locator('dialog[open]');
  await dialog.locator('#sanction-reason').fill('Insults at the table.');
  await settled(zofia);
  await expectAccessible(zofia, 'a person');
  await picture(zofia, 'host-person');
  await dialog.locator('[data-action="sanction"]').click();
  await dialog.locator('[data-sanction="mute"]', { hasText: 'Insults at the table.' }).waitFor();
  await zofia.keyboard.press('Escape');
  await zofia.locator('[data-action="settle"]').click();
  await zofia.getByText('Nobody has reported anything.').waitFor();

  // Dorin is told why, in Polish, on the first page and where it is refused.
  await dorin.goto('/');
  await dorin.locator('[role="alert"]', { hasText: 'Insults at the table.' }).waitFor();
  await dorin.goto(`/table/${table.id}`);
  await dorin.locator('.dock').waitFor();
  await dorin.locator('[data-action="chat"]').click();
  await dorin.locator('.talk-sheet [data-phrase="hello"]').click();
  await dorin.getByText(/odebrał ci prawo pisania na czatach do: .+ Powód: Insults/).waitFor();

  await zofia.locator('#announce-text').fill('Restart at eight, two minutes.');
  await zofia.locator('.pre', { hasText: 'Restart at eight' }).waitFor();
  await zofia.locator('[data-action="announce"]').click();
  await zofia.locator('[data-announcement]', { hasText: 'Restart at eight' }).waitFor();
  await dorin.reload();
  await dorin.locator('.dock').waitFor();
  const strip = dorin.locator('[data-announcement]', { hasText: 'Restart at eight' });
  await strip.waitFor();
  await settled(dorin);
  await expectNoSideways(dorin);
  await picture(dorin, 'announcement-small-pl');
  await strip.locator('button').click();
  await dorin.reload();
  await dorin.locator('.dock').waitFor();
  expect(await strip.count(), 'it was read').toBe(0);
  await zofia.locator('[data-action="withdraw"]').click();
  await zofia.locator('[data-action="withdraw"]').waitFor({ state: 'detached' });

  await zofia.locator('#entrance-note').fill('the club');
  await zofia.locator('[data-action="invite"]').click();
  await zofia.getByText('the club').waitFor();
  await zofia.locator('#find-people').fill('dor');
  await zofia.locator('[data-action="find"]').click();
  await zofia.locator('[data-person]').nth(1).waitFor({ state: 'detached' });
  expect(await zofia.locator('[data-person]').count()).toBe(1);
  // A wrong answer is what Dorin's page was given on purpose; nothing else is complained about.
  const refusals = /status of 403/;
  expect(complained.flat().filter((words) => !refusals.test(words))).toEqual([]);
});

test('a person makes a bot, whose token is shown once, and revokes it', async () => {
  const [anna] = await guest('Anna', { viewport: SIZES.small });
  await anna.locator('.guest summary').click();
  await anna.locator('[data-action="programs"]').click();
  const dialog = anna.locator('dialog[open]');
  await dialog.locator('#program-name').fill('Rook');
  await dialog.locator('[data-action="make-program"]').click();
  const token = await dialog.locator('#program-token').inputValue();
  expect(token).toMatch(/^meseta_[0-9a-z]{32}$/);
  await settled(anna);
  await expectNoSideways(anna);
  await expectAccessible(anna, 'my bots', { part: 'dialog' });
  await picture(anna, 'my-bots-small');
  const asked = async () =>
    (await anna.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await asked()).toBe(200);
  await dialog.locator('[data-action="revoke"]').click();
  await dialog.locator('[data-action="revoke"]').waitFor({ state: 'detached' });
  expect(await asked()).toBe(401);
  await dialog.locator('[data-action="remove-ask"]').click();
  await dialog.locator('[data-action="remove"]').click();
  await dialog.getByText('You have no bots yet.').waitFor();
});
