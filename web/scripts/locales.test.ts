import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { complete, entries, fewWords, filesOf, unbroken } from './locales.ts';

const reference = `# a comment
one = One
two = { $n ->
    [one] A pair
   *[other] { $n } pairs
}
    .title = Two
`;

test('a file is cut into its messages, with selectors and attributes', () => {
  expect(entries(reference).map((entry) => entry.id)).toEqual(['one', 'two']);
  expect(entries(reference)[1]?.text).toContain('.title = Two');
});

test('a message without a translation is taken from the reference language', () => {
  expect(complete('one = Jeden\n', reference)).toMatch(/^one = Jeden\ntwo = /);
  expect(complete('', reference)).toContain('one = One');
});

test('the first chunk carries the few messages that say the others did not load', () => {
  const english = 'page-broken = Broken\npage-broken-words = Sorry\ntry-again = Again\nother = Other\n';
  expect(fewWords('try-again = Jeszcze raz\nother = Inne\n', english)).toBe(
    'try-again = Jeszcze raz\npage-broken = Broken\npage-broken-words = Sorry',
  );
});

test('the browser loads the messages of pages and games, not those of the terminal and of single pages', () => {
  const english = resolve(import.meta.dirname, '../../locales/en');
  const all = readdirSync(english)
    .filter((name) => name.endsWith('.ftl'))
    .sort();
  const loaded = filesOf(english);
  expect(loaded).toContain('web.ftl');
  expect(all.filter((name) => !loaded.includes(name))).toEqual([
    'account.ftl',
    'altiplano-terminal.ftl',
    'arena.ftl',
    'host.ftl',
    'lessons.ftl',
    'openings.ftl',
    'programs.ftl',
    'puzzles.ftl',
    'rules-page.ftl',
    'terminal.ftl',
  ]);
});

test('a number and its ending stay on one line, and ids stay as they are', () => {
  expect(unbroken('[6] 6-os hajó')).toBe('[6] 6-\u2060os hajó');
  expect(unbroken('{ $count }-től, 12-en')).toBe('{ $count }-\u2060től, 12-\u2060en');
  const ids = 'bot-level-6-words = { -level-6-name } 3-4';
  expect(unbroken(ids)).toBe(ids);
});
