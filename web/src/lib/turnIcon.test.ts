import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markIcon } from './turnIcon';

test('the icon says whose turn it is, and both of its drawings are there', () => {
  const icon = document.head.appendChild(document.createElement('link'));
  icon.rel = 'icon';
  for (const [asked, drawing] of [
    [true, '/icon-turn.svg'],
    [false, '/icon.svg'],
  ] as const) {
    markIcon(asked);
    expect(icon.getAttribute('href')).toBe(drawing);
    expect(existsSync(`public${drawing}`)).toBe(true);
  }
  icon.remove();
});
