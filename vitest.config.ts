import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that call tests of many seconds. */
const LONG = /\/tests\/(?:crawl\/[a-z]{2}-[a-z]{2}|adapters\/magento\/magento-cart-gateway)\./u;

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);

/**
 * Starts the longest files first, so that no worker ends with one of them while others are idle.
 * Where no earlier run tells durations, Vitest goes by the size of files alone.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** `--sequence.shuffle.files` has no effect beside a sequencer of our own. */
const IS_SHUFFLED = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));

export default defineConfig({
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: process.env['TEST_SCOPE'] === 'short' ? ['tests/support/runs-in-short.ts'] : [],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    sequence: IS_SHUFFLED ? {} : { sequencer: LongestFirst },
    // Else it is one core less than there are: of two, half.
    maxWorkers: '100%',
    // Ends a test or a hook that hangs. It is no bound on speed: a busy machine takes six times as
    // long, and what a hook stops or opens is a server as often as not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The suites of `npm test` are processes of their own, which transform the same modules. How
    // JSX is transformed depends on NODE_ENV, which the cache's keys do not contain.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: `.cache/modules-${process.env['NODE_ENV'] ?? 'test'}`,
    },
  },
});
