import { expect, test } from 'vitest';
import { lock, answer, movedOn, playAltiplano, version } from './altiplano';
import { complaints, expectNoSideways, picture, SIZES, useBrowser, visitor } from './browser';
import { choices, myTurn } from './play';

useBrowser();

test('roles are chosen from an open sheet, with what each does and starts with', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page, {
    players: 3,
    switches: ['roles_drafted'],
    setup: { start_player: 1 },
    inOrder: true,
  });
  await myTurn(page);
  // The start player chooses last; seat 0 sits to the right of the start player and begins.
  expect(await page.locator('.role-draft li').count()).toBe(7);
  expect(await page.locator('.role-draft .is-taken').count()).toBe(0);
  const miner = page.locator('[data-action="role-miner"]');
  expect(await miner.innerText()).toMatch(/Miner[^]*Mine[^]*Starts with/);
  await picture(page, 'altiplano-roles');
  await page.setViewportSize(SIZES.small);
  await expectNoSideways(page);
  await page.setViewportSize(SIZES.desktop);
  const before = await version(page);
  await miner.click();
  await movedOn(page, before);
  await page.locator('.mine .tag', { hasText: 'Miner' }).waitFor();
  // Everybody now has a different role, and the game goes on.
  await page.locator('.rival .is-role').nth(1).waitFor();
  expect(await myTurn(page)).toBe('asked');
  expect(await page.locator('.role-draft').count()).toBe(0);
  expect(complained).toEqual([]);
  await context.close();
}, 60_000);

test('planning in turn order: those who plan later see the earlier plans', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await playAltiplano(page, {
    players: 3,
    switches: ['plan_in_turn_order'],
    bot: 'level-2',
    setup: { start_player: 1 },
    inOrder: true,
  });
  await myTurn(page);
  // Both others have planned, openly, before this seat is asked for the first time.
  await page.locator('.dock .route').waitFor();
  expect(await page.locator('.log li', { hasText: 'plans:' }).count()).toBe(2);
  expect(await page.locator('.rival .tag', { hasText: 'locked' }).count()).toBe(2);
  const choose = choices(3);
  for (let answers = 0; answers < 3; answers++) {
    if ((await myTurn(page)) === 'over') break;
    await answer(page, choose);
  }
  expect(complained).toEqual([]);
  await context.close();
}, 90_000);

test('a locked plan is opened again while another player is still planning, and is as it was', async () => {
  const [mine, theirs] = [await visitor(), await visitor()];
  const [anna, ben] = [await mine.newPage(), await theirs.newPage()];
  const made = await anna.request.post('/api/tables', {
    data: {
      game: 'altiplano',
      setup: { players: 2, switches: [] },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      shuffle_seats: false,
      name: 'Anna',
    },
  });
  const { id, invitation } = (await made.json()) as { id: string; invitation: string };
  await ben.goto(`/join/${invitation}`);
  await ben.request.post(`/api/invitations/${invitation}/join`, { data: { name: 'Ben' } });
  await Promise.all([anna.goto(`/table/${id}`), ben.goto(`/table/${id}`)]);
  await myTurn(anna);
  await myTurn(ben);
  await anna.locator('.plan [data-action^="tile-"]').first().click();
  await anna.locator('.dock [data-action^="place-"]').first().click();
  expect(await anna.locator('.groups [data-action^="lift-"]').count()).toBe(1);
  await lock(anna);
  await anna.locator('.sealed', { hasText: 'hidden until everybody has answered' }).waitFor();
  // The other player sees that the plan is locked, but nothing of the plan itself.
  await ben.locator('.rival .tag', { hasText: 'locked' }).waitFor();
  expect(await ben.locator('.rival .mini-left', { hasText: 'on spaces' }).count()).toBe(0);
  await anna.locator('.dock [data-action="undo"]').click();
  await anna.locator('.groups [data-action^="lift-"]').first().waitFor();
  await ben.locator('.rival .tag', { hasText: 'planning' }).waitFor();
  await lock(anna);
  await anna.locator('.sealed').waitFor();
  await lock(ben);
  // Both are done: the plans are shown, and nothing can take them back.
  await anna.locator('.log li', { hasText: 'All plans are shown' }).waitFor();
  await expect.poll(() => anna.locator('.sealed').count()).toBe(0);
  await Promise.all([mine.close(), theirs.close()]);
}, 60_000);
