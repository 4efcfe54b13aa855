import { expect, test } from 'vitest';
import { letBotAnswer } from './altiplano';
import { answerBy } from './answering';
import { complaints, expectNoSideways, picture, useBrowser, visitor } from './browser';
import { choices, makeTable, myTurn } from './play';
import { inTheWay } from './reach';
import { alike, Way, WAYS, type WayName } from './ways';
import { POINTED, TOUCHED, type Window } from './windows';

useBrowser();

/**
 * Whole games of both kinds with two and five players, in all twelve windows, by mouse, touch, keyboard and the
 * accessibility tree, in five languages. With all other checks, four of the sixteen are begun, so that each game, each
 * number of players and each way is among them; `npm run windows` plays all of them to the end.
 */
const ALL = process.env.MESETA_WINDOWS === 'all';

const LANGUAGES = ['hu', 'pl', 'ro', 'cs', 'en-GB'];

const SETUPS = [
  { game: 'puerto-rico', setup: { players: 2 } },
  { game: 'puerto-rico', setup: { players: 5, expansions: ['nobles', 'buccaneer', 'festival'] } },
  { game: 'altiplano', setup: { players: 2 } },
  { game: 'altiplano', setup: { players: 5, switches: ['missions', 'roles_drafted'] } },
];

const GAMES = SETUPS.flatMap((table, at) =>
  WAYS.map((way, by) => ({
    ...table,
    way,
    always: by === at,
    locale: LANGUAGES[(at + by) % LANGUAGES.length],
  })),
).filter(({ always }) => ALL || always);

/** A finger holds phones and tablets, a mouse and keys are at screens; a screen reader is everywhere. */
const WINDOWS: Record<WayName, readonly Window[]> = {
  mouse: POINTED,
  keyboard: POINTED,
  touch: TOUCHED,
  tree: [...POINTED, ...TOUCHED],
};

/** How much of a window the decision bar may take, so that something of the table is seen above it. */
const BAR_MOST = 2 / 3;
/** The most presses that an answer takes on average, its arrangements included. */
const PRESSES_MOST: Record<string, Record<WayName, number>> = {
  'puerto-rico': { mouse: 1.6, touch: 2.3, keyboard: 2.4, tree: 1.6 },
  altiplano: { mouse: 3.5, touch: 5.2, keyboard: 4.2, tree: 3.7 },
};
/** More answers than a whole game takes. */
const ANSWERS_MAX = 400;
/** The answers of a game that is only begun, if it has no more windows than that: every window has its turn. */
const BEGUN = 7;
/** How often each kind of question is answered by hand; after that a bot answers, to be at the next kind sooner. */
const BY_HAND = 3;
/** A whole game of five takes longer than any other test. */
const GAME_MS = 900_000;

test.each(GAMES)(
  'a game in every window: $game, $setup.players players, by $way',
  { timeout: GAME_MS },
  async (played) => {
    const { game, setup, way: name, locale } = played;
    const windows = WINDOWS[name];
    const most = ALL ? ANSWERS_MAX : Math.max(BEGUN, windows.length);
    const touch = name === 'touch';
    const context = await visitor({ viewport: windows[0] ?? null, hasTouch: touch, isMobile: touch, locale });
    const page = await context.newPage();
    const complained = complaints(page);
    const bots = Array<object>(setup.players - 1).fill({ kind: 'bot', bot: 'greedy' });
    await page.goto('/');
    await page.goto(`/table/${await makeTable(page, game, setup, [{ kind: 'me' }, ...bots])}`);
    const way = new Way(name, page);
    const choose = choices(21);
    const seen = new Set<string>();
    const wrong = new Map<string, string>();
    const byHand = new Map<string, number>();
    let answers = 0;
    let pressed = 0;
    let state = await myTurn(page);
    for (; state === 'asked' && answers < most; answers++) {
      const window = windows[answers % windows.length] ?? POINTED[0]!;
      await page.setViewportSize(window);
      way.lift();
      await page.evaluate(
        () =>
          new Promise((drawn) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 50))),
          ),
      );
      const asked = (await page.locator('#ask').innerText()).replace(/\d+/g, '');
      const where = `${window.width} x ${window.height}`;
      if (!seen.has(`${where} ${asked}`)) {
        seen.add(`${where} ${asked}`);
        const faults = await inTheWay(page, BAR_MOST);
        for (const one of await alike(page)) faults.push(`not to be told apart: "${one}"`);
        for (const fault of faults) {
          if (!wrong.has(`${where}: ${fault}`))
            await picture(page, `fault-${game}-${name}-${window.width}-${wrong.size}`);
          wrong.set(`${where}: ${fault}`, asked);
        }
        await picture(page, `game-${game}-${setup.players}-${name}-${window.width}-${answers}`);
      }
      const times = byHand.get(asked) ?? 0;
      byHand.set(asked, times + 1);
      if (times < BY_HAND) {
        pressed++;
        state = await answerBy(way, page, choose);
      } else {
        await letBotAnswer(page);
        state = await myTurn(page);
      }
    }
    const each = (sum: number) => Math.round((10 * sum) / pressed) / 10;
    console.log(
      `${game}, ${setup.players} players, ${name}: ${answers} answers, ${pressed} by hand with ${each(way.presses)} presses each` +
        (way.points ? ` and ${Math.round(way.travel / pressed)} px from one to the next` : ''),
    );
    expect([...wrong].map(([fault, asked]) => `${fault} (${asked})`)).toEqual([]);
    if (ALL) expect(state).toBe('over');
    expect(answers).toBeGreaterThanOrEqual(ALL ? windows.length : most);
    expect(each(way.presses)).toBeLessThanOrEqual(PRESSES_MOST[game]?.[name] ?? 0);
    for (const window of windows) {
      await page.setViewportSize(window);
      await expectNoSideways(page);
    }
    expect(complained).toEqual([]);
    await context.close();
  },
);
