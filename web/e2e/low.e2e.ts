import { expect, test } from 'vitest';
import { letBotAnswer } from './altiplano';
import { complaints, picture, settled, useBrowser, visitor } from './browser';
import { makeTable, myTurn } from './play';
import { inTheWay } from './reach';

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
