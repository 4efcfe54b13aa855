import { expect, test } from 'vitest';
import { i18n } from './i18n/i18n.svelte';
import { sideOf } from './names';

test('a side of the table is named after who sits there, and the reader’s own is theirs', () => {
  i18n.install('en', 'you = You\nreplay-view-of = { $player }’s island\nreplay-view-own = Your island\n');
  expect(sideOf('Palma')).toBe('Palma’s island');
  expect(sideOf('You')).toBe('Your island');
});
