import { afterEach, beforeEach, expect, test } from 'vitest';
import { pressKey } from './shortcuts';

/** What the page would draw next, kept back. */
let frames: FrameRequestCallback[] = [];
const real = globalThis.requestAnimationFrame;

beforeEach(() => {
  frames = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  document.body.innerHTML =
    '<div id="decision">a question</div><div class="island" style="display: none"></div>';
});

afterEach(() => {
  globalThis.requestAnimationFrame = real;
  document.body.innerHTML = '';
});

function press(key: string): boolean {
  return pressKey(new KeyboardEvent('keydown', { key }), () => undefined);
}

test('the focus goes at once where the panel is drawn', () => {
  expect(press('q')).toBe(true);
  expect(document.activeElement?.id).toBe('decision');
  expect(frames).toEqual([]);
});

test('the panel of another view is drawn before it has the focus', () => {
  const island = document.querySelector<HTMLElement>('.island')!;
  expect(press('i')).toBe(true);
  expect(document.activeElement).not.toBe(island);
  island.style.display = 'block';
  for (const frame of frames) frame(0);
  expect(document.activeElement).toBe(island);
});

test('a key that means nothing moves nothing', () => {
  expect(press('x')).toBe(false);
  expect(document.activeElement).toBe(document.body);
});
