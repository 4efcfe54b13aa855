import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../lib/state/settings.svelte';
import { firstTap, listenToTaps } from './firstTap.svelte';
import { popover, type Hint } from './hint.svelte';

const hint: Hint = { title: 'Settler', refused: false, words: ['Take a tile.'], lines: [] };
let stop = () => {};

function piece(name: string): { button: HTMLButtonElement; pressed: ReturnType<typeof vi.fn> } {
  const button = document.createElement('button');
  button.innerHTML = `<span>${name}</span>`;
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  document.body.append(button);
  firstTap.explains(button, () => ({ ...hint, title: name }));
  return { button, pressed };
}

function tap(button: HTMLElement, pointerType = 'touch'): void {
  const inside = button.firstElementChild ?? button;
  inside.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
  inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

afterEach(() => {
  stop();
  settings.oneTap = false;
  document.body.replaceChildren();
});

test('the first tap selects and shows, the second does it', () => {
  stop = listenToTaps();
  const { button, pressed } = piece('Settler');
  tap(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(popover.shown?.title).toBe('Settler');
  expect(firstTap.mayDo).toBe(true);
  tap(button);
  expect(pressed).toHaveBeenCalledOnce();
  expect(popover.shown).toBeUndefined();
});

test('a tap on another piece selects that one; the button on the sheet does it', () => {
  stop = listenToTaps();
  const one = piece('Settler');
  const other = piece('Mayor');
  tap(one.button);
  tap(other.button);
  expect(one.button.classList.contains('is-picked')).toBe(false);
  expect(popover.shown?.title).toBe('Mayor');
  firstTap.do();
  expect(one.pressed).not.toHaveBeenCalled();
  expect(other.pressed).toHaveBeenCalledOnce();
});

test('what is not possible can be read but not done', () => {
  stop = listenToTaps();
  const { button } = piece('Factory');
  button.setAttribute('aria-disabled', 'true');
  tap(button);
  expect(firstTap.picked).toBe(button);
  expect(firstTap.mayDo).toBe(false);
});

test('what only shows a place on the board does not call itself an answer', () => {
  stop = listenToTaps();
  document.body.innerHTML = '<section class="dock"></section>';
  const card = piece('Sell').button;
  document.querySelector('.dock')?.append(card);
  tap(card);
  expect([firstTap.answers, firstTap.shows]).toEqual([true, false]);
  firstTap.drop();
  card.dataset['shows'] = '';
  tap(card);
  expect([firstTap.mayDo, firstTap.answers, firstTap.shows]).toEqual([true, false, true]);
});

test('a mouse presses at once, and so does a finger if the setting says so', () => {
  stop = listenToTaps();
  const { button, pressed } = piece('Settler');
  tap(button, 'mouse');
  expect(pressed).toHaveBeenCalledOnce();
  settings.oneTap = true;
  tap(button);
  expect(pressed).toHaveBeenCalledTimes(2);
});
