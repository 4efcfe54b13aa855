import { defineConfig } from 'vitest/config';

/** Browser tests: a real server, a real Chromium, one test after the other. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    globalSetup: [`${import.meta.dirname}/server.ts`],
  },
});
