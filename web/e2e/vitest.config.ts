import { defineConfig } from 'vitest/config';

/** Browser tests: a real server, and two real Chromiums at a time; the tests of one file run one after another. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    maxWorkers: 2,
    // A machine that is busy with something else may let one wait time out; a real fault fails twice.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    globalSetup: [`${import.meta.dirname}/server.ts`],
  },
});
