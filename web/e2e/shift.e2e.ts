import { expect, test } from 'vitest';
import { SIZES, useBrowser, visitor } from './browser';
import { answer, openTable } from './play';
import { movesWhile } from './shifts';

useBrowser();

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
