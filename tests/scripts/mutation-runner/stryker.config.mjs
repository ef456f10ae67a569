export default {
  mutate: ['rules.ts'],
  testRunner: 'kept-vitest',
  plugins: ['../../../scripts/mutation/test-runner.mjs'],
  vitest: { configFile: 'vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['json'],
  jsonReporter: { fileName: process.env.MUTATION_REPORT },
  tempDirName: process.env.MUTATION_FOLDER,
  allowConsoleColors: false,
};
