import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letBotAnswer } from './altiplano';
import { complaints, picture, settled, useBrowser, visitor } from './browser';
import { makeTable, myTurn } from './play';

useBrowser();

/** A laptop of 1440 × 900 at 200 % zoom, and both orientations of a common and of the smallest phone. */
const WINDOWS = [
  { name: 'zoomed', sizes: [{ width: 720, height: 450 }], touch: false },
  {
    name: 'phone',
    sizes: [
      { width: 844, height: 390 },
      { width: 568, height: 320 },
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ],
    touch: true,
  },
];

const GAMES = [
  { game: 'puerto-rico', setup: { players: 4 } },
  { game: 'puerto-rico', setup: { players: 5, expansions: ['nobles', 'buccaneer', 'festival'] } },
  { game: 'altiplano', setup: { players: 3, switches: ['missions', 'roles_drafted'] } },
];

/** Answers given at each table. */
const DECISIONS = 36;
/** How much of a window the decision bar may take, so that something of the table is seen above it. */
const BAR_MOST = 2 / 3;

/** What stands in the way of the open decision; empty if all that answers it can be reached. */
async function inTheWay(page: Page, most: number): Promise<string[]> {
  return page.evaluate(async (barMost) => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);
    const bar = document.querySelector('.dock')?.getBoundingClientRect();
    if (bar && bar.height > barMost * innerHeight) found.push(`the bar is ${Math.round(bar.height)} high`);
    const question = document.querySelector('#ask');
    if (question && question.scrollWidth > question.clientWidth + 1) found.push('the question is cut');
    const offers =
      '.dock button, .build.is-legal button, .role.is-legal button, .tile.is-legal button, .ship.is-legal button, .shelf.is-legal button, .place.is-want, .groups button, .plan button, .role-draft button, .kind-card button';
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const offer of document.querySelectorAll<HTMLElement>(offers)) {
      if (!offer.checkVisibility({ visibilityProperty: true })) continue;
      const name = offer.dataset['action'] ?? (offer.innerText || offer.className);
      const onTop = () => {
        const box = offer.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && (offer.contains(top) || top.contains(offer));
      };
      // A person scrolls until it is between rail and bar, or the bar's own list until it is in view.
      if (!onTop()) {
        offer.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const rail = document.querySelector('.rail')?.getBoundingClientRect().bottom ?? 0;
        const foot = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
        const { top, bottom } = offer.getBoundingClientRect();
        if (!offer.closest('.dock')) scrollBy({ top: (top + bottom - rail - foot) / 2, behavior: 'instant' });
        await drawn();
      }
      if (!onTop()) found.push(`covered: ${name}`);
      const box = offer.getBoundingClientRect();
      if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`beside the window: ${name}`);
      if (box.width < 24 || box.height < 24)
        found.push(`too small to press: ${name}, ${Math.round(box.width)} by ${Math.round(box.height)}`);
    }
    return [...new Set(found)];
  }, most);
}

test.each(WINDOWS.flatMap((window) => GAMES.map((table) => ({ ...window, ...table }))))(
  'every decision can be made in a low window: $name, $game, $setup.players players',
  async ({ sizes, touch, game, setup }) => {
    const context = await visitor({ viewport: sizes[0] ?? null, hasTouch: touch, isMobile: touch });
    const page = await context.newPage();
    const complained = complaints(page);
    const bots = Array<object>(setup.players - 1).fill({ kind: 'bot', bot: 'greedy' });
    await page.goto('/');
    await page.goto(`/table/${await makeTable(page, game, setup, [{ kind: 'me' }, ...bots])}`);
    const seen = new Set<string>();
    const wrong = new Map<string, string>();
    for (let decision = 0; decision < DECISIONS; decision++) {
      if ((await myTurn(page)) === 'over') break;
      const asked = (await page.locator('#ask').innerText()).replace(/\d+/g, '');
      for (const size of seen.has(asked) ? [] : sizes) {
        await page.setViewportSize(size);
        await settled(page);
        const where = `${size.width} x ${size.height}`;
        await picture(page, `low-${game}-${setup.players}-${size.width}-${asked.replace(/\W+/g, '-')}`);
        for (const fault of await inTheWay(page, BAR_MOST)) wrong.set(`${where}: ${fault}`, asked);
      }
      seen.add(asked);
      await letBotAnswer(page);
    }
    expect([...wrong].map(([fault, asked]) => `${fault} (${asked})`)).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
    expect(complained).toEqual([]);
    await context.close();
  },
);
