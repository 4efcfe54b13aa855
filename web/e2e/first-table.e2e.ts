import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, picture, settled, useBrowser, visitor } from './browser';
import { makeTable, myTurn } from './play';

useBrowser();

/** The laptops on which the words for a first table lie over a part of it. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const;

const TABLES = [
  { game: 'puerto-rico', players: 2 },
  { game: 'puerto-rico', players: 5 },
  { game: 'altiplano', players: 2 },
  { game: 'altiplano', players: 5 },
];

async function firstTable(page: Page, { game, players }: { game: string; players: number }): Promise<void> {
  await page.goto('/');
  const seats = [{ kind: 'me' }, ...Array<object>(players - 1).fill({ kind: 'bot', bot: 'greedy' })];
  await page.goto(`/table/${await makeTable(page, game, { players }, seats)}`);
  await myTurn(page);
  await settled(page);
}

test.each(TABLES)(
  'whatever has the focus is never under the words for a first table: $game, $players players',
  async (table) => {
    const context = await visitor({ viewport: SIZES[0], locale: 'hu' });
    const page = await context.newPage();
    const complained = complaints(page);
    await firstTable(page, table);
    const words = page.locator('.first-look');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const where = `${size.width} x ${size.height}`;
      expect(await words.isVisible(), where).toBe(true);
      const { stops, covered } = await page.evaluate(async () => {
        const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button), .dock :is(a, button)')];
        const hidden: string[] = [];
        for (const stop of all.filter((one) => one.checkVisibility({ visibilityProperty: true }))) {
          stop.focus();
          if (document.activeElement !== stop) continue;
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
          const panel = document.querySelector('.first-look');
          if (!panel?.checkVisibility({ visibilityProperty: true })) continue;
          const [over, box] = [panel.getBoundingClientRect(), stop.getBoundingClientRect()];
          if (
            over.left < box.right &&
            box.left < over.right &&
            over.top < box.bottom &&
            box.top < over.bottom
          )
            hidden.push(stop.dataset['action'] ?? stop.innerText);
        }
        return { stops: all.length, covered: hidden };
      });
      expect(stops, where).toBeGreaterThan(30);
      expect(covered, where).toEqual([]);
      // As soon as the keyboard has moved on, they are back.
      await page.locator('#decision').focus();
      expect(await words.isVisible(), where).toBe(true);
    }
    expect(complained).toEqual([]);
    await context.close();
  },
);

test.each([3, 5])(
  "in Altiplano, the words for a first table cover no part of it, and the others' sheets are whole: %i players",
  async (players) => {
    const context = await visitor({ viewport: SIZES[0], locale: 'hu' });
    const page = await context.newPage();
    await firstTable(page, { game: 'altiplano', players });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const words = document.querySelector('.first-look')?.getBoundingClientRect();
              if (!words) return ['no words'];
              const parts = [
                ...document.querySelectorAll('.players, .log, .mine, .offer-alti, .rail, .dock'),
              ];
              const covered = parts.filter((part) => {
                const box = part.getBoundingClientRect();
                return (
                  words.left < box.right &&
                  box.left < words.right &&
                  words.top < box.bottom &&
                  box.top < words.bottom
                );
              });
              const cut = [...document.querySelectorAll('.players')].filter(
                (sheets) => sheets.scrollHeight > sheets.clientHeight + 1,
              );
              return [...covered, ...cut].map(({ className }) => className);
            }),
          { message: `${size.width} x ${size.height}` },
        )
        .toEqual([]);
      await picture(page, `first-look-altiplano-${players}-${size.width}`);
    }
    await context.close();
  },
);

test('the words for a first table step aside for the log where they lie over it, and come back', async () => {
  const context = await visitor({ viewport: SIZES[3] });
  const page = await context.newPage();
  await firstTable(page, { game: 'puerto-rico', players: 4 });
  const words = page.locator('.first-look');
  await page.locator('.log li a').last().focus();
  await words.waitFor({ state: 'hidden' });
  await page.locator('.dock button').first().focus();
  await words.waitFor({ state: 'visible' });
  await context.close();
});

test.each(TABLES.slice(0, 2))(
  'a preview and the words for a first table can both be read: $players players',
  async (table) => {
    const context = await visitor({ viewport: SIZES[0], locale: 'hu' });
    const page = await context.newPage();
    await firstTable(page, table);
    const box = page.locator('.hint-box');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const piece of ['.dock .option', '.role button', '.build button']) {
        const where = `${size.width} x ${size.height}, ${piece}`;
        await page.locator(piece).nth(3).hover();
        await box.waitFor();
        await expect
          .poll(
            () =>
              page.evaluate(() => {
                const [preview, words] = ['.hint-box', '.first-look'].map((one) =>
                  document.querySelector(one)?.getBoundingClientRect(),
                );
                if (!preview || !words) return 'not both are there';
                if (preview.top < 0 || preview.bottom > innerHeight) return 'the preview leaves the window';
                return preview.left < words.right &&
                  words.left < preview.right &&
                  preview.top < words.bottom &&
                  words.top < preview.bottom
                  ? 'one covers the other'
                  : '';
              }),
            { message: where },
          )
          .toBe('');
        await picture(page, `first-preview-${table.players}-${size.width}-${piece.replace(/\W+/g, '')}`);
        await page.mouse.move(1, 1);
        await box.waitFor({ state: 'detached' });
      }
    }
    await context.close();
  },
);
