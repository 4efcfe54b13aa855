import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letBotAnswer } from './altiplano';
import { SIZES, complaints, picture, settled, useBrowser, visitor } from './browser';
import { makeTable, myTurn } from './play';

useBrowser();

/** Tablets, upright. */
const TABLETS = [SIZES.tablet, { width: 768, height: 1024 }] as const;
/** Every kind of question that comes early is among these. */
const DECISIONS = 14;

/** Tables of five: what comes in the box first, then more buildings for sale, and the festival below them. */
const SETUPS = [
  { name: 'base game', setup: { players: 5 } },
  { name: 'nobles', setup: { players: 5, expansions: ['nobles'] } },
  { name: 'festival', setup: { players: 5, expansions: ['buccaneer', 'festival'] } },
  {
    name: 'all expansions',
    setup: { players: 5, expansions: ['new_buildings', 'nobles', 'buccaneer', 'festival'], draft: 'random' },
  },
];

/** Opens a table of five on a page that has seen the words for a first table. */
async function sitDown(page: Page, setup: object = { players: 5 }): Promise<void> {
  await page.goto('/');
  const bots = Array<object>(4).fill({ kind: 'bot', bot: 'greedy' });
  const id = await makeTable(page, 'puerto-rico', setup, [{ kind: 'me' }, ...bots]);
  await page.goto(`/table/${id}`);
  await myTurn(page);
  await page.locator('[data-action="put-away"]').click();
}

/** How much of a part lies under the rail or the dock, in pixels. */
async function covered(page: Page, part: string): Promise<number> {
  return page.evaluate((selector) => {
    const box = document.querySelector(selector)!.getBoundingClientRect();
    const above = document.querySelector('.rail')!.getBoundingClientRect().bottom;
    const below = document.querySelector('.dock')!.getBoundingClientRect().top;
    return Math.round(Math.max(0, above - box.top, box.bottom - below));
  }, part);
}

/** Whether the answers of the bar lie on its question. */
async function questionCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const words = document.querySelector('.dock .ask-words')!.getBoundingClientRect();
    const answers = document.querySelector('.dock :is(.options, .does)')!.getBoundingClientRect();
    return answers.left < words.right && answers.right > words.left && answers.top < words.bottom;
  });
}

test.each(SETUPS)('on a tablet, the shared board and your own are seen at once: $name', async (played) => {
  const context = await visitor({ viewport: TABLETS[0], hasTouch: true });
  const page = await context.newPage();
  const complained = complaints(page);
  await sitDown(page, played.setup);
  const wrong: string[] = [];
  for (let decision = 0; decision < DECISIONS; decision++) {
    if ((await myTurn(page)) === 'over') break;
    for (const size of TABLETS) {
      await page.setViewportSize(size);
      for (const part of ['.roles', '.market', '.island']) {
        const under = await covered(page, part);
        const asked = await page.locator('#ask').innerText();
        if (under > 0) wrong.push(`${size.width}: ${under} px of ${part}, ${asked}`);
      }
      if (await questionCovered(page)) wrong.push(`${size.width}: ${await page.locator('#ask').innerText()}`);
      if (decision === 0) await picture(page, `tablet-${played.name}-${size.width}`);
    }
    await letBotAnswer(page);
  }
  expect(wrong).toEqual([]);
  expect(complained).toEqual([]);
  await context.close();
});

test('while others decide, a tablet’s bar says who follows and what happened last', async () => {
  const contexts = await Promise.all(TABLETS.map((viewport) => visitor({ viewport, hasTouch: true })));
  const [anna, bela] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!anna || !bela) throw new Error('two people');
  await anna.goto('/');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
  const id = await makeTable(anna, 'puerto-rico', { players: 3 }, seats);
  await anna.goto(`/table/${id}`);
  await bela.goto(await anna.locator('#invitation').inputValue());
  await bela.locator('#join-name').fill('Bela');
  await bela.locator('[data-action="join"]').click();
  await myTurn(anna);
  const told = bela.locator('.dock[data-mine="false"] .meanwhile');
  await told.getByText('Round 1').first().waitFor();
  expect(await told.locator('.seats-in-order li').count()).toBe(3);
  const width = await told.evaluate((part) => part.clientWidth);
  expect(width).toBeGreaterThan(TABLETS[1].width / 3);
  const [asked, waiting] = await Promise.all([anna, bela].map((page) => page.locator('.dock').boundingBox()));
  expect(waiting!.height, 'as high as the bar of the player who is asked').toBe(asked!.height);
  for (const context of contexts) await context.close();
});

test('on a phone, the buildings come into sight once they are asked about', async () => {
  const context = await visitor({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await sitDown(page);
  const asks = () => page.locator('#ask').innerText();
  for (let decision = 0; decision < 40 && !/build one/.test(await asks()); decision++) {
    await letBotAnswer(page);
    await myTurn(page);
  }
  expect(await asks()).toMatch(/build one/);
  await settled(page);
  const top = await page.locator('.market').evaluate((market) => market.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(SIZES.phone.height / 4);
  await picture(page, 'phone-build');
  await context.close();
});
