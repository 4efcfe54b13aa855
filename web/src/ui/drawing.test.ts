import { expect, test } from 'vitest';
import { spriteMarkup } from '../../scripts/sprite';
import { draw } from './drawing';

const SVG = 'http://www.w3.org/2000/svg';

test('a drawing gives way to another, and what lies over it stays on top', () => {
  document.body.innerHTML = spriteMarkup();
  const svg = document.createElementNS(SVG, 'svg');
  const letter = document.createElementNS(SVG, 'text');
  letter.setAttribute('class', 'over');
  svg.append(letter);
  const names = ['good-corn', 'tile-corn', 'good-corn'].map((name) => {
    draw(svg, name);
    expect(svg.lastChild).toBe(letter);
    expect(svg.children.length).toBeGreaterThan(1);
    return [svg.getAttribute('data-icon'), svg.getAttribute('viewBox'), svg.children.length];
  });
  expect(names[2]).toEqual(names[0]);
  expect(names[1]).not.toEqual(names[0]);
  expect(names.map(([, viewBox]) => viewBox)).toEqual(['0 0 24 24', '0 0 48 48', '0 0 24 24']);
});

test('what is drawn already stays as it is', () => {
  document.body.innerHTML = spriteMarkup();
  const svg = document.createElementNS(SVG, 'svg');
  draw(svg, 'good-corn');
  const shapes = [...svg.children];
  draw(svg, 'good-corn');
  expect([...svg.children].every((shape, at) => shape === shapes[at])).toBe(true);
  draw(svg, 'tile-corn');
  expect(svg.firstChild).not.toBe(shapes[0]);
});

test('every drawing of the sheets can be drawn', () => {
  document.body.innerHTML = spriteMarkup();
  const names = [...spriteMarkup().matchAll(/<symbol id="([^"]+)"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const svg = document.createElementNS(SVG, 'svg');
    draw(svg, name);
    expect(svg.children.length, name).toBeGreaterThan(0);
  }
});
