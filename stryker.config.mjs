/**
 * Mutation tests of the domain: each line of `src` is broken in turn, and its own tests have to
 * notice. Only the tests of `src` take part: the domain is to be shown by itself.
 */
export default {
  mutate: ['src/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  ignorePatterns: ['dist', 'demo/pictures', 'docs', '.cache'],
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
};
