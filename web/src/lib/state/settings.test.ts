import { beforeEach, expect, test } from 'vitest';
import { Settings } from './settings.svelte';

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});

/** The same device at a later time. */
function later(): Settings {
  const settings = new Settings();
  settings.start();
  return settings;
}

test('choices are kept on the device, and nothing is chosen at first', () => {
  const settings = later();
  expect(document.documentElement.dataset).toEqual({});
  expect([settings.sounds, settings.confirm, settings.shortcuts]).toEqual([false, false, true]);
  settings.turn('sounds', true);
  settings.turn('shortcuts', false);
  settings.turn('largeText', true);
  settings.useMotion('quick');
  settings.useTheme('dark');
  expect(settings.holdMs).toBe(0);
  settings.useHold('long');
  const next = later();
  expect(next.holdMs).toBe(6000);
  expect([next.sounds, next.shortcuts, next.largeText]).toEqual([true, false, true]);
  expect([next.motion, next.theme]).toEqual(['quick', 'dark']);
});

test('the appearance changes at once, and changes back', () => {
  const settings = later();
  settings.turn('leftHanded', true);
  settings.turn('highContrast', true);
  settings.turn('shortNames', true);
  settings.useMotion('none');
  expect(document.documentElement.dataset).toEqual({
    hand: 'left',
    contrast: 'more',
    names: 'short',
    motion: 'none',
  });
  settings.turn('leftHanded', false);
  settings.useMotion('full');
  expect(document.documentElement.dataset).toEqual({ contrast: 'more', names: 'short' });
  settings.useTheme('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
  settings.useTheme('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('an answer takes two taps, one press or two presses, never two of these at once', () => {
  const settings = later();
  expect(settings.presses).toBe('touch');
  settings.usePresses('twice');
  expect([settings.confirm, settings.oneTap]).toEqual([true, false]);
  settings.usePresses('once');
  expect([settings.confirm, settings.oneTap, later().presses]).toEqual([false, true, 'once']);
  settings.usePresses('touch');
  expect(later().presses).toBe('touch');
});

test('pieces take as long to move as chosen', () => {
  const settings = later();
  expect(settings.pace).toBe(1);
  settings.useMotion('quick');
  expect(settings.pace).toBe(0.5);
  settings.useMotion('none');
  expect(settings.pace).toBe(0);
});

test('a stored word that means nothing is ignored', () => {
  localStorage.setItem('meseta.motion', 'wild');
  localStorage.setItem('meseta.sounds', 'perhaps');
  const settings = later();
  expect([settings.motion, settings.sounds]).toEqual(['full', false]);
});
