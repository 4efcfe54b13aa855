import { expect, test } from 'vitest';
import { drawn, mark, parts, plain } from './rich';

test('a marked word survives being put through a sentence', () => {
  const sentence = `${mark('seat', 2, 'Bence')} loads ${mark('good', 'corn', '3 corn')}.`;
  expect(parts(sentence)).toEqual([
    { kind: 'seat', value: '2', text: 'Bence' },
    { kind: '', value: '', text: ' loads ' },
    { kind: 'good', value: 'corn', text: '3 corn' },
    { kind: '', value: '', text: '.' },
  ]);
  expect(plain(sentence)).toBe('Bence loads 3 corn.');
});

test('a sentence without marks is one part; a broken mark is shown as it is', () => {
  expect(parts('Nothing here')).toEqual([{ kind: '', value: '', text: 'Nothing here' }]);
  expect(plain('a\uE000b')).toBe('a\uE000b');
  expect(parts('')).toEqual([]);
});

test('a sign right before a drawing stays on its line', () => {
  const wood = mark('alti', 'wood', '1 wood');
  const pieces = (sentence: string) => drawn(sentence).map(({ lead, text }) => `${lead}|${text}`);
  expect(pieces(`Gains. +${wood}.`)).toEqual(['|Gains. ', '+|1 wood', '|.']);
  expect(pieces(`(${wood})`)).toEqual(['(|1 wood', '|)']);
  expect(pieces(`for ${wood}`)).toEqual(['|for ', '|1 wood']);
  expect(pieces(`+${mark('seat', 1, 'Bence')}`)).toEqual(['|+', '|Bence']);
});
