import { afterEach, expect, test } from 'vitest';
import { GRACE_MS, JustBorn } from './justBorn';

afterEach(() => document.body.replaceChildren());

let now = 0;
function bar(...names: string[]): HTMLElement {
  document.body.innerHTML = `<section id="decision" tabindex="-1">${names
    .map((name) => `<button data-action="${name}">${name}</button>`)
    .join('')}</section>`;
  return document.getElementById('decision') as HTMLElement;
}
const button = (dock: HTMLElement): HTMLButtonElement => dock.querySelector('button') as HTMLButtonElement;

test('the second press of a double press does nothing to a button that the first one brought up', () => {
  now = 0;
  const born = new JustBorn(() => now);
  let dock = bar('draw');
  born.look(dock);
  now = 1000;
  born.pressed({ x: 100, y: 100 });
  expect(born.swallows(button(dock))).toBe(false);
  now = 1100;
  dock = bar('lock');
  born.look(dock);
  now = 1350;
  born.pressed({ x: 104, y: 98 });
  expect(born.swallows(button(dock))).toBe(true);
  now = 1000 + GRACE_MS + 1;
  born.pressed({ x: 104, y: 98 });
  expect(born.swallows(button(dock))).toBe(false);
});

test('a press elsewhere, another key and a button that was there before all work', () => {
  now = 0;
  const born = new JustBorn(() => now);
  const old = bar('suggest');
  born.look(old);
  now = 1000;
  born.pressed({ x: 100, y: 100 });
  born.swallows(button(old));
  now = 1100;
  born.pressed({ x: 100, y: 100 });
  expect(born.swallows(button(old))).toBe(false);
  now = 1150;
  const next = bar('lock');
  born.look(next);
  now = 1200;
  born.pressed({ x: 400, y: 100 });
  expect(born.swallows(button(next))).toBe(false);
  born.pressed({ key: 'd' });
  born.swallows(button(next));
  now = 1250;
  const third = bar('more');
  born.look(third);
  now = 1300;
  born.pressed({ key: '1' });
  expect(born.swallows(button(third))).toBe(false);
});

test('a key pressed twice answers once, even where the button stays and means something else', () => {
  now = 0;
  const born = new JustBorn(() => now);
  const dock = bar('done');
  born.look(dock);
  button(dock).focus();
  now = 1000;
  born.pressed({ key: 'd' });
  expect(born.swallows(button(dock))).toBe(false);
  now = 1100;
  button(dock).textContent = 'Lock plan';
  born.look(dock);
  expect(document.activeElement).toBe(dock);
  now = 1200;
  born.pressed({ key: 'd' });
  expect(born.swallows(button(dock))).toBe(true);
});

test('a press elsewhere between two at one place means that they are no double press', () => {
  now = 0;
  const born = new JustBorn(() => now);
  const dock = bar('swap');
  born.look(dock);
  now = 1000;
  born.pressed({ x: 100, y: 100 });
  expect(born.swallows(button(dock))).toBe(false);
  // A tile on the board, outside the bar, brings up the places it can go to.
  now = 1100;
  born.pressed({ x: 400, y: 300 });
  const places = bar('farm');
  born.look(places);
  now = 1200;
  born.pressed({ x: 100, y: 100 });
  expect(born.swallows(button(places))).toBe(false);
});
