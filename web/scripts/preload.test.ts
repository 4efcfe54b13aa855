import { expect, test } from 'vitest';
import { wantedOf } from './preload';

const chunk = (
  fileName: string,
  facadeModuleId: string | null,
  imports: string[] = [],
  css: string[] = [],
) => ({
  type: 'chunk',
  fileName,
  facadeModuleId,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});

test('the start script learns the words of each language, and the tables with all that they import', () => {
  const chunks = [
    chunk('first.js', '/web/src/main.ts'),
    chunk('en.js', '\0virtual:locale/en', ['first.js']),
    chunk('pl.js', '\0virtual:locale/pl'),
    chunk('rules.js', '\0virtual:rules/puerto-rico/en'),
    chunk('table.js', '/web/src/pages/TablePage.svelte', ['first.js', 'part.js']),
    chunk('part.js', null, ['first.js', 'more.js'], ['part.css']),
    chunk('more.js', null, ['part.js'], ['part.css']),
    chunk('live.js', '/web/src/table/toy-game/LiveTable.svelte', ['more.js'], ['live.css']),
    { type: 'asset', fileName: 'assets/hub.worker-a_b1.js' },
    { type: 'asset', fileName: 'assets/serif-latin-a_b1.woff2' },
    { type: 'asset', fileName: 'assets/serif-latin-ext-c-d2.woff2' },
  ];
  expect(wantedOf(chunks, ['first.js'])).toEqual({
    'words-en': ['en.js', 'assets/serif-latin-a_b1.woff2'],
    'words-pl': ['pl.js', 'assets/serif-latin-a_b1.woff2', 'assets/serif-latin-ext-c-d2.woff2'],
    table: ['table.js', 'part.css', 'part.js', 'more.js', 'assets/hub.worker-a_b1.js'],
    'live-toy-game': ['live.css', 'live.js', 'part.css', 'more.js', 'part.js'],
  });
});
