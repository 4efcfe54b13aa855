import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressKey, SECOND_DIGIT_MS } from './shortcuts';

/** What the page would draw next, held back. */
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

function press(key: string, repeat = false): boolean {
  return pressKey(new KeyboardEvent('keydown', { key, repeat }), () => undefined);
}

test('the focus moves at once if the panel is already drawn', () => {
  expect(press('q')).toBe(true);
  expect(document.activeElement?.id).toBe('decision');
  expect(frames).toEqual([]);
});

test('the panel of another view is drawn before it gets the focus', () => {
  const island = document.querySelector<HTMLElement>('.island')!;
  expect(press('i')).toBe(true);
  expect(document.activeElement).not.toBe(island);
  island.style.display = 'block';
  for (const frame of frames) frame(0);
  expect(document.activeElement).toBe(island);
});

test('with workers in hand, the island is entered at the first circle that takes one', () => {
  document.body.innerHTML = `<div class="island">
    <button class="place">full</button><button class="place is-want">one</button><button class="place is-want">two</button>
  </div>`;
  expect(press('i')).toBe(true);
  expect(document.activeElement?.textContent).toBe('one');
  document.activeElement?.classList.remove('is-want');
  expect(press('i')).toBe(true);
  expect(document.activeElement?.textContent).toBe('two');
  document.activeElement?.classList.remove('is-want');
  expect(press('i')).toBe(true);
  expect(document.activeElement?.className).toBe('island');
});

test('a key without a meaning does nothing', () => {
  expect(press('x')).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test.each(['1', 'd', 'p', 'u'])('%s held down presses once', (key) => {
  document.body.innerHTML = `<div class="dock">
    <ul class="options"><li><button data-number="1">settler</button></li></ul>
    <button data-action="done"></button><button data-action="pass"></button><button data-action="undo"></button>
  </div>`;
  const pressed = vi.fn();
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', pressed);
  expect(press(key)).toBe(true);
  expect(press(key, true)).toBe(false);
  expect(press(key, true)).toBe(false);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('no key reaches the page behind an open dialog, not even keys of a single page', () => {
  const own = vi.fn((key: string) => key === 'Escape');
  const help = vi.fn();
  const type = (key: string) => pressKey(new KeyboardEvent('keydown', { key }), help, own);
  document.body.innerHTML += '<dialog open></dialog>';
  expect([type('Escape'), type('q'), type('?')]).toEqual([false, false, false]);
  expect(own).not.toHaveBeenCalled();
  document.querySelector('dialog')?.remove();
  expect([type('Escape'), type('q'), type('?')]).toEqual([true, true, true]);
  expect(own).toHaveBeenCalledTimes(3);
  expect(help).toHaveBeenCalledTimes(1);
});

test('with more than nine choices, it waits for a second digit', () => {
  vi.useFakeTimers();
  const choices = Array.from(
    { length: 13 },
    (_, index) => `<li><button data-number="${index + 1}">${index + 1}</button></li>`,
  );
  document.body.innerHTML = `<div class="dock"><ul class="options">${choices.join('')}</ul></div>`;
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.innerText));
  for (const key of ['1', '2']) press(key);
  press('7');
  press('1');
  expect(pressed).toEqual(['12', '7']);
  vi.advanceTimersByTime(SECOND_DIGIT_MS);
  expect(pressed).toEqual(['12', '7', '1']);
  press('1');
  document.body.innerHTML =
    '<div class="dock"><ul class="options"><li><button data-number="1">other</button></li></ul></div>';
  vi.advanceTimersByTime(SECOND_DIGIT_MS);
  expect(pressed).toHaveLength(3);
  vi.useRealTimers();
});

test('going back has no number, so that it moves none', () => {
  document.body.innerHTML = `<div class="dock"><ul class="options">
    <li><button data-action="back">back</button></li><li><button data-number="1">first</button></li></ul></div>`;
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.innerText));
  press('1');
  expect(pressed).toEqual(['first']);
});

test('where the bar has no choices, numbers press those on the table', () => {
  document.body.innerHTML = '<main><button data-number="7">office</button></main><div class="dock"></div>';
  const pressed = vi.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  expect(press('7')).toBe(true);
  expect(press('6')).toBe(false);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a first digit that is no choice itself begins the number of one that is', () => {
  document.body.innerHTML = '<main><button data-number="24">wharf</button></main>';
  const pressed = vi.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  expect([press('2'), press('4'), press('3')]).toEqual([true, true, false]);
  expect(pressed).toHaveBeenCalledTimes(1);
});
