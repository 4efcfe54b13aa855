import { defineConfig } from 'vitest/config';

/**
 * Browser tests: a real server, and three real Chromiums at a time, since each waits a good part of its time. The tests
 * of one file run one after another.
 */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    maxWorkers: 3,
    // A machine that is busy with something else may let one wait time out; a real fault fails twice.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    globalSetup: [`${import.meta.dirname}/server.ts`],
  },
});
