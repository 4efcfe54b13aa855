import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, longest first. They begin first, so that at the end no process waits for a last one: the
 * tests of one file run one after another.
 */
const LONG = [
  'altiplano-shift',
  'shift',
  'altiplano-laptop',
  'low',
  'laptop',
  'site',
  'pages',
  'hints',
  'study',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.indexOf(basename(moduleId, '.e2e.ts'));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Browser tests: a real server, and three real Chromiums at a time, since each waits a good part of its time. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.e2e.ts'],
    maxWorkers: 3,
    // A process keeps its Chromium from file to file. Every test opens windows of its own, and closes them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A machine that is busy with something else may let one wait time out; a real fault fails twice.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 300_000,
    hookTimeout: 60_000,
    globalSetup: [`${import.meta.dirname}/server.ts`],
  },
});
