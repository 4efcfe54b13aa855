import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reading } from './reading.svelte';

/** Sections at these heights of the window, which is 1000 px high. */
function page(tops: Record<string, number>): HTMLElement {
  const root = document.body.appendChild(document.createElement('article'));
  for (const [name, top] of Object.entries(tops)) {
    const section = root.appendChild(document.createElement('section'));
    section.dataset.section = name;
    section.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  return root;
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => {
    look();
    return 0;
  });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('the section that is read is the last one that has come far enough up', () => {
  const reading = new Reading();
  reading.follow(page({ top: -900, round: 120, settler: 700 }))();
  expect(reading.section).toBe('round');
});

test('before the first one has come up, it is the first', () => {
  const reading = new Reading();
  reading.follow(page({ top: 500, round: 900 }))();
  expect(reading.section).toBe('top');
});

test('at the end of the page it is the last one, however short', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 1000, configurable: true });
  const reading = new Reading();
  reading.follow(page({ top: -900, round: 120, last: 800 }))();
  expect(reading.section).toBe('last');
});
