import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { complete } from '../../../scripts/locales';
import { Messages } from './messages';

const locales = resolve(import.meta.dirname, '../../../../locales');
const files = readdirSync(join(locales, 'en')).filter((name) => name.endsWith('.ftl'));
const read = (language: string, name: string) => readFileSync(join(locales, language, name), 'utf8');
/** All words of a language, as the build joins them. */
const textOf = (language: string) =>
  files.map((name) => complete(read(language, name), read('en', name))).join('\n');

const said = (messages: Messages, id: string) => {
  const message = messages.get(id);
  const errors: Error[] = [];
  const values = [message?.value, ...Object.values(message?.attributes ?? {})];
  const texts = values.map((value) => value && messages.bundle.formatPattern(value, undefined, errors));
  // Numbers and names are missing here, but nothing that a message refers to.
  expect(errors.filter((error) => !/^Unknown variable|selector|NUMBER/.test(error.message))).toEqual([]);
  return texts;
};

test.each(['en', 'pl', 'hu', 'ro', 'cs'])(
  'a message alone says the same as with all others beside it: %s',
  (language) => {
    const text = textOf(language);
    const all = new Messages(language, '');
    all.bundle.addResource(new FluentResource(text));
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(1500);
    const one = new Messages(language, text);
    for (const id of ids) {
      expect(one.has(id), id).toBe(true);
      expect(said(one, id), id).toEqual(said(all, id));
    }
  },
);

test('only what is asked for is parsed, with what it refers to', () => {
  const text =
    'one = One\n-brand = Meseta\ntwo = { -brand }, { one }: { $x ->\n    [a] A\n   *[b] B\n}\nthree = 3';
  const messages = new Messages('en', text);
  expect(messages.bundle.hasMessage('one')).toBe(false);
  const pattern = messages.get('two')?.value;
  expect(pattern && messages.bundle.formatPattern(pattern, { x: 'a' })).toBe('Meseta, One: A');
  expect(messages.bundle.hasMessage('one')).toBe(true);
  expect(messages.bundle.hasMessage('three')).toBe(false);
  expect(messages.has('three')).toBe(true);
  expect(messages.has('four')).toBe(false);
  expect(messages.get('four')).toBeUndefined();
});
