import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, picture, settled, useBrowser, visitor } from './browser';
import { answer, choices, myTurn, openTable, type Agreed } from './play';

useBrowser();

/** The most common laptop screens. */
const SIZES = [
  { width: 1440, height: 760 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const;

const SIZE_LARGE = { width: 1440, height: 900 } as const;

/** Everything that comes in the box. */
const ALL = ['new_buildings', 'nobles', 'buccaneer', 'festival'];

const SETUPS: (Agreed & { name: string; decisions: number })[] = [
  { name: 'two', players: 2, expansions: [], decisions: 24 },
  { name: 'three-nobles', players: 3, expansions: ['nobles', 'festival'], decisions: 24 },
  { name: 'four', players: 4, expansions: [], decisions: 24 },
  { name: 'five-all', players: 5, expansions: ALL, draft: 'newest', decisions: 30 },
];

/** The number of kinds of questions to check: which ones come early depends on the cards and on what the bots do. */
const KINDS = 5;

/** What is out of place at this moment; empty if everything is in view. */
async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || document.body.scrollHeight > innerHeight)
      found.push(`the page is ${Math.max(root.scrollHeight, document.body.scrollHeight)} high`);
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    const island = document.querySelector('.island');
    if (!dock || !island) return [...found, 'no island, or no dock'];
    const own = island.getBoundingClientRect();
    if (own.bottom > dock.top + 0.5) found.push(`${own.bottom - dock.top} of the island under the dock`);
    if (own.top < 0) found.push('the island begins above the window');
    for (const part of island.querySelectorAll('.tiles > *, .city > *, .shelf, .place')) {
      const box = part.getBoundingClientRect();
      if (box.bottom > own.bottom + 0.5 || box.right > own.right + 0.5 || box.height < 8)
        found.push(`cut off on the island: ${part.className}`);
    }
    for (const part of document.querySelectorAll('.role :is(.role-coins, .role-by, .role-token)')) {
      const box = part.getBoundingClientRect();
      const card = part.closest('button')?.getBoundingClientRect();
      if (card && box.height > 0 && (box.bottom > card.bottom + 1 || box.right > card.right + 1))
        found.push(`off its role card: ${part.className}`);
    }
    for (const part of document.querySelectorAll('.festival .reward')) {
      const task = part.closest('button')?.getBoundingClientRect();
      if (task && part.getBoundingClientRect().right > task.right + 0.5)
        found.push(`cut off in the festival: ${part.textContent}`);
    }
    const state = island.querySelector('.who')?.getBoundingClientRect();
    for (const part of island.querySelectorAll('.who .turn, .who .tag'))
      if (state && part.getBoundingClientRect().bottom > state.bottom + 1)
        found.push(`cut off beside the name: ${part.textContent}`);
    const offers =
      '.dock button, .build.is-legal button, .role.is-legal button, .tile.is-legal button, .ship.is-legal button, .shelf.is-legal button';
    for (const offer of document.querySelectorAll<HTMLElement>(offers)) {
      if (!offer.checkVisibility()) continue;
      const box = offer.getBoundingClientRect();
      const name = offer.dataset['action'] ?? offer.innerText;
      if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
        found.push(`outside of the window: ${name}`);
      else if (box.width < 24 || box.height < 24) found.push(`too small to press: ${name}`);
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const top = document.elementFromPoint(x, y);
      if (!top || !(offer.contains(top) || top.contains(offer))) found.push(`covered: ${name}`);
    }
    return [...new Set(found)];
  });
}

test.each(SETUPS)('every decision fits one laptop screen: $name', async ({ name, decisions, ...agreed }) => {
  const context = await visitor({ viewport: SIZES[0] });
  const page = await context.newPage();
  const complained = complaints(page);
  await openTable(page, agreed);
  const choose = choices(31);
  const wrong = new Set<string>();
  const asked = new Set<string>();
  for (let decision = 0; decision < decisions || asked.size < KINDS; decision++) {
    if ((await myTurn(page)) === 'over') break;
    // What the pointer left behind explains itself over the foot of the table, and covers nothing that can be pressed.
    if ((await page.locator('body.drafting').count()) === 0) {
      const question = await page.locator('#ask').innerText();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const fault of await misplaced(page)) {
          const told = `${size.width} x ${size.height}, ${question}: ${fault}`;
          wrong.add(told);
        }
        if (!asked.has(question))
          await picture(page, `${name}-${size.width}-${question.replace(/\W+/g, '-')}`);
      }
      asked.add(question);
    }
    await answer(page, choose);
  }
  expect([...wrong]).toEqual([]);
  expect(asked.size).toBeGreaterThanOrEqual(KINDS);
  expect(complained).toEqual([]);
  await context.close();
});

test('all buildings of a draft, their places and the button are on one screen', async () => {
  const context = await visitor({ viewport: SIZES[0] });
  const page = await context.newPage();
  const complained = complaints(page);
  await openTable(page, { players: 3, expansions: ['new_buildings', 'nobles'] });
  await page.locator('.dock[data-mine="true"][aria-busy="false"]').waitFor();
  for (const size of [...SIZES, SIZE_LARGE, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    const [high, dock, lowest] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelector('.dock')?.getBoundingClientRect().top ?? 0,
      Math.max(
        ...[...document.querySelectorAll('.kind-card')].map((card) => card.getBoundingClientRect().bottom),
      ),
    ]);
    const where = `${size.width} x ${size.height}`;
    expect(high, where).toBeLessThanOrEqual(size.height);
    expect(lowest, where).toBeLessThanOrEqual(dock ?? 0);
    await picture(page, `draft-${size.width}`);
  }
  expect(complained).toEqual([]);
  await context.close();
});

test.each(['en-GB', 'pl', 'hu', 'ro', 'cs'])(
  'the words for a first table leave log and island in view on a large window: %s',
  async (locale) => {
    const context = await visitor({ viewport: SIZE_LARGE, locale });
    const page = await context.newPage();
    await openTable(page, { players: 4, expansions: [] });
    await settled(page);
    for (const size of [SIZE_LARGE, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(size);
      const covered = await page.evaluate(() => {
        const words = document.querySelector('.first-look')?.getBoundingClientRect();
        return ['.log', '.island'].filter((name) => {
          const box = document.querySelector(name)?.getBoundingClientRect();
          if (!words || !box) return true;
          return words.left < box.right && words.right > box.left && words.top < box.bottom;
        });
      });
      expect(covered, `${size.width} x ${size.height}`).toEqual([]);
    }
    await picture(page, `first-look-${locale}`);
    await context.close();
  },
);
