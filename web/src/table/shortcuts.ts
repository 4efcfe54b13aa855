import { settings } from '../lib/state/settings.svelte';
import { readOn } from './reading';
import { tabs, type TabName } from './tabs.svelte';

/** Where the keyboard focus goes on a single key. */
const PANELS: Record<string, { tab?: TabName; selector: string }> = {
  q: { selector: '#decision' },
  // While workers are in hand, the first circle that takes one: with Enter, two keys a worker.
  i: { tab: 'island', selector: '.island' },
  t: { tab: 'table', selector: '.roles, .ring, .groups' },
  r: { tab: 'players', selector: '.players' },
  l: { tab: 'log', selector: '.log ol' },
};

/** Keys that press a button of the dock. */
const PRESSES: Record<string, string> = {
  d: '.dock [data-action="done"]',
  p: '.dock [data-action="pass"]',
  u: '.dock [data-action="undo"]',
  h: '.dock [data-action="hint"]',
};

/**
 * Answers a key pressed anywhere on a table. Returns whether it had a meaning. `own` handles the keys of a single page:
 * it returns whether it took the key. Nothing behind an open dialog answers. A key that is held down answers one
 * question only: its repeats would answer the next ones, unread.
 */
export function pressKey(
  event: KeyboardEvent,
  help: () => void,
  own: (key: string) => boolean = () => false,
): boolean {
  // A list with arrow keys of its own has answered already.
  if (event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (own(event.key)) return true;
  if (event.key === '?') {
    help();
    return true;
  }
  if (readOn(event.key)) return true;
  if (!settings.shortcuts || event.repeat) return false;
  if (/^[0-9]$/.test(event.key)) return pressNumber(event.key);
  const key = event.key.toLowerCase();
  const panel = PANELS[key];
  if (panel) {
    if (panel.tab) tabs.keep(panel.tab);
    else tabs.letGo();
    // If the panel belongs to another view, that view is drawn first.
    if (isDrawn(panel.selector)) focusIn(panel.selector);
    else requestAnimationFrame(() => focusIn(panel.selector));
    return true;
  }
  const button = PRESSES[key];
  return button !== undefined && press(button);
}

/** How long a digit waits for a second one if there are more than nine choices, in milliseconds. */
export const SECOND_DIGIT_MS = 600;
let digit: { typed: string; waits: ReturnType<typeof setTimeout> } | undefined;

/** Presses a choice by its number. A first digit that begins a larger number waits briefly for the second. */
function pressNumber(key: string): boolean {
  const typed = (digit?.typed ?? '') + key;
  clearTimeout(digit?.waits);
  digit = undefined;
  const number = Number(typed);
  const choice = choiceOf(number);
  const longer = choices().some((one) => Math.floor(numberOf(one) / 10) === number && number > 0);
  if (choice && !longer) return pressChoice(choice);
  if (!longer) return false;
  const waits = setTimeout(() => {
    digit = undefined;
    // The question may have changed by now.
    if (choice && choiceOf(number) === choice) pressChoice(choice);
  }, SECOND_DIGIT_MS);
  digit = { typed, waits };
  return true;
}

/** The numbered choices: those of the bar, or if it has none, those on the table. */
function choices(): HTMLElement[] {
  const of = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const inBar = of('.dock [data-number]');
  return inBar.length > 0 ? inBar : of('main [data-number]');
}

const numberOf = (choice: HTMLElement): number => Number(choice.dataset['number']);

const choiceOf = (number: number): HTMLElement | undefined =>
  choices().find((choice) => numberOf(choice) === number);

function pressChoice(choice: HTMLElement): true {
  choice.focus();
  choice.click();
  return true;
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  if (!button) return false;
  button.focus();
  button.click();
  return true;
}

function isDrawn(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() ?? false;
}

/** Moves the focus to a panel, or to the first place in it that takes what is in hand. */
function focusIn(selector: string): void {
  const panel = document.querySelector<HTMLElement>(selector);
  if (!panel) return;
  const wants = panel.querySelector<HTMLElement>('.place.is-want');
  if (wants) return wants.focus();
  if (!panel.hasAttribute('tabindex')) panel.tabIndex = -1;
  panel.focus();
  panel.scrollIntoView({ block: 'nearest' });
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
