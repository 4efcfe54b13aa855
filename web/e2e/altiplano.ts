import type { Page } from 'playwright-core';
import { light } from './browser';

/** Playing Altiplano through the page, as a person would. */

/** What a table of Altiplano agrees on, and who sits there. */
export interface AltiplanoGame {
  players?: number;
  switches?: string[];
  /** Who plays against the visitor; the quickest bot, so that a whole game stays short. */
  bot?: string;
  /** Other parts of the agreement. */
  setup?: object;
  /** The visitor's seat is the first one. */
  inOrder?: boolean;
}

/** Opens a table against bots; resolves when its dock is shown. */
export async function playAltiplano(page: Page, game: AltiplanoGame = {}): Promise<string> {
  const { players = 2, switches = [], bot = 'random', setup = {}, inOrder = false } = game;
  const made = await page.request.post('/api/tables', {
    data: {
      game: 'altiplano',
      setup: { players, switches, ...setup },
      seats: [{ kind: 'me' }, ...Array<object>(players - 1).fill({ kind: 'bot', bot })],
      shuffle_seats: !inOrder,
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await page.waitForSelector('.dock');
  return id;
}

/** Waits until the table has moved on. */
export async function movedOn(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('.verdict') ||
      (document.querySelector('.dock') &&
        document.querySelector('.dock')?.getAttribute('data-version') !== old),
    before,
    { timeout: 30_000, polling: 40 },
  );
}

/** The version that the dock shows; null while the end of the game is loading. */
export const version = (page: Page) =>
  page.evaluate(() => document.querySelector('.dock')?.getAttribute('data-version') ?? null);

/** Puts tiles from the hand onto green spaces, and locks the plan. */
export async function plan(page: Page, choose: (count: number) => number): Promise<void> {
  const tiles = page.locator(light('.plan [data-action^="tile-"]'));
  for (let left = await tiles.count(); left > 0; left--) {
    const tile = tiles.nth(choose(await tiles.count()));
    // The pointer stays where it pressed last, and what it explains there may cover the tile.
    await page.mouse.move(2, 2);
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await tile.click();
    const green = page.locator(light('.groups [data-action^="put-"]'));
    const count = await green.count();
    if (count > 0) await green.nth(choose(count)).click();
  }
  await lock(page);
}

/**
 * Locks the plan as it is; a button that has only just appeared takes no press, and an empty plan has to be confirmed.
 */
export async function lock(page: Page): Promise<void> {
  const before = await version(page);
  const anyway = page.locator(light('[data-action="lock-anyway"]'));
  for (const end = Date.now() + 15_000; Date.now() < end && (await version(page)) === before;) {
    const button = (await anyway.count()) > 0 ? anyway : page.locator(light('.dock [data-action="done"]'));
    await button.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(100);
  }
}

/** What can be pressed to answer, in the order in which to look for it. */
const OPTIONS =
  '.dock .option:not([aria-disabled="true"]):not([data-action="back"]):not([data-action="move"]):not(.is-kept)';
const CLOSING = '.dock :is([data-action="done"], [data-action="pass"]):not([aria-disabled="true"])';

/** How long a table of bots may take until the visitor is asked again, on a machine that is busy with something else. */
const BOTS_MS = 60_000;

/** Answers the open question by pressing what is offered, until the table has moved on. */
export async function answer(page: Page, choose: (count: number) => number): Promise<void> {
  const before = await version(page);
  if ((await page.locator(light('.dock .route')).count()) > 0) {
    await plan(page, choose);
    await movedOn(page, before);
    return;
  }
  const deadline = Date.now() + BOTS_MS;
  for (let presses = 0; Date.now() < deadline; presses++) {
    const asked = light('.dock[data-mine="true"][aria-busy="false"], .verdict');
    await page.waitForSelector(asked, { timeout: BOTS_MS });
    if ((await version(page)) !== before) return;
    const options = page.locator(light(OPTIONS));
    const closing = page.locator(light(CLOSING));
    const count = await options.count();
    // A choice with something to pick leads on without asking the server; after a few picks it is done.
    const target =
      count > 0 && !(presses > 1 && (await closing.count()) > 0)
        ? options.nth(choose(count))
        : closing.first();
    // The previous press may have answered the question already.
    await target.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(20);
  }
  const dock = await page.locator('.dock').innerText();
  throw new Error(`the question stays open: ${dock}`);
}

/** Lets a bot answer the open question, for a test that is about something later in the game. */
export async function letBotAnswer(page: Page): Promise<void> {
  const before = await version(page);
  const table = `/api${new URL(page.url()).pathname.replace('/table/', '/tables/')}`;
  const move: unknown = await (await page.request.get(`${table}/suggestion`)).json();
  const request_id = `bot-${before ?? ''}`;
  const moves = { version: Number(before), request_id, moves: [move] };
  await page.request.post(`${table}/moves`, { data: moves });
  await movedOn(page, before);
}

/** Presses Tab until the focus is on something that matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}
