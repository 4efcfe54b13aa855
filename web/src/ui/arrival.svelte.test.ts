import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { arrival, useArrival } from './arrival.svelte';

afterEach(() => document.body.replaceChildren());

/** Draws the beginning of a page in place of the previous one. */
function draw(passing = false): HTMLElement {
  const begin = document.createElement('div');
  begin.tabIndex = -1;
  document.body.replaceChildren(begin);
  arrival(passing)(begin);
  return begin;
}

test('after a change of page its beginning has the focus, even if another page was shown while it loaded', () => {
  let place = $state<string | undefined>(undefined);
  const leave = $effect.root(() => useArrival(() => place));
  const go = (to: string) => {
    place = to;
    flushSync();
  };
  go('lobby');
  draw();
  expect(document.activeElement, 'on the first page focus is left to the browser').toBe(document.body);
  go('table/t');
  expect(draw(true)).toBe(document.activeElement);
  expect(draw(true)).toBe(document.activeElement);
  expect(draw()).toBe(document.activeElement);
  draw();
  expect(document.activeElement, 'nobody went anywhere').toBe(document.body);
  leave();
});
