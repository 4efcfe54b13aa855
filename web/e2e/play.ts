import type { Locator, Page } from 'playwright-core';
import { light, unhurried } from './browser';

/** A small repeatable source of choices, so that a failing game can be played again. */
export function choices(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** Waits until this seat is asked or the game is over. */
export async function myTurn(page: Page): Promise<'asked' | 'over'> {
  const seen = light('.dock[data-mine="true"][aria-busy="false"], .verdict');
  await page.waitForSelector(seen, { timeout: 60_000 });
  return (await page.locator(light('.verdict')).count()) > 0 ? 'over' : 'asked';
}

/** The version of the table that the dock shows. */
async function version(page: Page): Promise<string | null> {
  return page.locator(light('.dock')).getAttribute('data-version');
}

/**
 * Answers the open question by pressing what is offered, as a person would: once. `instead` is what else may be shown
 * then, besides a newer version.
 */
export async function answer(
  page: Page,
  choose: (count: number) => number,
  instead = '.verdict',
): Promise<void> {
  const before = await version(page);
  await press(page, choose);
  await movedOn(page, before, instead);
}

/** Waits until the table shows a version other than this one, or its end. */
async function movedOn(page: Page, before: string | null, instead: string): Promise<void> {
  await page.waitForFunction(
    ([old, other]) =>
      document.querySelector(`.verdict, ${other}`) ||
      document.querySelector('.dock')?.getAttribute('data-version') !== old,
    [before, instead] as const,
    // Not at every frame: that would make the browser draw frames all the time.
    { timeout: 30_000, polling: 40 },
  );
}

/** Presses what is offered, once. */
async function press(page: Page, choose: (count: number) => number): Promise<void> {
  const done = page.locator(light('.dock [data-action="done"]'));
  if ((await page.locator(light('body.drafting')).count()) > 0) {
    const kinds = page.locator(light('.kind-card.is-open'));
    await kinds.nth(choose(await kinds.count())).click();
    await pressOnce(page, done);
  } else if ((await done.count()) > 0) {
    const circles = page.locator(light('.place.is-want'));
    while ((await done.getAttribute('aria-disabled')) === 'true') await circles.first().click();
    await pressOnce(page, done);
  } else {
    const legal = page.locator(light('.dock .option:not([aria-disabled="true"])'));
    await pressOnce(page, legal.nth(choose(await legal.count())));
  }
}

/** Presses a button of the bar, but not immediately after another press at the same place. */
async function pressOnce(page: Page, button: Locator): Promise<void> {
  await unhurried(page, button);
  await button.click();
}

/** Plays until the game is over, pressing offered buttons. Returns the number of questions answered. */
export async function playToTheEnd(page: Page, seed: number, answersMax = 600): Promise<number> {
  const choose = choices(seed);
  for (let answers = 0; answers < answersMax; answers++) {
    if ((await myTurn(page)) === 'over') return answers;
    await answer(page, choose);
  }
  throw new Error(`the game did not end within ${answersMax} answers`);
}

/** Opens the lobby and presses *play now*; resolves at the table, once the visitor is asked something or watches. */
export async function playNow(page: Page, game = 'puerto-rico'): Promise<string> {
  await page.goto('/');
  await page.locator(`[data-action="play-now"][data-game="${game}"]`).click();
  await page.waitForURL('**/table/*');
  await page.waitForSelector('.dock');
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** What is agreed on for a new table, besides who sits there. */
export interface Agreed {
  players: number;
  expansions: string[];
  /** How the buildings of New Buildings come onto the main board; the players choose if this is unset. */
  draft?: 'random' | 'newest';
  /** Points in play, if fewer than printed, for a shorter game. */
  pool?: number;
}

/** Opens a table against bots through the form, as a person would; resolves when something is asked or shown. */
export async function openTable(page: Page, { players, expansions, draft, pool }: Agreed): Promise<string> {
  await page.goto('/new');
  await page.locator('.seg label', { hasText: String(players) }).click();
  for (let seat = 1; seat < players; seat++) {
    await page.locator(`#sits-${seat}`).selectOption('bot-level-3');
  }
  for (const expansion of expansions) {
    await page.locator(`input[name="expansion-${expansion}"]`).check({ force: true });
  }
  if (draft) await page.locator(`input[name="draft"][value="${draft}"]`).check({ force: true });
  if (pool) {
    await page.locator('#choice-house-rules summary').click();
    await page.locator('[aria-labelledby="r-pool"]').fill(String(pool));
  }
  await page.locator('[data-action="open-table"]').click();
  await page.waitForURL('**/table/*');
  await page.waitForSelector('.dock');
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Opens a table through the API, its seats in this order. Returns the table's id. The page stays where it is. */
export async function makeTable(page: Page, game: string, setup: object, seats: object[]): Promise<string> {
  const made = await page.request.post('/api/tables', { data: { game, setup, seats, shuffle_seats: false } });
  const { id } = (await made.json()) as { id: string };
  return id;
}

/** Plays a short game to its end without checking anything; a bot answers for the visitor. Returns the table's id. */
export async function finishedTable(page: Page): Promise<string> {
  const bot = { kind: 'bot', bot: 'greedy' };
  const setup = { players: 4, vp_pool: 30 };
  const id = await makeTable(page, 'puerto-rico', setup, [{ kind: 'me' }, bot, bot, bot]);
  const table = `/api/tables/${id}`;
  for (let looks = 0; looks < 3000; looks++) {
    const seen = (await (await page.request.get(table)).json()) as {
      state: string;
      your_turn: boolean;
      version: number;
    };
    if (seen.state === 'over') return id;
    if (seen.your_turn) {
      const move: unknown = await (await page.request.get(`${table}/suggestion`)).json();
      const data = { version: seen.version, request_id: `bot-${seen.version}`, moves: [move] };
      await page.request.post(`${table}/moves`, { data });
    } else await page.waitForTimeout(20);
  }
  throw new Error('the game did not end');
}
