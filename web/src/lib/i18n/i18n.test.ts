import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { entries, filesOf } from '../../../scripts/locales';
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

/** Languages whose words come when `arrive` is called, or never with `fail`. */
function slowly(...codes: string[]) {
  const arrive: Record<string, () => void> = {};
  const fail: Record<string, () => void> = {};
  const words = Object.fromEntries(
    codes.map((code) => [
      code,
      () =>
        new Promise<{ default: string }>((come, lost) => {
          arrive[code] = () => come({ default: `hello = ${code}` });
          fail[code] = () => lost(new TypeError('no such chunk'));
        }),
    ]),
  );
  const few = Object.fromEntries(codes.map((code) => [code, `try-again = ${code} again`]));
  return { i18n: new I18n(words, few), arrive, fail };
}

test('of two choices in quick succession the last one counts, whichever loads first', async () => {
  const { i18n, arrive } = slowly('pl', 'hu');
  const choices = [i18n.choose('pl'), i18n.choose('hu')];
  arrive.hu?.();
  await choices[1];
  arrive.pl?.();
  expect(await Promise.all(choices)).toEqual([false, true]);
  expect(i18n.t('hello')).toBe('hu');
  expect(localStorage.getItem('meseta.language')).toBe('hu');
});

test('a language that fails to load changes nothing', async () => {
  const { i18n, arrive, fail } = slowly('pl', 'hu');
  const first = i18n.choose('pl');
  arrive.pl?.();
  await first;
  const second = i18n.choose('hu');
  fail.hu?.();
  expect(await second).toBe(false);
  expect(i18n.language).toBe('pl');
  expect(localStorage.getItem('meseta.language')).toBe('pl');
});

test('the page starts in another language if the chosen one does not load, or else with a few messages', async () => {
  localStorage.setItem('meseta.language', 'pl');
  const one = slowly('pl', 'hu');
  const started = one.i18n.start();
  one.fail.pl?.();
  await vi.waitUntil(() => one.arrive.hu);
  one.arrive.hu?.();
  expect(await started).toBe(true);
  expect(one.i18n.t('hello')).toBe('hu');

  const none = slowly('pl');
  const broken = none.i18n.start();
  none.fail.pl?.();
  expect(await broken).toBe(false);
  expect(none.i18n.t('try-again')).toBe('pl again');
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

test('every message named in the source is in the English files that the browser loads', () => {
  const known = new Set(
    filesOf(english)
      .flatMap((name) => entries(readFileSync(join(english, name), 'utf8')))
      .map((entry) => entry.id),
  );
  const asked = sources(join(web, 'src')).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''),
  );
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});
