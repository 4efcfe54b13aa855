import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { entries } from '../../../scripts/locales';
import { I18n } from './i18n.svelte';

const web = resolve(import.meta.dirname, '../../..');
const english = resolve(web, '../locales/en');

test('a language is switched in place, and an unknown message shows its id', () => {
  const words = new I18n();
  words.install('en', 'hello = Hello { $player }\n    .short = Hi\n');
  expect(words.t('hello', { player: 'Zofia' })).toBe('Hello Zofia');
  expect(words.attribute('hello', 'short')).toBe('Hi');
  expect(words.t('nothing')).toBe('⟨nothing⟩');
  words.install('pl', 'hello = Cześć { $player }\n');
  expect(words.t('hello', { player: 'Zofia' })).toBe('Cześć Zofia');
  expect(words.attribute('hello', 'short', { player: 'Zofia' })).toBe('Cześć Zofia');
  expect(document.documentElement.lang).toBe('pl');
});

test('plural forms and relative times follow the language', () => {
  const words = new I18n();
  words.install(
    'pl',
    'n = { $count ->\n    [one] robotnik\n    [few] robotników kilku\n   *[many] robotników\n}\n',
  );
  expect([1, 2, 5].map((count) => words.t('n', { count }))).toEqual([
    'robotnik',
    'robotników kilku',
    'robotników',
  ]);
  words.install('en', '');
  expect(words.ago(0, 4 * 60_000)).toBe('4 minutes ago');
  expect(words.ago(0, 26 * 3_600_000)).toBe('yesterday');
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

test('every message that the source names stands in the English files', () => {
  const known = new Set(
    readdirSync(english)
      .filter((name) => name.endsWith('.ftl'))
      .flatMap((name) => entries(readFileSync(join(english, name), 'utf8')))
      .map((entry) => entry.id),
  );
  const asked = sources(join(web, 'src')).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''),
  );
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});
