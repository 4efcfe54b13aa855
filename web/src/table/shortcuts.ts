import { settings } from '../lib/state/settings.svelte';
import { tabs, type TabName } from './tabs.svelte';

/** Where the keyboard focus goes on a single key. */
const PANELS: Record<string, { tab?: TabName; selector: string }> = {
  q: { selector: '#decision' },
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
  if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (own(event.key)) return true;
  if (event.key === '?') {
    help();
    return true;
  }
  if (!settings.shortcuts || event.repeat) return false;
  if (/^[0-9]$/.test(event.key)) return pressNumber(event.key);
  const key = event.key.toLowerCase();
  const panel = PANELS[key];
  if (panel) {
    if (panel.tab) tabs.show(panel.tab);
    // If the panel belongs to another view, that view is drawn first.
    if (isDrawn(panel.selector)) focusOn(panel.selector);
    else requestAnimationFrame(() => focusOn(panel.selector));
    return true;
  }
  const button = PRESSES[key];
  return button !== undefined && press(button);
}

/** How long a digit waits for a second one if there are more than nine choices, in milliseconds. */
export const SECOND_DIGIT_MS = 600;
let digit: { typed: string; waits: ReturnType<typeof setTimeout> } | undefined;

/** Presses a choice by its number. A first digit that may begin a larger number waits briefly for the second. */
function pressNumber(key: string): boolean {
  const count = document.querySelectorAll('.dock .options > li').length;
  const typed = (digit?.typed ?? '') + key;
  clearTimeout(digit?.waits);
  digit = undefined;
  const number = Number(typed);
  const choice = choiceOf(number);
  if (!choice) return false;
  if (number * 10 > count) return pressChoice(choice);
  const waits = setTimeout(() => {
    digit = undefined;
    // The question may have changed by now.
    if (choiceOf(number) === choice) pressChoice(choice);
  }, SECOND_DIGIT_MS);
  digit = { typed, waits };
  return true;
}

/** The choice that shows this number, or else the one at this position. */
const choiceOf = (number: number): HTMLElement | null =>
  document.querySelector(`.dock .options [aria-keyshortcuts="${number}"]`) ??
  document.querySelector(`.dock .options > li:nth-child(${number}) button`);

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

function focusOn(selector: string): void {
  const panel = document.querySelector<HTMLElement>(selector);
  if (!panel) return;
  if (!panel.hasAttribute('tabindex')) panel.tabIndex = -1;
  panel.focus();
  panel.scrollIntoView({ block: 'nearest' });
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
