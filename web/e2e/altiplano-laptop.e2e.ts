import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letBotAnswer, playAltiplano } from './altiplano';
import { complaints, picture, useBrowser, visitor } from './browser';

useBrowser();

/** The most common laptop screens. */
const SIZES = [
  { width: 1440, height: 760 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const;

const GAMES = [
  { name: 'two', players: 2, switches: ['roles_drafted'] },
  { name: 'three-missions', players: 3, switches: ['missions'] },
  { name: 'four', players: 4, switches: [] },
  { name: 'five-missions', players: 5, switches: ['missions', 'roles_drafted'] },
];

/** The rounds that are checked: the first ones, and a later one, when there is more on the boards. */
const LOOKED_AT = [0, 1, 9];

/** What is out of place at this moment; empty if everything that a decision needs is in view. */
async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (Math.max(root.scrollHeight, document.body.scrollHeight) > innerHeight)
      found.push(`the page is ${Math.max(root.scrollHeight, document.body.scrollHeight)} high`);
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    const board = document.querySelector('.mine');
    if (!dock || !board) return [...found, 'no own board, or no dock'];
    const own = board.getBoundingClientRect();
    if (own.bottom > dock.top + 0.5) found.push(`${own.bottom - dock.top} of the board under the dock`);
    if (dock.bottom > innerHeight + 0.5) found.push('the dock leaves the window');
    // Nothing of the visitor's board is cut, neither by the sheet nor by its own place.
    for (const place of board.querySelectorAll('.grp, .mycards, .stashes, .role-draft')) {
      if (!place.checkVisibility()) continue;
      const name = place.getAttribute('aria-labelledby') ?? place.className;
      const box = place.getBoundingClientRect();
      if (place.scrollHeight > place.clientHeight + 1)
        found.push(`cut: ${name}, ${place.scrollHeight} of ${place.clientHeight}`);
      if (place.scrollWidth > place.clientWidth + 1) found.push(`too narrow: ${name}`);
      if (box.bottom > own.bottom + 0.5 || box.right > own.right + 0.5) found.push(`off the board: ${name}`);
    }
    for (const shelf of board.querySelectorAll('.shelf-row')) {
      const box = shelf.getBoundingClientRect();
      if (box.bottom > own.bottom + 0.5 || box.height < 14)
        found.push(`a shelf of ${box.height}, to ${box.bottom}`);
    }
    const offers =
      '.dock button, .groups button, .offer-alti button, .role-draft button, .plan button, .shelf-row button';
    for (const offer of document.querySelectorAll<HTMLElement>(offers)) {
      if (!offer.checkVisibility()) continue;
      const box = offer.getBoundingClientRect();
      const name = offer.dataset['action'] ?? offer.innerText;
      if (
        box.left < -0.5 ||
        box.top < -0.5 ||
        box.right > innerWidth + 0.5 ||
        box.bottom > innerHeight + 0.5
      ) {
        found.push(`outside of the window: ${name}`);
        continue;
      }
      if (offer.closest('.dock') && (box.width < 24 || box.height < 24))
        found.push(`too small to press: ${name}, ${box.width} by ${box.height}`);
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!top || !(offer.contains(top) || top.contains(offer)))
        found.push(`covered: ${name} by ${top?.className}`);
    }
    // The newest line of the log is in view.
    const log = document.querySelector('.log ol');
    if (log && log.scrollHeight - log.clientHeight - log.scrollTop > 2)
      found.push('the log is not at its end');
    return found;
  });
}

/**
 * Lets a bot play for the visitor until a round begins, without checking anything. Returns whether the game got that
 * far.
 */
async function playOn(page: Page, id: string, round: number): Promise<boolean> {
  const table = `/api/tables/${id}`;
  await page.goto('about:blank');
  for (let looks = 0; looks < 5000; looks++) {
    const seen = (await (await page.request.get(table)).json()) as {
      state: string;
      your_turn: boolean;
      version: number;
    };
    if (seen.state === 'over') return false;
    if (!seen.your_turn) {
      await page.waitForTimeout(20);
      continue;
    }
    const moment = await page.request.get(`${table}/history/${seen.version}`);
    const { view } = (await moment.json()) as { view?: { round: number } };
    if ((view?.round ?? 0) >= round) {
      await page.goto(`/table/${id}`);
      await page.waitForSelector('.dock[data-mine="true"]');
      return true;
    }
    const move: unknown = await (await page.request.get(`${table}/suggestion`)).json();
    const data = { version: seen.version, request_id: `on-${seen.version}`, moves: [move] };
    await page.request.post(`${table}/moves`, { data });
  }
  throw new Error(`round ${round} was never reached`);
}

