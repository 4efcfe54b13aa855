import { expect, test } from 'vitest';
import { BadLink, isBoard, LINK_MAX, read, write, type Board } from './link';
import { Tree } from './tree';

const HEAD = 'meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=3\n';

function board(): Board {
  let tree = new Tree(Array.from({ length: 60 }, (_, place) => `${place % 3} role settler`));
  let one;
  [tree, one] = tree.with({
    parent: undefined,
    keep: 20,
    seat: 2,
    name: 'Ř – “the other”',
    lines: ['2 pass'],
  });
  [tree, one] = tree.with({
    parent: one.id,
    keep: 21,
    seat: 0,
    name: 'b',
    lines: ['0 role mayor', '? draw corn'],
  });
  return { head: HEAD, tree, at: one.id, position: 22 };
}

test('a board comes out of its link as it went in, without what no line needs', async () => {
  const link = (await write(board())) ?? '';
  expect(isBoard(link)).toBe(true);
  expect(link).toMatch(/^z1\.[\w-]+$/);
  const { head, tree, at, position } = await read(link);
  expect({ head, at, position }).toEqual({ head: HEAD, at: board().at, position: 22 });
  expect(tree.tried).toEqual(board().tree.tried);
  expect(tree.main).toEqual(board().tree.main.slice(0, 20));
  expect(tree.entries(at)).toEqual(board().tree.entries(at));
});

test('a position of the game itself takes its entries along', async () => {
  const link = await write({ ...board(), tree: new Tree(board().tree.main), at: undefined, position: 33 });
  const { tree, position } = await read(link ?? '');
  expect([tree.main.length, position]).toEqual([33, 33]);
});

test('wherever a link is cut or changed, it is refused or gives a whole board', async () => {
  const link = (await write(board())) ?? '';
  for (let length = 0; length < link.length; length++)
    await expect(read(link.slice(0, length)), `${length}`).rejects.toThrow(BadLink);
  for (let place = 3; place < link.length; place++) {
    const other = link.slice(0, place) + (link[place] === 'A' ? 'B' : 'A') + link.slice(place + 1);
    const found = await read(other).catch((error: unknown) => error);
    if (found instanceof BadLink) continue;
    const { tree, at, position } = found as Board;
    expect(position).toBeLessThanOrEqual(tree.entries(at).length);
  }
  for (const foreign of ['', 'z2.abc', 'z1.', 'z1.%%%', 'z1.' + 'A'.repeat(LINK_MAX)])
    await expect(read(foreign)).rejects.toThrow(BadLink);
});

test('what unfolds without an end, or is too large for a link, is refused', async () => {
  const bomb = new Tree(['x'.repeat(2_000_000)]);
  const link = await write({ head: HEAD, tree: bomb, at: undefined, position: 1 });
  expect(link?.length).toBeLessThan(LINK_MAX);
  await expect(read(link ?? '')).rejects.toThrow(BadLink);
  const noise = Array.from({ length: 2000 }, () => Math.random().toString(36));
  expect(await write({ head: HEAD, tree: new Tree(noise), at: undefined, position: 2000 })).toBeUndefined();
});
