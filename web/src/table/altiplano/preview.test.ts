import { expect, test } from 'vitest';
import { LANGUAGES, speak } from '../../lib/i18n/speak';
import { besidesName } from '../hint.svelte';
import { catalog, components, seatView, view } from './fixtures';
import { AltiplanoTable } from './table.svelte';
import type { AltiplanoCatalog, Offer } from './wire';

const full = { ...catalog, component_sets: [{ ...components, name: 'ours', extensions: [], orders: [] }] };
const table = new AltiplanoTable(
  () => ({
    view: view({ seats: [seatView()] }),
    offers: [],
    seats: [],
    recent: [],
    front: 0,
    catalog: full as unknown as AltiplanoCatalog,
  }),
  { send: () => undefined, open: () => undefined },
);

/** An answer from which nothing follows. */
const offer = (type: 'end_turn' | 'done'): Offer =>
  ({ notation: type, action: { type }, refusal: null, preview: [] }) as unknown as Offer;

test.each(LANGUAGES)('the end of a turn says what comes next: %s', (language) => {
  speak(language);
  const { hint, words } = table.controlOf(offer('end_turn'));
  expect(hint?.words).toHaveLength(1);
  expect(words).toMatch(/\p{L}.*\.$/u);
});

test('a card with nothing on it but the name of its button is not shown', () => {
  speak('en');
  expect(besidesName(table.controlOf(offer('done')).hint)).toBeUndefined();
  expect(besidesName(table.controlOf(offer('end_turn')).hint)?.title).toBe('End turn');
});
