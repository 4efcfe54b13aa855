import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaints, useBrowser, visitor } from './browser';

useBrowser();

/** The page of a server with the engine in it; only where everything is checked must it be there. */
const ASSETS = join(import.meta.dirname, '../dist/assets');
const isThere = existsSync(ASSETS) && readdirSync(ASSETS).some((name) => name.endsWith('.wasm'));
const may = test.skipIf(!isThere && process.env.CI !== 'true');

may('a server hands out the engine, which answers for the tables of this device', async () => {
  const context = await visitor();
  const page = await context.newPage();
  const complained = complaints(page);
  const engine = page.waitForResponse(/\/assets\/engine-[\w-]+\.wasm$/);
  await page.goto('/table/here-none');
  const {
    'cache-control': kept,
    'content-encoding': packed,
    'content-type': type,
  } = await (await engine).allHeaders();
  expect({ kept, packed, type }).toEqual({
    kept: 'public, max-age=31536000, immutable',
    packed: 'br',
    type: 'application/wasm',
  });
  await page.getByText('This link doesn’t lead to a table').waitFor();
  expect(complained).toEqual([]);
  await context.close();
});
