import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { locales } from './scripts/locales.ts';
import { sprite } from './scripts/sprite.ts';

/** Where `npm run dev` finds the running server. */
const server = process.env.MESETA_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), locales('../locales'), sprite()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  resolve: { conditions: ['browser'] },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'happy-dom' },
});
