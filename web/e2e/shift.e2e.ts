import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer as answerAltiplano, playAltiplano } from './altiplano';
import { SIZES, useBrowser, visitor } from './browser';
import { answer, choices, myTurn, openTable } from './play';

useBrowser();

/** The most that may move between two questions, as Chromium counts layout shifts. */
const SHIFT_MAX = 0.02;

interface Shift {
  value: number;
  moved: string[];
}

/** From now on counts everything that moves without being asked to, including after a press. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Shift[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }[]) {
        seen.push({
          value: entry.value,
          moved: entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const where = (box: DOMRect) => `${box.x} ${box.y} ${box.width} ${box.height}`;
            return `${element?.className || element?.tagName}: ${where(from)} to ${where(to)}`;
          }),
        });
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
}

/** What has moved since the last check. */
async function moved(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { seen: Shift[] }).seen.splice(0));
}

/** How often it is looked at between two answers; the end page is a different one. */
const DECISIONS = 40;

test.each([
  { name: 'laptop', size: { width: 1366, height: 768 }, expansions: [] },
  { name: 'laptop-all', size: { width: 1366, height: 768 }, expansions: ['nobles', 'buccaneer', 'festival'] },
  { name: 'desktop', size: SIZES.desktop, expansions: [] },
  { name: 'tablet', size: SIZES.tablet, expansions: [] },
  { name: 'tablet-all', size: SIZES.tablet, expansions: ['nobles', 'buccaneer', 'festival'] },
  { name: 'phone', size: SIZES.phone, expansions: [] },
])('nothing moves while a game runs: $name', async ({ size, expansions }) => {
  const context = await visitor({ viewport: size });
  const page = await context.newPage();
  await openTable(page, { players: 4, expansions });
  expect(await movesWhile(page, answer)).toEqual([]);
  await context.close();
});

test.each([
  { name: 'laptop', size: { width: 1366, height: 768 } },
  { name: 'desktop', size: SIZES.desktop },
  { name: 'tablet', size: SIZES.tablet },
  { name: 'phone', size: SIZES.phone },
  { name: 'smallest phone', size: SIZES.small },
])('nothing moves while a game of Altiplano runs: $name', async ({ size }) => {
  const context = await visitor({ viewport: size });
  const page = await context.newPage();
  await playAltiplano(page, { players: 4, bot: 'greedy' });
  expect(await movesWhile(page, answerAltiplano)).toEqual([]);
  await context.close();
});

/** What moves between two questions of a game, if it is more than a little. */
async function movesWhile(page: Page, answers: typeof answer): Promise<string[]> {
  const choose = choices(12);
  await myTurn(page);
  // Away from anything that explains itself under the pointer.
  await page.mouse.move(1, 1);
  await page.locator('[data-action="put-away"]').click();
  await watch(page);
  await moved(page);
  const wrong: string[] = [];
  let most = 0;
  for (let decision = 0; decision < DECISIONS; decision++) {
    if ((await myTurn(page)) === 'over') break;
    const question = await page.locator('#ask').innerText();
    await answers(page, choose);
    // The page for the end of the game is a different one.
    if ((await myTurn(page)) === 'over') break;
    // Numbers that arrive one frame after another are a single move to the person looking.
    await page.waitForTimeout(120);
    const shifts = await moved(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    most = Math.max(most, sum);
    if (sum >= SHIFT_MAX)
      wrong.push(`${sum.toFixed(4)} after ${question}: ${shifts.flatMap((shift) => shift.moved).join('; ')}`);
  }
  console.log(`most movement between two questions: ${most.toFixed(4)}`);
  return wrong;
}
