import { expect, test } from 'vitest';
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

useBrowser();

const player = (place: number, more: object) => ({
  name: null,
  mark: null,
  bot: null,
  mine: false,
  rating: 1720 - 60 * place,
  plus_minus: 90 + 40 * place,
  games: 40 - 3 * place,
  wins: 20 - 2 * place,
  ...more,
});

test('a game is made rated, and the list of ratings is read at every width', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/new/puerto-rico');
  await page.locator('#my-name').fill('Zofia');
  await page.locator('#choice-rated input').check({ force: true });
  await page.locator('[data-action="open-table"]').click();
  await page.locator('#invitation').waitFor();
  expect(await page.locator('.agreement').innerText()).toContain('rated');

  await page.goto('/ratings');
  await page.locator('main .panel').waitFor();
  const classes = [4, 3].map((players, index) => ({
    class: { game: 'puerto-rico', players, pace: index === 0 ? 'live' : 'none' },
    games: 40 - index,
  }));
  // A list with people of all kinds, which would take forty games.
  await page.route('**/api/ratings*', (route) =>
    route.fulfill({
      json: {
        classes,
        class: classes[route.request().url().includes('players=3') ? 1 : 0]?.class,
        players: [
          player(0, { name: 'Zofia', mark: 'K7Q', mine: true }),
          player(1, { name: 'Anna-Maria von und zu Hohenlohe-Langenburg', mark: 'B2C' }),
          player(2, { bot: 'level-6' }),
          player(3, { name: 'Bence', mark: 'X9Y' }),
          player(4, { name: 'Bence', mark: 'Q1W' }),
        ],
        seats: [14, 3, -5, -12],
        mine: player(0, { name: 'Zofia', mark: 'K7Q', mine: true }),
      },
    }),
  );
  await page.reload();
  await page.locator('.ratings tbody tr').first().waitFor();
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await settled(page);
    await expectNoSideways(page);
    await picture(page, `ratings-${name}`);
  }
  expect(await page.locator('.ratings .is-mine').count()).toBe(1);
  expect(await page.locator('.ratings th small').allInnerTexts()).toEqual(['X9Y', 'Q1W']);
  await page.locator('.classes .btn').nth(1).click();
  await page.locator('.classes .btn[aria-pressed="true"]', { hasText: '3' }).waitFor();
  await expectAccessible(page, 'ratings');
  expect(complained).toEqual([]);
  await context.close();
});
