import { beforeEach, expect, test } from 'vitest';
import { Looked, movesOf } from './looked.svelte';

beforeEach(() => localStorage.clear());

test('what arrives while nobody looks has been missed, and shortly after the return, too', () => {
  let now = 0;
  const looked = new Looked('t', () => now);
  looked.opened(4);
  expect(looked.missed, 'the first visit').toBeUndefined();
  looked.left(6);
  looked.back(9);
  expect(looked.missed).toEqual({ from: 6, to: 9 });
  now = 2000;
  looked.shows(11);
  expect(looked.missed, 'a page that slept catches up').toEqual({ from: 6, to: 11 });
  now = 60_000;
  looked.shows(15);
  expect(looked.missed, 'seen as it happened').toEqual({ from: 6, to: 11 });
  looked.putAway();
  looked.shows(16);
  expect(looked.missed).toBeUndefined();
});

test('whoever leaves again without having looked at it misses it from where it began', () => {
  const looked = new Looked('t');
  looked.left(3);
  looked.back(5);
  looked.left(8);
  looked.back(9);
  expect(looked.missed).toEqual({ from: 3, to: 9 });
});

test('a closed page is remembered, for each table', () => {
  new Looked('one').left(7);
  new Looked('two').left(2);
  const [one, two, three] = ['one', 'two', 'three'].map((id) => new Looked(id));
  for (const looked of [one, two, three]) looked?.opened(7);
  expect(one?.missed, 'nothing happened').toBeUndefined();
  expect(two?.missed).toEqual({ from: 2, to: 7 });
  expect(three?.missed, 'never seen').toBeUndefined();
});

test('what was kept by something else is no reason to fail', () => {
  for (const kept of ['{', '7', '[[1, 2], "x", ["t", "u"]]']) {
    localStorage.setItem('meseta.looked', kept);
    const looked = new Looked('t');
    looked.opened(3);
    expect(looked.missed).toBeUndefined();
  }
});

test('a move is counted with what chance brings after it; what was taken back is not counted', () => {
  const entry = (step: number, seat: number | null, undone = false) => ({ step, seat, undone });
  const log = [entry(0, 0), entry(1, 1), entry(2, null), entry(3, null), entry(4, 2, true), entry(5, 0)];
  const moves = movesOf(log, { from: 1, to: 6 });
  expect(moves.map((move) => move.map(({ step }) => step))).toEqual([[1, 2, 3], [5]]);
  // What chance brought to a move that was seen belongs to no missed one.
  expect(movesOf(log, { from: 2, to: 4 })).toEqual([]);
});
