import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import anchors from '../src/learn/anchors.json';
import altiplano from '../src/learn/lessons/altiplano.json';
import puertoRico from '../src/learn/lessons/puerto-rico.json';
import { lock } from './altiplano';
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

interface Step {
  at: number;
  text: string;
  point: string;
  moves?: number;
}

const LESSONS = [puertoRico, altiplano] as unknown as {
  game: keyof typeof anchors;
  records: { seat: number; lines: string[] }[];
  chapters: { id: string; words: string; record: number; steps: Step[] }[];
}[];

/** The title of a step in a language. */
function titleOf(language: string, id: string): string {
  const words = readFileSync(join(import.meta.dirname, `../../locales/${language}/lessons.ftl`), 'utf8');
  const title = new RegExp(`^${id} = .*\\n    \\.title = (.*)$`, 'm').exec(words)?.[1];
  if (!title) throw new Error(`no title of ${id} in ${language}`);
  return title;
}

const shows = async (page: Page, title: string) =>
  page.locator('#lesson-title', { hasText: title }).waitFor();

/** Types an answer as a line of notation, which the help takes. */
async function type(page: Page, lines: string[]): Promise<void> {
  for (const line of lines) {
    const before = await page.locator('.dock').getAttribute('data-version');
    await page.keyboard.press('?');
    await page.locator('[role="dialog"] input, dialog input').first().fill(line);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (old) => document.querySelector('.dock')?.getAttribute('data-version') !== old,
      before,
      { polling: 40 },
    );
  }
}

for (const lesson of LESSONS) {
  may(
    `the lessons of ${lesson.game}: every step is reached, and the place that it names is there`,
    async () => {
      files = await FileServer.start(SITE);
      const context = await visitor({ viewport: SIZES.desktop });
      const page = await context.newPage();
      await page.goto(files.url);
      const complained = complaints(page);
      await page.locator(`.first-time [data-learn="${lesson.game}"]`).click();
      await page.locator('[data-chapter]').first().waitFor();
      await expectAccessible(page, 'the list of chapters');
      await picture(page, `learn-${lesson.game}`);
      for (const chapter of lesson.chapters) {
        await page.locator(`[data-chapter="${chapter.id}"]`).click();
        const lines = lesson.records[chapter.record]?.lines ?? [];
        for (const [number, step] of chapter.steps.entries()) {
          await shows(page, titleOf('en', step.text));
          await page.locator('[data-pointed]').first().waitFor();
          const pointed = anchors[lesson.game][step.point as never] as { selector: string };
          expect(await page.locator(pointed.selector).count(), step.text).toBeGreaterThan(0);
          await picture(page, `lesson-${chapter.words}-${number + 1}`);
          if (number === chapter.steps.length - 1) break;
          if (step.moves === undefined) await page.locator('[data-action="lesson-on"]').click();
          else
            await type(
              page,
              lines.slice(step.at, step.at + step.moves).map((line) => line.replace(/^\d /, '')),
            );
        }
        await page.locator('[data-action="lesson-leave"]').click();
        await page.locator(`[data-chapter="${chapter.id}"]`).waitFor();
        expect(await page.locator('li.done').count()).toBeGreaterThan(0);
      }
      expect(await page.locator('li.done').count()).toBe(lesson.chapters.length);
      expect(complained).toEqual([]);
      await context.close();
    },
    300_000,
  );
}

