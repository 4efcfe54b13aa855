import { afterEach, expect, test } from 'vitest';
import { popover } from './hint.svelte';
import { told } from './told';

afterEach(() => (document.body.innerHTML = ''));

const hint = { title: 'Quarry', refused: false, words: [], lines: [] };

test('a piece explains itself when it is tapped, and is no stop of Tab', () => {
  document.body.innerHTML = '<ul><li>quarry</li></ul>';
  const piece = document.querySelector('li')!;
  const end = told(() => hint)(piece);
  expect(piece.tabIndex).toBe(-1);
  piece.click();
  expect(popover.shown).toEqual(hint);
  end?.();
  expect(popover.shown).toBeUndefined();
  // A button that takes its place says everything from then on.
  expect(piece.hasAttribute('tabindex')).toBe(false);
  expect(piece.dataset['told']).toBeUndefined();
  piece.click();
  expect(popover.shown).toBeUndefined();
});
