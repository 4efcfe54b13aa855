import { expect, test } from 'vitest';
import { startLanguage } from './languages';

const known = ['cs', 'en', 'hu', 'pl', 'ro'];

test('the stored choice takes precedence over the browser’s; an unknown one does not count', () => {
  expect(startLanguage('hu', ['pl-PL'], known)).toBe('hu');
  expect(startLanguage('xx', ['pl-PL'], known)).toBe('pl');
});

test('the first known language of the browser counts; English is the last resort', () => {
  expect(startLanguage(undefined, ['sk', 'cs-CZ', 'en'], known)).toBe('cs');
  expect(startLanguage(undefined, ['sk'], known)).toBe('en');
});
