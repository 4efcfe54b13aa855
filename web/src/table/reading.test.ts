import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOn } from './reading';

beforeEach(() => {
  document.body.innerHTML = `
    <section class="island" tabindex="-1">
      <span data-told tabindex="-1">role</span>
      <div class="groups" tabindex="-1">
        <button>market <span data-told>part of the button</span></button>
        <div data-told tabindex="-1">sell</div>
      </div>
      <li data-told tabindex="-1">shelf</li>
    </section>
    <section class="players" tabindex="-1"><button>counters</button></section>
    <section class="roles" tabindex="-1"><button>mayor</button></section>
    <section class="sea"><div data-told tabindex="-1">ship</div></section>
    <section class="offer"><ul><li data-told tabindex="-1">quarry</li></ul></section>`;
});

afterEach(() => (document.body.innerHTML = ''));

/** What is read from this place on, in one direction. */
function read(from: string, key: string): string[] {
  document.querySelector<HTMLElement>(from)!.focus();
  const words: string[] = [];
  while (readOn(key)) words.push(document.activeElement!.textContent!.trim());
  return words;
}

test('from its place on, everything that explains itself is read, to the end of the board', () => {
  expect(read('.island', 'ArrowRight')).toEqual(['role', 'market part of the button', 'sell', 'shelf']);
  expect(read('.groups', 'ArrowRight')).toEqual(['market part of the button', 'sell', 'shelf']);
  expect(read('.players', 'ArrowRight')).toEqual(['counters']);
});

test('what all players share is read as one place', () => {
  expect(read('.roles', 'ArrowRight')).toEqual(['mayor', 'ship', 'quarry']);
  expect(read('.offer li', 'ArrowLeft')).toEqual(['ship', 'mayor']);
});

test('it goes back, too', () => {
  expect(read('.groups', 'ArrowLeft')).toEqual(['sell', 'market part of the button', 'role']);
});

test('elsewhere, and for other keys, it does nothing', () => {
  (document.activeElement as HTMLElement | null)?.blur();
  expect(readOn('ArrowRight')).toBe(false);
  document.querySelector<HTMLElement>('.island')!.focus();
  expect(readOn('ArrowDown')).toBe(false);
});
