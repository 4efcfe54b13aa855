import { expect, test } from 'vitest';
import { Tree } from './tree';

const MAIN = ['0 a', '? b', '1 c', '0 d'];
const move = (parent: number | undefined, keep: number, ...lines: string[]) => ({
  parent,
  keep,
  lines,
  seat: 0,
  name: lines.join(),
});

test('lines leave from the game and from one another, and know all their entries', () => {
  const [first, one] = new Tree(MAIN).with(move(undefined, 2, '1 e', '? f'));
  const [tree, two] = first.with(move(one.id, 4, '0 g'));
  expect(tree.entries(undefined)).toEqual(MAIN);
  expect(tree.entries(one.id)).toEqual(['0 a', '? b', '1 e', '? f']);
  expect(tree.entries(two.id)).toEqual(['0 a', '? b', '1 e', '? f', '0 g']);
  expect(tree.rows.map(({ one: { id }, depth }) => [id, depth])).toEqual([
    [one.id, 0],
    [two.id, 1],
  ]);
  expect(tree.after(undefined, 2)).toEqual([one]);
});

test('a move that is tried in the middle of a line belongs where that moment comes from', () => {
  const [first, one] = new Tree(MAIN).with(move(undefined, 2, '1 e', '? f'));
  const [tree, two] = first.with(move(one.id, 4, '0 g'));
  expect(tree.place(two.id, 5)).toEqual({ parent: two.id, keep: 5 });
  expect(tree.place(two.id, 4)).toEqual({ parent: one.id, keep: 4 });
  expect(tree.place(two.id, 3)).toEqual({ parent: one.id, keep: 3 });
  expect(tree.place(two.id, 2)).toEqual({ parent: undefined, keep: 2 });
  expect(tree.place(two.id, 1)).toEqual({ parent: undefined, keep: 1 });
});

test('a line goes with all that follow it, and a name has an end', () => {
  const [first, one] = new Tree(MAIN).with(move(undefined, 2, '1 e'));
  const [second, two] = first.with(move(one.id, 3, '0 g'));
  const [tree, other] = second.with(move(undefined, 1, '? h'));
  expect(tree.named(two.id, 'x'.repeat(99)).find(two.id)?.name).toHaveLength(60);
  expect(tree.without(one.id).tried).toEqual([other]);
});
