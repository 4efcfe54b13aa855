import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  SIZES,
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  settled,
  useBrowser,
  visitor,
} from './browser';
import { TestServer } from './server';

useBrowser();

// At the server that all tests share, games are finished meanwhile.
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const kinds = [
  { game: 'puerto-rico', players: 4, company: 'people' },
  { game: 'altiplano', players: 3, company: 'bots' },
] as const;

/** Statistics as after many games, which would take too long to play here. */
const statistics = (of: number) => ({
  kinds: kinds.map((kind, index) => ({ kind, games: 40 - index, wins: 12 - index })),
  kind: kinds[of],
  games: 40 - of,
  seats: Array.from({ length: kinds[of]?.players ?? 0 }, (_, seat) => ({
    games: 40,
    wins: 13 - 2 * seat,
    points: 1800 - 40 * seat,
  })),
  lengths: [12, 13, 14, 15, 16, 17].map((rounds, index) => ({ rounds, games: [2, 5, 11, 13, 7, 2][index] })),
  choices: of === 0 ? ['settler', 'mayor', 'builder', 'prospector', 'second_prospector'] : ['farm', 'market'],
  rounds: Array.from({ length: 17 }, (_, index) => ({
    round: index + 1,
    counts: (of === 0 ? [9, 7, 12, 3, 2] : [20, 11]).map((count) => Math.max(0, count - (index % 4))),
  })),
  holdings: (of === 0 ? ['wharf', 'guild_hall', 'small_indigo_plant'] : ['e1', 'e14']).map((key, index) => ({
    key,
    seats: 60 - index,
    wins: 20 - index,
  })),
  sources: (of === 0 ? ['chips', 'buildings', 'residence'] : ['goods', 'house_bonus']).map((key, index) => ({
    key,
    points: 3000 - 900 * index,
    winners: 900 - 200 * index,
  })),
});

test('statistics are read at every width, in charts and in numbers', async () => {
  const context = await visitor({ baseURL: server.url });
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/statistics');
  // A server without a finished game says so.
  await page.locator('main p.panel').waitFor();
  await page.route('**/api/statistics*', (route) =>
    route.fulfill({ json: statistics(route.request().url().includes('altiplano') ? 1 : 0) }),
  );
  await page.reload();
  await page.locator('#h-seats').waitFor();
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await settled(page);
    await expectNoSideways(page);
    await picture(page, `statistics-${name}`);
  }
  await expectAccessible(page, 'statistics');
  // Both prospectors are one role to players.
  expect(await page.locator('#h-choices ~ .parts li').count()).toBe(4);
  expect(await page.locator('main').innerText()).not.toContain('⟨');
  await page.locator('#h-seats ~ details summary').click();
  expect(await page.locator('#h-seats ~ details tbody tr').count()).toBe(4);
  await page.locator('.kinds .btn').nth(1).click();
  await page.locator('.kinds .btn[aria-pressed="true"]', { hasText: 'Altiplano' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('⟨');
  await expectAccessible(page, 'statistics of another game');
  expect(complained).toEqual([]);
  await context.close();
});

test('a person lets others see their statistics, and stops', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/new/puerto-rico');
  await page.locator('#my-name').fill('Zofia');
  await page.locator('[data-action="open-table"]').click();
  await page.locator('#invitation').waitFor();
  await page.goto('/statistics/me');
  const share = page.locator('input[name="share-statistics"]');
  await share.waitFor();
  expect(await share.isChecked()).toBe(false);
  await share.check();
  await page.locator('[data-action="copy-statistics"]').waitFor();
  const shared = await page.evaluate(
    async () => (await fetch('/api/me/statistics')).json() as Promise<{ code: string }>,
  );
  await expectAccessible(page, 'my statistics');

  const other = await visitor();
  const friend = await other.newPage();
  await friend.goto(`/statistics/${shared.code}`);
  await friend.locator('h1', { hasText: 'Zofia' }).waitFor();
  await share.uncheck();
  await page.locator('[data-action="copy-statistics"]').waitFor({ state: 'detached' });
  await friend.reload();
  await friend.locator('main [role="alert"]').waitFor();
  expect(complained).toEqual([]);
  await other.close();
  await context.close();
});

test('all tables of a person are listed', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await page.goto('/new/puerto-rico');
  await page.locator('#my-name').fill('Zofia');
  await page.locator('[data-action="open-table"]').click();
  await page.locator('#invitation').waitFor();
  await page.goto('/archive');
  await page.locator('[data-list="archive"] li').first().waitFor();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await settled(page);
    await expectNoSideways(page);
  }
  await expectAccessible(page, 'archive');
  await context.close();
});
