import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { parse, type Puzzle } from '../src/puzzles/file';
import {
  SIZES,
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  useBrowser,
  visitor,
} from './browser';
import { FileServer } from './files';

useBrowser();

/** A site as `npm run build:site` makes it; only where everything is checked must it be there. */
const SITE = process.env.MESETA_SITE ?? join(import.meta.dirname, '../dist-site');
const may = test.skipIf(!existsSync(SITE) && process.env.CI !== 'true');

let files: FileServer | undefined;
afterEach(async () => {
  await files?.stop();
  files = undefined;
});

const puzzlesOf = (game: string): Puzzle[] =>
  parse(gunzipSync(readFileSync(join(import.meta.dirname, `../src/puzzles/${game}.pack`))).toString());

/** A puzzle whose answers are roles, which have the same buttons everywhere. */
const ofRoles = (place: number): Puzzle => {
  const found = puzzlesOf('puerto-rico').filter(({ theme }) => theme === 'roles')[place];
  if (!found) throw new Error('no puzzle about roles');
  return found;
};

/** Types an answer as a line of notation, which the help takes. */
async function type(page: Page, line: string): Promise<void> {
  await page.keyboard.press('?');
  await page.locator('[role="dialog"] input, dialog input').first().fill(line);
  await page.keyboard.press('Enter');
}

const press = (page: Page, action: string) =>
  page.locator(`[data-action="${action}"]:visible`).last().click();
const version = (page: Page) => page.locator('.dock').getAttribute('data-version');
const answer = ({ answers }: Puzzle, place: number): string => answers[place]?.notation ?? '';

may(
  'a puzzle by pressing: a wrong answer is answered and changes nothing, the right one is played',
  async () => {
    files = await FileServer.start(SITE);
    const context = await visitor();
    const page = await context.newPage();
    const complained = complaints(page);
    await page.goto(files.url);
    await page.locator('[data-puzzles="puerto-rico"]').click();
    await page.locator('[data-puzzle="day"]').waitFor();
    await expectAccessible(page, 'the list of puzzles');
    await picture(page, 'puzzles');
    const puzzle = ofRoles(0);
    await page.locator(`[data-difficulty="${puzzle.difficulty}"]`).click();
    await page.locator(`[data-puzzle="${puzzle.id}"]`).click();
    await page.locator('#lesson-title').waitFor();
    const before = await version(page);
    expect(before).toBe(String(puzzle.lines.length));
    await picture(page, 'puzzle-open');
    await press(page, answer(puzzle, 1));
    await page.locator('.lesson-card .other').waitFor();
    await picture(page, 'puzzle-wrong');
    await expectAccessible(page, 'a puzzle');
    expect(await version(page)).toBe(before);
    await press(page, answer(puzzle, 0));
    await page.locator('[data-outcome="later"]').waitFor();
    expect(await page.locator('[data-outcome] tbody tr').count()).toBe(puzzle.answers.length);
    expect(await page.locator('[data-outcome] tbody tr').first().getAttribute('class')).toContain('best');
    await picture(page, 'puzzle-right');
    await expectAccessible(page, 'a puzzle that is solved');
    await page.locator('[data-action="puzzle-next"]').click();
    await page.locator('[data-action="puzzle-show"]').click();
    await page.locator('[data-outcome="shown"]').waitFor();
    await page.locator('[data-action="puzzle-leave"]').click();
    await page.locator('li.later').waitFor();
    expect(await page.locator('li.shown').count()).toBe(1);
    await page.locator('.streak').waitFor();
    expect(complained).toEqual([]);
    await context.close();
  },
);

for (const [size, locale, dark] of [
  ['phone', 'pl', true],
  ['small', 'hu', false],
] as const) {
  may(`a puzzle on a ${size} in ${locale}: wrong, right, and kept on the device`, async () => {
    files = await FileServer.start(SITE);
    const context = await visitor({
      viewport: SIZES[size],
      locale,
      colorScheme: dark ? 'dark' : 'light',
    });
    const page = await context.newPage();
    const complained = complaints(page);
    const puzzle = ofRoles(1);
    await page.goto(`${files.url}#/puzzles/puerto-rico/${puzzle.id}`);
    await page.locator('#lesson-title').waitFor();
    await picture(page, `puzzle-${size}-open`);
    await expectNoSideways(page);
    await press(page, answer(puzzle, 1));
    await page.locator('.lesson-card .other').waitFor();
    await picture(page, `puzzle-${size}-wrong`);
    await expectNoSideways(page);
    await expectAccessible(page, `a puzzle on a ${size}`);
    await press(page, answer(puzzle, 0));
    await page.locator('[data-outcome="later"]').waitFor();
    await picture(page, `puzzle-${size}-right`);
    await expectNoSideways(page);
    await page.locator('[data-action="puzzle-leave"]').click();
    await page.locator('li.later').waitFor();
    await page.reload();
    await page.locator('li.later').waitFor();
    await picture(page, `puzzles-${size}`);
    await expectNoSideways(page);
    expect(complained).toEqual([]);
    await context.close();
  });
}

may('puzzles of Altiplano by keyboard, and on to the analysis board', async () => {
  files = await FileServer.start(SITE);
  const context = await visitor({ viewport: SIZES.tablet, locale: 'cs' });
  const page = await context.newPage();
  const complained = complaints(page);
  const [puzzle] = puzzlesOf('altiplano');
  if (!puzzle) throw new Error('no puzzle of Altiplano');
  await page.goto(`${files.url}#/puzzles/altiplano/${puzzle.id}`);
  await page.locator('#lesson-title').waitFor();
  await picture(page, 'puzzle-altiplano-open');
  await type(page, answer(puzzle, 1));
  await page.locator('.lesson-card .other').waitFor();
  await type(page, answer(puzzle, 0));
  await page.locator('[data-outcome="later"]').waitFor();
  await picture(page, 'puzzle-altiplano-right');
  await expectNoSideways(page);
  await page.locator('[data-action="puzzle-board"]').click();
  await page.locator('[data-action="share-board"]').waitFor();
  expect(complained).toEqual([]);
  await context.close();
});

may('the puzzle of the day needs no network', async () => {
  files = await FileServer.start(SITE);
  const context = await visitor({ viewport: SIZES.phone });
  const page = await context.newPage();
  await page.goto(files.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await files.stop();
  await page.goto(`${files.url}#/puzzles/puerto-rico`);
  await page.reload();
  await page.locator('[data-puzzle="day"]').click();
  await page.locator('[data-action="puzzle-show"]').click();
  await page.locator('[data-outcome="shown"]').waitFor();
  await context.close();
});

/** Whether the page of the server has the engine in it. */
const ASSETS = join(import.meta.dirname, '../dist/assets');
const hasEngine = existsSync(ASSETS) && readdirSync(ASSETS).some((name) => name.endsWith('.wasm'));

test('at a server, a puzzle opens where the page has the engine; elsewhere a sentence says that it has not', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/puzzles/altiplano');
  await page.locator('.puzzles h1').waitFor();
  if (hasEngine) {
    await page.locator('[data-puzzle="day"]').click();
    await page.locator('#lesson-title').waitFor();
  } else {
    await page.locator('.unable').waitFor();
    expect(await page.locator('a[data-puzzle]').count()).toBe(0);
  }
  expect(complained).toEqual([]);
  await context.close();
});
