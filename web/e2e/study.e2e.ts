import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  SIZES,
  complaints,
  expectAccessible,
  expectNoSideways,
  picture,
  settled,
  useBrowser,
  visitor,
} from './browser';
import { finishedTable } from './play';

useBrowser();

/** The page of a server with the engine in it; only where everything is checked must it be there. */
const ASSETS = join(import.meta.dirname, '../dist/assets');
const isThere = existsSync(ASSETS) && readdirSync(ASSETS).some((name) => name.endsWith('.wasm'));
const may = test.skipIf(!isThere && process.env.CI !== 'true');

const moves = (page: Page) => page.locator('[data-action="try"]');
const looks = async (page: Page) =>
  Number((await page.locator('.thinks header p').innerText()).replaceAll(/\D/g, ''));

/** The first place of a record, from there on, at which somebody is asked and chance is not. */
function decisionFrom(record: string, place: number): number {
  const entries = (record.split('\n\n')[1] ?? '').split('\n');
  return entries.findIndex((entry, at) => at >= place && /^\d/.test(entry));
}

/** Tries a move of the list that was not tried there before; resolves once its line is open. */
async function tryMove(page: Page, index = 0): Promise<void> {
  const before = await page.locator('.lines li').count();
  await moves(page).nth(index).click();
  await page.waitForFunction((count) => document.querySelectorAll('.lines li').length > count, before);
  await page.locator('.thinks ol button[aria-disabled="true"]').first().waitFor({ state: 'detached' });
}

may(
  'a moment of a finished game is analysed: the bot thinks, lines are tried, named and shared',
  async () => {
    const context = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    const complained = complaints(page);
    const id = await finishedTable(page);
    const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
    const from = decisionFrom(record, 60);
    await page.goto(`/replay/${id}/${from}`);
    await page.locator('[data-action="study"]').click();
    await page.waitForURL(`**/study/${id}/${from}`);
    await moves(page).first().waitFor();
    expect(await page.locator('.dock input[type="range"]').inputValue()).not.toBe('0');

    // The shares move as long as the bot thinks, and stay when it stops.
    await page.locator('[data-action="think"]').click();
    await page.locator('.thinks .share').first().waitFor();
    const early = await looks(page);
    await expect.poll(() => looks(page), { timeout: 30_000 }).toBeGreaterThan(early);
    await settled(page);
    await picture(page, 'study');
    await expectAccessible(page, 'an analysis board');
    await page.locator('[data-action="think"]').click();
    await page.locator('[data-action="think"][aria-pressed="false"]').waitFor();

    await tryMove(page);
    await tryMove(page);
    await page.locator('[data-line="1"]').click();
    await page.locator('[data-line="1"][aria-current]').waitFor();
    // The same move again would be the same line, unless chance has a part in it.
    if ((await moves(page).count()) > 1) await tryMove(page, 1);
    expect(await page.locator('.lines li').count()).toBeGreaterThanOrEqual(3);
    await page.locator('[data-action="name-line"]').click();
    await page.locator('#line-name').fill('Another way');
    await page.locator('#line-name').press('Enter');
    await page.getByText('Another way').waitFor();
    await picture(page, 'study-lines');
    const lines = await page.locator('.lines li').allInnerTexts();
    const position = await page.locator('.dock input[type="range"]').inputValue();
    const length = await page.locator('.dock input[type="range"]').getAttribute('max');
    await page.locator('[data-action="share-board"]').click();
    await page.waitForURL('**/study#z1.*');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    // The board stays as it is, the rest of the game and all lines with it.
    expect(await page.locator('.dock input[type="range"]').getAttribute('max')).toBe(length);
    expect(await page.locator('.lines li').allInnerTexts()).toEqual(lines);

    // The game itself can be kept on this device.
    await page.goto(`/table/${id}`);
    await page.locator('[data-action="keep-here"]').click();
    await page.waitForURL('**/table/here-*');
    await page.locator('.verdict').waitFor();
    // And from there put on a server, as a game of people without names.
    await page.locator('[data-action="show"]').scrollIntoViewIfNeeded();
    await picture(page, 'end-show');
    await page.locator('[data-action="show"]').click();
    await page.waitForURL(({ pathname }) => /^\/table\/(?!here-)/.test(pathname));
    await page.locator('.verdict').waitFor();
    expect(new URL(page.url()).pathname).not.toBe(`/table/${id}`);
    await page.locator('.score th', { hasText: 'Seat 1' }).waitFor();
    await page.getByText('This game was played elsewhere').waitFor();
    await expectNoSideways(page);
    await picture(page, 'end-shown');

    // The record of a game that is not over is opened as a board, too.
    const [top = '', entries = ''] = record.split('\n\n');
    const part = `${top.replace(/\nsecret .*/, '')}\n\n${entries.split('\n').slice(0, decisionFrom(record, 30)).join('\n')}\n`;
    await page.goto('/');
    await page
      .locator('.on-device input[type="file"]')
      .setInputFiles({ name: 'part.txt', mimeType: 'text/plain', buffer: Buffer.from(part) });
    await page.waitForURL('**/study#z1.*');
    await moves(page).first().waitFor();
    expect(Number(await page.locator('.dock input[type="range"]').inputValue())).toBeGreaterThan(20);

    // Somebody else opens the link, and another one that was cut.
    const other = await visitor({ viewport: SIZES.phone, locale: 'pl-PL', colorScheme: 'dark' });
    const there = await other.newPage();
    const complainedThere = complaints(there);
    await there.goto(link);
    await there.getByText('Another way').waitFor();
    expect(await there.locator('.lines li').count()).toBe(lines.length);
    expect(await there.locator('.dock input[type="range"]').inputValue()).toBe(position);
    await there.locator('[data-action="back"]').click();
    await expect
      .poll(() => there.locator('.dock input[type="range"]').inputValue())
      .toBe(String(Number(position) - 1));
    await settled(there);
    await expectNoSideways(there);
    await picture(there, 'study-phone');
    await there.setViewportSize(SIZES.small);
    await expectNoSideways(there);
    await picture(there, 'study-small');
    await there.setViewportSize(SIZES.tablet);
    await picture(there, 'study-tablet');
    expect(complainedThere).toEqual([]);
    await there.goto('about:blank');
    await there.goto(link.slice(0, -20));
    await there.getByText('Ten link nie prowadzi do planszy').waitFor();
    await picture(there, 'study-cut');
    expect(complained).toEqual([]);
    await other.close();
    await context.close();
  },
);

