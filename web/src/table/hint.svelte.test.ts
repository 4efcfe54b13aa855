import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HintPopover, openPointed, popover as table, type Hint } from './hint.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hint = (title: string): Hint => ({ title, refused: false, words: [], lines: [] });

test('a piece that is left closes what was said about itself, after a moment', () => {
  const popover = new HintPopover();
  const piece = document.createElement('button');
  popover.open(piece, hint('Smithy'));
  popover.closeSoon(piece);
  expect(popover.shown?.title).toBe('Smithy');
  vi.runAllTimers();
  expect(popover.shown).toBeUndefined();
});

test('another piece that is left closes nothing', () => {
  const popover = new HintPopover();
  const [read, left] = [document.createElement('button'), document.createElement('button')];
  popover.open(read, hint('Wharf'));
  popover.closeSoon(left);
  vi.runAllTimers();
  expect(popover.shown?.title).toBe('Wharf');
});

test('a piece without a hint that comes under a mouse closes nothing of another piece', () => {
  const [read, under] = [document.createElement('button'), document.createElement('button')];
  const mouse = new PointerEvent('pointerenter', { pointerType: 'mouse' });
  table.open(read, hint('Hospice'));
  openPointed(under, mouse, undefined);
  expect(table.shown?.title).toBe('Hospice');
  openPointed(under, mouse, hint('Hacienda'));
  expect(table.shown?.title).toBe('Hacienda');
  openPointed(under, mouse, undefined);
  expect(table.shown).toBeUndefined();
});
