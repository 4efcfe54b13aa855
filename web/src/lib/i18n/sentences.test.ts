import { expect, test } from 'vitest';
import { sentences } from './sentences';

test('each sentence ends with one full stop, and nothing comes of nothing', () => {
  expect(
    sentences(['1 food for each alpaca you use.', 'You take the first cart there for free (Farm).']),
  ).toBe('1 food for each alpaca you use. You take the first cart there for free (Farm).');
  expect(sentences(['1 food and 1 alpaca → wool', 'Used tiles go into your container.'])).toBe(
    '1 food and 1 alpaca → wool. Used tiles go into your container.',
  );
  expect(sentences(['Stop drawing?', ' ', ''])).toBe('Stop drawing?');
  expect(sentences([])).toBe('');
});
