import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { engine } from './scripts/engine.ts';
import { locales } from './scripts/locales.ts';
import { places } from './scripts/places.ts';
import { preload } from './scripts/preload.ts';
import { site } from './scripts/site.ts';
import { sprite } from './scripts/sprite.ts';

/** Where `npm run dev` finds the running server. */
const server = process.env.MESETA_URL ?? 'http://127.0.0.1:8080';

/** Parts smaller than this, in bytes before compression, are joined with a part that is loaded with them. */
const SMALL = 24_000;

/** Few files instead of many small ones: on a slow line each takes a trip of its own. */
const codeSplitting = {
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 3 },
    // The first page's tables on this device need these; joined with a replay's end, they would bring all of it along.
    {
      name: 'kept',
      test: /[\\/]src[\\/](lib[\\/]device[\\/](device|noted)|pages[\\/]OpenFile\.)/,
      priority: 2,
    },
    // The text of the rules needs these; joined with parts of the tables, they would bring all of those along.
    {
      name: 'text',
      test: /[\\/]src[\\/](rules[\\/](decisions|pictures)|learn[\\/]lessons|lib[\\/](frame|state[\\/]catalog)|ui[\\/]windowSize)\./,
      priority: 2,
    },
    {
      name: 'part',
      test: /[\\/]src[\\/]|node_modules/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: SMALL,
      priority: 1,
    },
  ],
};

/** The name of a joined part lists what uses it, which may be long; its hash alone tells it from the others. */
const short = (name: string) => name.split('~')[0] ?? name;

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    places(),
    locales('../locales'),
    sprite(),
    preload(),
    ...(mode === 'site' ? [site()] : []),
    engine(mode),
  ],
  // A whole site has the book beside the page (`cargo xtask site`).
  define: { 'import.meta.env.HAS_BOOK': JSON.stringify(mode === 'site' && !!process.env.MESETA_BOOK) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting,
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${short(names[0] ?? '[name]').replace(/\.\w+$/, '')}-[hash][extname]`,
      },
    },
  },
  resolve: { conditions: ['browser'] },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    environment: 'happy-dom',
    // Other checks run at the same time; a test that never ends is still found.
    testTimeout: 60_000,
  },
}));