/** A whole game of Altiplano as a record. */
const GOLDEN = join(import.meta.dirname, '../../crates/altiplano/tests/golden/2-players-strip.txt');

may('the record of a game of Altiplano that is not over is opened as a board, on a laptop', async () => {
  const context = await visitor({ viewport: SIZES.laptop });
  const page = await context.newPage();
  const complained = complaints(page);
  const lines = readFileSync(GOLDEN, 'utf8').split('\n');
  const entry = lines.findIndex((line) => /^[\d?]/.test(line));
  const part = lines.slice(0, entry + 90).filter((line) => !line.startsWith('secret '));
  await page.goto('/');
  await page.locator('.on-device input[type="file"]').setInputFiles({
    name: 'part.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(part.join('\n') + '\n'),
  });
  await page.waitForURL('**/study#z1.*');
  await page.locator('[data-action="think"]').click();
  await page.locator('.thinks .share').first().waitFor({ timeout: 30_000 });
  await tryMove(page);
  await settled(page);
  await picture(page, 'study-altiplano');
  await expectNoSideways(page);
  expect(complained).toEqual([]);
  await context.close();
});

for (const [game, golden] of [
  ['puerto-rico', '../../crates/puerto-rico/tests/golden/2-players-city.txt'],
  ['altiplano', '../../crates/altiplano/tests/golden/2-players-strip.txt'],
] as const) {
  may(`a position of ${game} is changed, refused, mended, opened, thought about and shared`, async () => {
    const context = await visitor({
      viewport: SIZES.laptop,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const complained = complaints(page);
    const lines = readFileSync(join(import.meta.dirname, golden), 'utf8').split('\n');
    const entry = lines.findIndex((line) => /^[\d?] /.test(line));
    const part = lines.slice(0, entry + 90).filter((line) => !line.startsWith('secret '));
    await page.goto('/');
    await page.locator('.on-device input[type="file"]').setInputFiles({
      name: 'part.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(part.join('\n') + '\n'),
    });
    await page.waitForURL('**/study#z1.*');
    await moves(page).first().waitFor();

    await page.locator('[data-action="change-position"]').click();
    const text = page.locator('#position-text');
    const whole = await text.inputValue();
    await settled(page);
    await picture(page, `study-position-${game}`);
    await expectAccessible(page, 'a position as text');
    // Neither a text that was cut nor a table that can't be leads anywhere; what was written stays.
    await text.fill(whole.slice(0, 200));
    await page.locator('[data-action="open-position"]').click();
    await page.locator('#position-wrong', { hasText: 'can’t be read' }).waitFor();
    const position = JSON.parse(whole) as { seats: unknown[] };
    await text.fill(JSON.stringify({ ...position, seats: position.seats.slice(1) }));
    await page.locator('[data-action="open-position"]').click();
    await page.locator('#position-wrong', { hasText: 'can’t occur' }).waitFor();
    await page.setViewportSize(SIZES.small);
    await expectNoSideways(page);
    await picture(page, `study-position-refused-${game}`);
    await page.setViewportSize(SIZES.laptop);

    // Closing the dialog by mistake loses nothing.
    await page.keyboard.press('Escape');
    await text.waitFor({ state: 'detached' });
    await page.locator('[data-action="change-position"]').click();
    expect(await text.inputValue()).toBe(JSON.stringify({ ...position, seats: position.seats.slice(1) }));

    // A number is changed in its field: the text follows, and the rules say at once what they make of it.
    await text.fill(whole);
    const seat = page.locator('dialog details').nth(1);
    await seat.locator('summary').click();
    const field = seat.locator('[data-count*=".goods."], [data-count*=".bag."]').first();
    const count = Number(await field.inputValue());
    await field.fill(String(count + 1));
    await field.press('Tab');
    await page.locator('#position-wrong', { hasText: 'can’t occur' }).waitFor();
    expect(await seat.locator('.is-changed').count()).toBe(1);
    await picture(page, `study-position-changed-${game}`);
    await expectAccessible(page, 'numbers of a position');
    await field.fill(String(count));
    await field.press('Tab');
    await expect.poll(() => page.locator('#position-wrong').innerText()).toBe('');
    expect(await text.inputValue()).toBe(whole);
    const before = page.url();
    await page.locator('[data-action="open-position"]').click();
    await page.waitForURL((url) => url.href !== before && url.hash.startsWith('#z1.'));
    await text.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.dock input[type="range"]').getAttribute('max')).toBe('0');
    await moves(page).first().waitFor();
    await page.locator('[data-action="think"]').click();
    await page.locator('.thinks .share').first().waitFor({ timeout: 30_000 });
    await page.locator('[data-action="think"]').click();
    await tryMove(page);
    const last = await page.locator('.dock input[type="range"]').getAttribute('max');
    await page.locator('[data-action="share-board"]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#z1.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    // The way back leads to the board from before.
    await page.goBack();
    await expect.poll(() => page.locator('.dock input[type="range"]').getAttribute('max')).not.toBe(last);
    expect(complained).toEqual([]);

    const other = await visitor({ viewport: SIZES.phone, locale: 'hu-HU', colorScheme: 'dark' });
    const there = await other.newPage();
    const complainedThere = complaints(there);
    await there.goto(link);
    await there.locator('.lines li').first().waitFor();
    expect(await there.locator('.dock input[type="range"]').getAttribute('max')).toBe(last);
    await there.locator('[data-action="change-position"]').click();
    await there.locator('#position-text').waitFor();
    await settled(there);
    await expectNoSideways(there);
    await picture(there, `study-position-phone-${game}`);
    expect(complainedThere).toEqual([]);
    await other.close();
    await context.close();
  });
}
