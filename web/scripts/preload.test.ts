import { expect, test } from 'vitest';
import { wantedOf } from './preload';

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId,
  imports,
});

test('the start script learns the words of each language, and the table with all that it imports', () => {
  const chunks = [
    chunk('first.js', '/web/src/main.ts'),
    chunk('en.js', '\0virtual:locale/en', ['first.js']),
    chunk('pl.js', '\0virtual:locale/pl'),
    chunk('rules.js', '\0virtual:rules/puerto-rico/en'),
    chunk('table.js', '/web/src/pages/TablePage.svelte', ['first.js', 'part.js']),
    chunk('part.js', null, ['first.js', 'more.js']),
    chunk('more.js', null, ['part.js']),
  ];
  expect(wantedOf(chunks, ['first.js'])).toEqual({
    'words-en': ['en.js'],
    'words-pl': ['pl.js'],
    table: ['table.js', 'part.js', 'more.js'],
  });
});