test.each(GAMES)('every decision fits one laptop screen: $name', async ({ name, ...game }) => {
  const context = await visitor({ viewport: SIZES[0] });
  const page = await context.newPage();
  const complained = complaints(page);
  const id = await playAltiplano(page, { ...game, bot: 'greedy' });
  const wrong = new Map<string, string>();
  const seen = new Set<string>();

  /** Checks every size the first time in a round that something is asked, and after that only the narrowest. */
  const look = async (round: number, what: string) => {
    const key = `${round} ${what}`;
    const fresh = !seen.has(key);
    seen.add(key);
    for (const size of fresh ? SIZES : SIZES.slice(-1)) {
      await page.setViewportSize(size);
      // Sheets give way one after another when the window changes: two frames, and a moment more.
      await page.evaluate(
        () =>
          new Promise((drawn) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 100))),
          ),
      );
      for (const fault of await misplaced(page)) {
        const told = `${size.width} x ${size.height}: ${fault}`;
        if (!wrong.has(told)) await picture(page, `fault-${name}-${size.width}-${wrong.size}`);
        wrong.set(told, key);
      }
      if (fresh) await picture(page, `${name}-${size.width}-${key.replace(/\W+/g, '-')}`);
    }
  };

  for (const wanted of LOOKED_AT) {
    if (!(await playOn(page, id, wanted))) break;
    for (;;) {
      await page.waitForSelector('.dock[data-mine="true"][aria-busy="false"], .verdict');
      if ((await page.locator('.verdict').count()) > 0) break;
      const round = Number(/\d+/.exec(await page.locator('.rail h1').innerText())?.[0] ?? 0);
      if (round > wanted) break;
      await look(round, await page.locator('#ask').innerText());
      // A tile in hand and the ways of the pawn are steps on the way to a decision.
      const tile = page.locator('.plan [data-action^="tile-"]').first();
      const move = page.locator('.dock [data-action="move"]');
      if ((await tile.count()) > 0) {
        await tile.click();
        await look(round, 'a tile in hand');
      } else if ((await move.count()) > 0 && !seen.has(`${round} moves`)) {
        await move.click();
        await look(round, 'moves');
      }
      await letBotAnswer(page);
    }
  }
  expect([...wrong].map(([fault, what]) => `${fault} (${what})`)).toEqual([]);
  expect(seen.size).toBeGreaterThan(4);
  expect(complained).toEqual([]);
  await context.close();
});

/** What goes into a tile that works at a place and how many goods come out of it to choose from; a role has its mark too. */
interface OwnTile {
  inputs: number;
  gains: number;
  role?: boolean;
}

/** As many tiles of one's own as the tiles of the game allow at one place, with their formulas. */
const FULLEST: Record<string, readonly OwnTile[]> = {
  harbor: [
    { inputs: 1, gains: 1, role: true },
    { inputs: 1, gains: 1 },
    { inputs: 1, gains: 1 },
    { inputs: 2, gains: 1 },
    { inputs: 1, gains: 2 },
    { inputs: 1, gains: 3 },
  ],
  market: [
    { inputs: 1, gains: 1 },
    { inputs: 1, gains: 2 },
    { inputs: 1, gains: 2 },
    { inputs: 1, gains: 2 },
    { inputs: 1, gains: 2 },
    { inputs: 1, gains: 2 },
  ],
  forest: [
    { inputs: 1, gains: 1, role: true },
    { inputs: 1, gains: 1 },
    { inputs: 1, gains: 1 },
    { inputs: 2, gains: 1 },
  ],
};

/** Adds tiles to a place of the visitor's board as the page draws them: copies of one of the visitor's own. */
function pile(page: Page, place: string, tiles: readonly OwnTile[]): Promise<void> {
  return page.evaluate(
    ({ place, tiles }) => {
      const group = document.querySelector(`.groups .grp-${place}`);
      // The tile as it was before the first call, with the mark of the role.
      const kept = window as { ownTile?: Element | null };
      const own = (kept.ownTile ??= document.querySelector('.groups .slip[data-slip="role"]'));
      if (!group || !own) throw new Error(`no ${place}, or no tile of a role`);
      for (const old of group.querySelectorAll('.slip')) old.remove();
      for (const { inputs, gains, role } of tiles) {
        const slip = own.cloneNode(true) as HTMLElement;
        const formula = slip.querySelector('.formula');
        const arrow = formula?.querySelector('.ar');
        const good = formula?.querySelector('.i:not(.ar)');
        const or = document.createElement('span');
        or.className = 'or';
        or.textContent = '/';
        if (!role) slip.querySelector('.job')?.remove();
        if (!formula || !arrow || !good) throw new Error('a tile without a formula');
        const outcome = Array.from({ length: gains }, (_, index) =>
          index > 0 ? [or.cloneNode(true), good.cloneNode(true)] : [good.cloneNode(true)],
        ).flat();
        const taken = Array.from({ length: inputs }, () => good.cloneNode(true));
        formula.replaceChildren(...taken, arrow.cloneNode(true), ...outcome);
        const spaces = slip.querySelector('.spaces');
        const space = spaces?.querySelector('.space');
        if (!spaces || !space) throw new Error('a tile without a space');
        spaces.replaceChildren(...Array.from({ length: inputs }, () => space.cloneNode(true)));
        group.insertBefore(slip, group.querySelector('.recs'));
      }
    },
    { place, tiles },
  );
}

test('the fullest places are not cut on any laptop', async () => {
  const context = await visitor({ viewport: SIZES[0] });
  const page = await context.newPage();
  await playAltiplano(page, { players: 2, bot: 'greedy' });
  await page.waitForSelector('.dock[data-mine="true"]');
  const cut: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const [place, tiles] of Object.entries(FULLEST)) {
      await pile(page, place, tiles);
      const group = page.locator(`.groups .grp-${place}`);
      await expect.poll(() => group.locator('.slip').count()).toBe(tiles.length);
      const misses = () => group.evaluate((node) => node.scrollHeight - node.clientHeight);
      // The place gives way in its own time: what counts is where it ends.
      const end = Date.now() + 2000;
      while (Date.now() < end && (await misses()) > 1) await page.waitForTimeout(50);
      if ((await misses()) > 1) cut.push(`${size.width} x ${size.height}: ${place}, by ${await misses()}`);
    }
    await picture(page, `fullest-${size.width}`);
  }
  expect(cut).toEqual([]);
  await context.close();
});
