import { expect, test } from 'vitest';
import {
  SIZES,
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  useBrowser,
  visitor,
} from './browser';
import { answer, choices, myTurn, openTable, playToTheEnd } from './play';

useBrowser();

test('New Buildings: a draft by pressing cards, then a whole game', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const id = await openTable(page, { players: 4, expansions: ['new_buildings'], pool: 45 });

  // The draft has a screen of its own: places are counted, and what was put up is sunk with its seat.
  const choose = choices(17);
  let put = 0;
  while ((await myTurn(page)) === 'asked' && (await page.locator('body.drafting').count()) > 0) {
    if (put === 1) {
      await expectAccessible(page, 'draft');
      for (const size of ['desktop', 'phone', 'small'] as const) {
        await page.setViewportSize(SIZES[size]);
        await expectNoSideways(page);
        await picture(page, `draft-${size}`);
      }
      await page.setViewportSize(SIZES.desktop);
    }
    await answer(page, choose);
    put += 1;
  }
  expect(put).toBeGreaterThanOrEqual(3);
  expect(await page.locator('.market .build').count()).toBe(6 + 17);

  expect(await playToTheEnd(page, 17)).toBeGreaterThan(10);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('.score tbody tr').count()).toBeGreaterThanOrEqual(2);
  await expectAccessible(page, 'end');

  // The replay begins with the draft as it was.
  await page.goto(`/replay/${id}/4`);
  await page.locator('.drive').waitFor();
  expect(await page.locator('.kind-card.is-in').count()).toBe(4);
  await picture(page, 'replay-draft');
  expect(complained).toEqual([]);
  await context.close();
});

test('an expansion that the edition lacks says so and can’t be chosen', async () => {
  const context = await visitor();
  const page = await context.newPage();
  await page.goto('/new');
  await page.locator('input[name="edition"][value="2002"]').check({ force: true });
  const box = page.locator('input[name="expansion-new_buildings"]');
  expect(await box.isDisabled()).toBe(true);
  expect(await page.locator('.pick.is-lacking').first().innerText()).toContain('2002');
  await expectAccessible(page, 'new table');
  await context.close();
});

test('all expansions together: a whole game by pressing what is offered', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const expansions = ['new_buildings', 'nobles', 'buccaneer', 'festival'];
  await openTable(page, { players: 5, expansions, pool: 40 });
  const choose = choices(23);
  while ((await myTurn(page)) === 'asked' && (await page.locator('body.drafting').count()) > 0) {
    await answer(page, choose);
  }
  // There are nine role cards, three tasks and the nobles' supply on the table.
  expect(await page.locator('.role').count()).toBe(9);
  expect(await page.locator('.festival li').count()).toBe(3);
  expect(await page.locator('.market .build').count()).toBe(7 + 24);
  for (const size of ['phone', 'small', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expectNoSideways(page);
    await picture(page, `all-expansions-${size}`);
  }
  await expectAccessible(page, 'table');
  expect(await playToTheEnd(page, 23)).toBeGreaterThan(10);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture(page, 'all-expansions-end');
  expect(complained).toEqual([]);
  await context.close();
});