for (const [size, locale, dark] of [
  ['phone', 'pl', true],
  ['small', 'hu', false],
  ['tablet', 'cs', false],
] as const) {
  may(
    `a first chapter by pressing, on a ${size} in ${locale}: something else is answered, and it can be left`,
    async () => {
      files = await FileServer.start(SITE);
      const context = await visitor({
        viewport: SIZES[size],
        locale,
        colorScheme: dark ? 'dark' : 'light',
      });
      const page = await context.newPage();
      await page.goto(`${files.url}#/learn/puerto-rico/roles`);
      const complained = complaints(page);
      const at = (step: number) => shows(page, titleOf(locale, `lesson-pr-roles-${step}`));
      const press = (action: string) => page.locator(`[data-action="${action}"]:visible`).last().click();
      await at(1);
      await press('lesson-on');
      await at(2);
      await press('lesson-on');
      await at(3);
      await page.locator('[data-pointed]').first().waitFor();
      await picture(page, `lesson-${size}-roles`);
      await expectNoSideways(page);
      await expectAccessible(page, `a lesson on a ${size}`);
      const version = () => page.locator('.dock').getAttribute('data-version');
      const before = await version();
      await press('role mayor');
      await page.locator('.lesson-card .other').waitFor();
      await picture(page, `lesson-${size}-other`);
      expect(await version()).toBe(before);
      await press('role settler');
      await at(4);
      await press('take quarry');
      await at(5);
      await picture(page, `lesson-${size}-build`);
      await page.reload();
      await at(5);
      await press('build small_indigo_plant');
      await at(6);
      // The worker goes where the lesson says, wherever it was proposed.
      const circles = page.locator('.island .place:visible');
      for (const one of await page.locator('.island .place[aria-pressed="true"]:visible').all())
        await one.click();
      await circles.first().click();
      await picture(page, `lesson-${size}-worker`);
      await press('done');
      await at(7);
      await page.locator('[data-action="lesson-next"]').click();
      await shows(page, titleOf(locale, 'lesson-pr-goods-1'));
      await page.locator('[data-action="lesson-leave"]').click();
      await page.locator('li.done').waitFor();
      await picture(page, `learn-${size}`);
      await expectNoSideways(page);
      expect(complained).toEqual([]);
      await context.close();
    },
  );
}

may('a plan and a store of Altiplano by pressing, as the cards say', async () => {
  files = await FileServer.start(SITE);
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto(`${files.url}#/learn/altiplano/plan`);
  for (const step of [1, 2]) {
    await shows(page, titleOf('en', `lesson-al-plan-${step}`));
    await page.locator('[data-action="lesson-on"]').click();
  }
  await shows(page, titleOf('en', 'lesson-al-plan-3'));
  // In the order of the hand: two food, wood, fish.
  for (const place of ['harbor', 'role', 'market', 'harbor']) {
    const tile = page.locator('.plan [data-action^="tile-"]').first();
    await page.mouse.move(2, 2);
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await tile.click();
    await page.locator(`.groups [data-action="put-${place}"]`).first().click();
  }
  await lock(page);
  await shows(page, titleOf('en', 'lesson-al-plan-4'));

  await page.goto(`${files.url}#/learn/altiplano/end`);
  await shows(page, titleOf('en', 'lesson-al-end-1'));
  await page.locator('[data-action="lesson-on"]').click();
  await shows(page, titleOf('en', 'lesson-al-end-2'));
  await page.locator('[data-action="to-village"]:visible').first().click();
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    const title = await page.locator('#lesson-title').innerText();
    if (title === titleOf('en', 'lesson-al-end-4')) break;
    const pick = page.locator(
      '.dock [data-action^="pick-"][aria-pressed="false"]:not([aria-disabled="true"])',
    );
    const done = page.locator('.dock [data-action="done"]:visible');
    const store = page.locator('.dock .option:visible', { hasText: 'Store' });
    const next = (await pick.count()) > 0 ? pick : (await done.count()) > 0 ? done : store;
    await next
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await page.waitForTimeout(100);
  }
  await picture(page, 'lesson-al-stored');
  await shows(page, titleOf('en', 'lesson-al-end-4'));
  expect(complained).toEqual([]);
  await context.close();
});

/** Whether the page of the server has the engine in it. */
const ASSETS = join(import.meta.dirname, '../dist/assets');
const hasEngine = existsSync(ASSETS) && readdirSync(ASSETS).some((name) => name.endsWith('.wasm'));

test('at a server, a lesson opens where the page has the engine; elsewhere a sentence says that it has not', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/rules/altiplano');
  await page.locator('[data-learn="altiplano"]').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (hasEngine) {
    await page.locator('[data-chapter="plan"]').click();
    await shows(page, titleOf('en', 'lesson-al-plan-1'));
  } else {
    await page.getByText('this server doesn’t offer them').waitFor();
    expect(await page.locator('[data-chapter]').count()).toBe(0);
    await picture(page, 'learn-unable');
  }
  expect(complained).toEqual([]);
  await context.close();
});
