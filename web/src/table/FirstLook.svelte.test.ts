import { flushSync, mount, tick, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../lib/i18n/speak';
import { Settings, settings } from '../lib/state/settings.svelte';
import FirstLook from './FirstLook.svelte';

beforeAll(() => speak('en'));

const shown = () => document.querySelector('.first-look')?.textContent ?? '';

test('the first table says what the game is about until that is dismissed, once for each game', () => {
  const first = mount(FirstLook, {
    target: document.body,
    props: { game: 'puerto-rico', setup: {}, round: 1 },
  });
  flushSync();
  expect(shown()).toContain('victory points');
  document.querySelector<HTMLElement>('[data-action="put-away"]')?.click();
  flushSync();
  expect(shown()).toBe('');
  void unmount(first);

  const other = mount(FirstLook, {
    target: document.body,
    props: { game: 'altiplano', setup: {}, round: 0 },
  });
  flushSync();
  expect(shown()).toContain('seven locations');
  void unmount(other);

  const later = new Settings();
  later.start();
  expect(later.known).toEqual(['puerto-rico']);
});

test('with Nobles, no table is told that the game ends when workers run out', () => {
  settings.known = [];
  const say = (setup: object) => {
    const about = mount(FirstLook, {
      target: document.body,
      props: { game: 'puerto-rico', setup, round: 1 },
    });
    flushSync();
    const said = shown();
    void unmount(about);
    return said;
  };
  expect(say({ expansions: [] })).toContain('workers');
  expect(say({ expansions: ['nobles'] })).not.toContain('workers');
});

test('if it is not dismissed, it goes away after the first round and is shown again at the next table', () => {
  settings.known = [];
  const props = $state({ game: 'altiplano' as const, setup: {}, round: 1 });
  const about = mount(FirstLook, { target: document.body, props });
  flushSync();
  expect(shown()).not.toBe('');
  props.round = 2;
  flushSync();
  expect(shown()).toBe('');
  expect(settings.known).toEqual([]);
  void unmount(about);
});

test('on a phone it begins with the goal, and the rest is a press away', async () => {
  settings.known = [];
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } };
  // Narrow and low: unlike a browser, the tests' window takes a list of queries for one that asks for all of them.
  happyDOM.setViewport({ width: 390, height: 400 });
  const about = mount(FirstLook, {
    target: document.body,
    props: { game: 'altiplano', setup: {}, round: 1 },
  });
  flushSync();
  expect(shown()).toContain('most points');
  expect(shown()).not.toContain('seven locations');
  document.querySelector<HTMLElement>('[data-action="about-more"]')?.click();
  flushSync();
  await tick();
  expect(shown()).toContain('seven locations');
  expect(document.activeElement?.getAttribute('data-action')).toBe('put-away');
  void unmount(about);
  happyDOM.setViewport({ width: 1024, height: 768 });
});
