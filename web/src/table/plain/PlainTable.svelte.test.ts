import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES, speak } from '../../lib/i18n/speak';
import { TableState } from '../../lib/state/table.svelte';
import type { AnyUpdate } from '../../lib/wire';
import type { TableSummary } from '../../wire';
import { drawnOf, gameOf } from '../games';
import PlainTable from './PlainTable.svelte';

beforeAll(() => speak('en'));

/** A race with a bag and hidden hands, which no page has ever drawn. */
const update = {
  version: 3,
  full: true,
  log: [
    {
      step: 2,
      seat: 1,
      notation: 'run 2',
      undone: false,
      time: 0,
      events: [{ type: 'ran', said: [{ id: 'race-log-ran', about: 1 }] }],
    },
  ],
  view: {
    game: 'race',
    observer: 0,
    decision: { type: 'run', seat: 0 },
    seats: [
      { lap_count: 4, hand: ['red', 'blue'], out: false },
      { lap_count: 5, hand: null, out: true },
    ],
  },
  offers: [
    { action: {}, notation: 'run 1', refusal: null, preview: [] },
    {
      action: {},
      notation: 'run 9',
      refusal: { type: 'too_far', said: { id: 'refusal-no-such-place' } },
      preview: [],
    },
    {
      action: {},
      notation: 'fly',
      refusal: { type: 'no_wings', said: { id: 'race-refusal-wings' } },
      preview: [],
    },
  ],
  undo: false,
  asked: [0],
  asked_since: 0,
  over: false,
} as unknown as AnyUpdate;

const seat = (number: number, mine: boolean) => ({
  seat: number,
  kind: 'person',
  name: mine ? 'Anna' : 'Bela',
  mine,
  connected: true,
  bot: null,
});

function shown(over: boolean) {
  const store = new TableState('t');
  const now = { ...update, over, asked: over ? [] : [0], offers: over ? [] : update.offers };
  store.summary = {
    id: 't',
    game: 'race',
    setup: {},
    round: 2,
    state: over ? 'over' : 'running',
    seats: [seat(0, true), seat(1, false)],
  } as unknown as TableSummary;
  store.update = now;
  store.log = now.log;
  const send = vi.spyOn(store, 'send').mockResolvedValue(true);
  const page = mount(PlainTable, { target: document.body, props: { store, update: now } });
  flushSync();
  return { send, gone: () => unmount(page) };
}

test('the page draws the games on its list, and knows that it does not draw others', () => {
  expect(drawnOf('altiplano')?.title).toBe('Altiplano');
  expect(drawnOf('race')).toBeUndefined();
  expect(gameOf('race').title).toBe('race');
});

test('what is open is listed, and each answer is a button; an illegal one says why', async () => {
  const { send, gone } = shown(false);
  const facts = document.querySelector('[aria-labelledby="plain-open"]')?.textContent ?? '';
  expect(facts).toMatch(/lap count\s*4/);
  expect(facts).toMatch(/hand\s*red, blue/);
  expect(facts).toMatch(/out\s*yes/);
  // The page has no words for what happened, so it appears as in the record.
  expect(document.querySelector('[aria-labelledby="plain-log"]')?.textContent).toContain('run 2');
  const button = (notation: string) => document.querySelector<HTMLElement>(`[data-action="${notation}"]`);
  expect(button('run 9')?.getAttribute('aria-disabled')).toBe('true');
  expect(button('fly')?.textContent).toMatch(/\. \S/);
  button('run 9')?.click();
  expect(send).not.toHaveBeenCalled();
  button('run 1')?.click();
  expect(send).toHaveBeenCalledWith([{ notation: 'run 1' }]);
  await gone();
});

test('a game that is over has no answers, and links to its replay', async () => {
  const { gone } = shown(true);
  expect(document.querySelector('.dock')).toBeNull();
  expect(document.querySelector('a[href="/replay/t"]')).not.toBeNull();
  await gone();
});

test('every language says that the game has no table yet', async () => {
  for (const language of LANGUAGES) {
    speak(language);
    const { gone } = shown(false);
    expect(document.querySelector('main .lead')?.textContent, language).toContain('race');
    expect(document.body.textContent, language).not.toContain('plain-');
    await gone();
  }
  speak('en');
});
