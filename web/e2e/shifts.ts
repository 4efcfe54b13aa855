import type { Page } from 'playwright-core';
import { choices, myTurn } from './play';

/** The most that may move between two questions, as Chromium counts layout shifts. */
export const SHIFT_MAX = 0.02;

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
/** Sheets give way one after another, and numbers arrive so: a single move to the person looking. */
const CALM_MS = 150;

/** What is looked at between two questions, besides what moves. */
export interface Looks {
  seed?: number;
  /** The most that may move. */
  most?: number;
  /** What else is wrong after a question. */
  look?: (question: string) => Promise<string[]>;
}

/** What moves between two questions of a game, if it is more than a little. */
export async function movesWhile(
  page: Page,
  answers: (page: Page, choose: (count: number) => number) => Promise<void>,
  { seed = 12, most = SHIFT_MAX, look = () => Promise.resolve([]) }: Looks = {},
): Promise<string[]> {
  const choose = choices(seed);
  await myTurn(page);
  // Away from anything that explains itself under the pointer.
  await page.mouse.move(1, 1);
  await page.locator('[data-action="put-away"]').click();
  await watch(page);
  await moved(page);
  const wrong: string[] = [];
  let moves = 0;
  for (let decision = 0; decision < DECISIONS; decision++) {
    if ((await myTurn(page)) === 'over') break;
    const question = await page.locator('#ask').innerText();
    await answers(page, choose);
    // The page for the end of the game is a different one.
    if ((await myTurn(page)) === 'over') break;
    await page.waitForTimeout(CALM_MS);
    const shifts = await moved(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    moves = Math.max(moves, sum);
    if (sum >= most)
      wrong.push(`${sum.toFixed(4)} after ${question}: ${shifts.flatMap((shift) => shift.moved).join('; ')}`);
    wrong.push(...(await look(question)));
  }
  console.log(`most movement between two questions: ${moves.toFixed(4)}`);
  return [...new Set(wrong)];
}
