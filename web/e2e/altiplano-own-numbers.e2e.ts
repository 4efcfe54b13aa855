import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letBotAnswer, movedOn, version } from './altiplano';
import { complaints, picture, useBrowser, visitor } from './browser';
import { myTurn } from './play';
import { TestServer } from './server';

useBrowser();

/**
 * A set as a host might enter it: the built-in numbers, except that the any-location space and the swap are on the
 * strip from the start and cost nothing but their place, and that everybody starts with enough coins for both, and with
 * more tiles than there are spaces: what is left in the bag can be swapped for.
 */
function ownSet(): string {
  const file = resolve(import.meta.dirname, '../../crates/altiplano/data/components.txt');
  let text = readFileSync(file, 'utf8');
  const field = (name: string) => new RegExp(`^${name.replaceAll('.', '\\.')} = ([^;]*) ;.*$`, 'm');
  const read = (name: string) => field(name).exec(text)?.[1] ?? '';
  const write = (name: string, value: string) =>
    (text = text.replace(field(name), `${name} = ${value} ; printed`));
  write('set', 'club-copy');
  for (const [wanted, other] of [
    ['e14', 'e1'],
    ['e18', 'e2'],
  ]) {
    const [late, early] = [read(`extension.${wanted}.letter`), read(`extension.${other}.letter`)];
    write(`extension.${wanted}.letter`, early);
    write(`extension.${other}.letter`, late);
    write(`extension.${wanted}.players`, '2');
    write(`extension.${wanted}.price`, '0');
  }
  for (const [, role] of [...text.matchAll(/^role\.(\w+)\.start/gm)]) {
    const goods = read(`role.${role}.start`).replace(/ ?\d+ coin/, '');
    write(`role.${role}.start`, `${goods.replace(/\d+ food/, '4 food')} 8 coin`);
  }
  return text;
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start(ownSet());
});
afterAll(() => server.stop());

/**
 * Buys a tile of the strip as soon as the visitor's turn allows it; a bot answers what is asked before. False if it
 * can't be had within some rounds because the rival was quicker.
 */
async function buy(page: Page, extension: string): Promise<boolean> {
  for (let answers = 0; answers < 30; answers++) {
    await myTurn(page);
    const before = await version(page);
    const place = page.locator('.dock [data-action="pawn market"]');
    const tile = page.locator(`[data-action="extension-${extension}"]:not([aria-disabled="true"])`);
    const wanted = (await place.count()) > 0 ? place : tile;
    if ((await wanted.count()) === 0) {
      await letBotAnswer(page);
      continue;
    }
    // The pointer stays where it pressed last, and what it explains there may cover the tile.
    await page.mouse.move(2, 2);
    await wanted.click();
    await movedOn(page, before);
    if (wanted === tile) return true;
  }
  return false;
}

/** Opens a table of two with the set that is chosen at first, against a bot. */
async function openTable(page: Page): Promise<void> {
  await page.goto('/new');
  await page.locator('input[name="game"][value="altiplano"]').check({ force: true });
  await page.locator('.seg label', { hasText: '2' }).click();
  await page.locator('#sits-1').selectOption('bot-level-1');
  await page.locator('[data-action="open-table"]').click();
  await page.waitForURL('**/table/*');
  await page.waitForSelector('.dock');
}

test("a host's own set: named where a table is made and played; its tiles swap and serve any location", async () => {
  const context = await visitor({ baseURL: server.url });
  const page = await context.newPage();
  const complained = complaints(page);
  await page.goto('/new');
  await page.locator('input[name="game"][value="altiplano"]').check({ force: true });
  // The host's set comes first and is chosen; either set says what is reconstructed.
  const sets = page.locator('input[name="components"]');
  expect(await sets.count()).toBe(2);
  expect(await sets.first().isChecked()).toBe(true);
  expect(await page.locator('.set-note').innerText()).toMatch(/club-copy[^]*reconstructed/);
  expect(await page.locator('.sum-up').innerText()).toContain('club-copy');
  await sets.nth(1).check({ force: true });
  expect(await page.locator('.set-note').innerText()).toContain('not taken from the printed game');
  await picture(page, 'altiplano-new-own-set');
  await openTable(page);

  expect(await page.locator('.numbers-of').innerText()).toContain('club-copy');
  await page.keyboard.press('?');
  expect(await page.locator('dialog .agreement').innerText()).toContain('club-copy');
  await page.keyboard.press('Escape');

  // The bot may want either tile too: if it takes one first, try another table.
  for (let tables = 1; !((await buy(page, 'e18')) && (await buy(page, 'e14'))); tables++) {
    expect(tables, 'tables at which the bot was quicker').toBeLessThan(8);
    await openTable(page);
  }
  await page.locator('.mine', { hasText: 'swap a tile' }).waitFor();
  // Between draw and planning a tile may be swapped.
  let swapped = false;
  for (let answers = 0; answers < 80 && !swapped; answers++) {
    await myTurn(page);
    const before = await version(page);
    const swap = page.locator('.dock [data-action^="swap "]');
    if ((await swap.count()) > 0) {
      await picture(page, 'altiplano-swap');
      await swap.first().click();
      swapped = true;
      await movedOn(page, before);
    } else await letBotAnswer(page);
  }
  expect(swapped).toBe(true);
  await page.locator('.log li', { hasText: 'You put away' }).last().waitFor({ state: 'attached' });

  // Any tile goes onto the any-location space, and back.
  await myTurn(page);
  await page.locator('.plan [data-action^="tile-"]').first().click();
  await page.locator('.dock [data-action="place-any-location"]').click();
  const space = page.locator('.spaces[data-place="any-location"] [data-action^="lift-"]');
  await space.waitFor();
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await picture(page, `altiplano-any-location-${size.width}`);
    // Its name is beside or above the space, never on it.
    const free = await page.evaluate(() => {
      const ring = document.querySelector('.grp-anywhere .space')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(document.getElementById('g-anywhere') ?? document.body);
      const name = words.getBoundingClientRect();
      return ring && (name.right <= ring.left + 1 || name.bottom <= ring.top + 1);
    });
    expect(free, `${size.width} x ${size.height}`).toBe(true);
  }
  await space.click();
  await page.locator('.spaces[data-place="any-location"] [data-action^="put-"]').waitFor();
  expect(complained).toEqual([]);
  await context.close();
}, 240_000);
