import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letBotAnswer } from './altiplano';
import { complaints, useBrowser, visitor } from './browser';
import { answer, choices, makeTable, myTurn } from './play';

useBrowser();

const BOTS = [1, 2, 3].map(() => ({ kind: 'bot', bot: 'greedy' }));

/** From now on counts the pieces that travel over the table. */
async function countFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { flights: 0, inTheWay: 0 };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.classList.contains('flying')) {
            seen.flights++;
            const { position, pointerEvents } = getComputedStyle(node);
            if (position !== 'fixed' || pointerEvents !== 'none') seen.inTheWay++;
          }
    }).observe(document.body, { childList: true });
  });
}

const flights = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { flights: number } }).seen.flights);

async function seated(page: Page): Promise<string> {
  await page.goto('/');
  const id = await makeTable(page, 'puerto-rico', { players: 4 }, [{ kind: 'me' }, ...BOTS]);
  await page.goto(`/table/${id}`);
  await myTurn(page);
  return id;
}

test('pieces travel, but not for those who want less motion', async () => {
  const moving = await visitor({ reducedMotion: 'no-preference' });
  const page = await moving.newPage();
  const complained = complaints(page);
  await seated(page);
  await countFlights(page);
  const choose = choices(5);
  for (let question = 0; question < 60 && (await flights(page)) === 0; question++) {
    if ((await myTurn(page)) === 'over') break;
    await answer(page, choose);
  }
  expect(await flights(page)).toBeGreaterThan(0);
  // They take no room on the table, and no press.
  const inTheWay = () =>
    page.evaluate(() => (window as unknown as { seen: { inTheWay: number } }).seen.inTheWay);
  expect(await inTheWay()).toBe(0);

  // The setting stops them from one answer to the next.
  await page.evaluate(() => localStorage.setItem('meseta.motion', 'none'));
  await page.reload();
  await expectStill(page);
  await moving.close();

  const calm = await visitor({ reducedMotion: 'reduce' });
  const still = await calm.newPage();
  await seated(still);
  await expectStill(still);
  expect(complained).toEqual([]);
  await calm.close();
});

/** Nothing travels, however much happens. */
async function expectStill(page: Page): Promise<void> {
  await myTurn(page);
  await countFlights(page);
  const choose = choices(6);
  for (let question = 0; question < 15 && (await myTurn(page)) === 'asked'; question++)
    await answer(page, choose);
  expect(await flights(page)).toBe(0);
}

/** From now on notes which drawings travel. */
async function noteTravellers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { travelled: () => [...seen] });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.flying'))
            seen.add(node.getAttribute('data-icon') ?? '');
    }).observe(document.body, { childList: true });
  });
}

test('in Altiplano pawns, tiles and coins travel', async () => {
  const context = await visitor({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/');
  const id = await makeTable(page, 'altiplano', { players: 4 }, [{ kind: 'me' }, ...BOTS]);
  await page.goto(`/table/${id}`);
  await myTurn(page);
  await noteTravellers(page);
  const travelled = () =>
    page.evaluate(() => (window as unknown as { travelled: () => string[] }).travelled());
  const kinds = async () => {
    const seen = await travelled();
    return {
      pawn: seen.includes('pawn'),
      tile: seen.some((icon) => icon.startsWith('alti-')),
      coin: seen.includes('doubloon'),
    };
  };
  // In every game pawns walk, goods are gained and coins change hands within a few rounds.
  for (let question = 0; question < 200 && Object.values(await kinds()).includes(false); question++) {
    if ((await myTurn(page)) === 'over') break;
    await letBotAnswer(page);
  }
  expect(await kinds()).toEqual({ pawn: true, tile: true, coin: true });
  expect(complained).toEqual([]);
  await context.close();
});

/** What was shown when moves of others began to wait, and right after the press that shows them all. */
interface Caught {
  waiting: number;
  shown: number;
  after: number;
}

/** Presses *show all* as soon as it is there, in the page itself, so that no move can be shown in between. */
async function catchWaiting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = () => document.querySelector<HTMLElement>('[data-action="show-all"]');
    const version = () => Number(document.querySelector<HTMLElement>('.dock')?.dataset['version']);
    const seen = new MutationObserver(() => {
      const there = button();
      if (!there) return;
      seen.disconnect();
      const waiting = Number(there.querySelector('.more-moves')?.textContent);
      const shown = version();
      there.click();
      // At most half of the time after which the next move would be shown by itself.
      const look = (frames: number) =>
        requestAnimationFrame(() => {
          const caught: Caught = { waiting, shown, after: version() };
          if (caught.after > shown || frames === 0) Object.assign(window, { caught });
          else look(frames - 1);
        });
      look(60);
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
}

test('moves of others are shown one by one if wanted, and all at once on a press', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('meseta.others', 'slow'));
  const id = await seated(page);
  await catchWaiting(page);
  const caught = () => page.evaluate(() => (window as unknown as { caught?: Caught }).caught);
  const choose = choices(7);
  // Three bots answer at once: their moves wait for each other, and so does the next question.
  for (let question = 0; question < 12 && !(await caught()); question++) {
    if ((await myTurn(page)) === 'over') break;
    await answer(page, choose);
  }
  await expect.poll(caught).toBeDefined();
  const found = await caught();
  expect(found?.waiting).toBeGreaterThan(0);
  expect(found?.after).toBeGreaterThan(found?.shown ?? Infinity);
  // What the bots do after that waits again, until everything has been shown.
  const behind = async () => {
    const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as { version: number };
    return table.version - Number(await page.locator('.dock').getAttribute('data-version'));
  };
  await expect.poll(behind, { timeout: 120_000 }).toBe(0);
  expect(complained).toEqual([]);
  await context.close();
});
