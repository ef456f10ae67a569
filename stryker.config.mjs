/**
 * Mutation tests of one layer, named by MUTATION_LAYER: `npm run test:mutation` sets it. Each line is
 * broken in turn, and a test has to notice. The domain is to be shown by its own tests alone.
 */
const layer = process.env.MUTATION_LAYER ?? 'src';
const isDomain = layer === 'src';
const name = layer.replace('/', '-');
/** A sample has a report of its own, so that the results of the whole layer stay. */
const folder = `.cache/mutation/${process.env.MUTATION_SAMPLE ? 'sample/' : ''}${name}`;

export default {
  mutate: [`${layer}/**/*.{ts,tsx}`, '!adapters/magento/generated/**'],
  // Ours loads modules once, Stryker's for each mutant. MUTATION_RUNNER=kept-vitest or =vitest
  // chooses, to compare results; ours is tried in the domain only so far.
  testRunner: process.env.MUTATION_RUNNER ?? (isDomain ? 'kept-vitest' : 'vitest'),
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  plugins: ['./scripts/mutation/test-runner.mjs', '@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // What runs once, at import, is asked of every test: in the domain that takes seconds, in a layer
  // whose tests open the whole shop it takes minutes a mutant.
  ignoreStatic: !isDomain,
  ignorePatterns: ['dist', 'docs/screenshots', '.cache', ...(isDomain ? ['demo/pictures'] : [])],
  // MUTATION_WORKERS=1 leaves a core to others.
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  timeoutMS: 10_000,
  // What no test notices is asked twice.
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 15,
  allowEmpty: true,
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: `${folder}.json` },
  incrementalFile: `${folder}-incremental.json`,
  // Layers may run beside each other.
  tempDirName: `.cache/stryker/${name}`,
  thresholds: isDomain ? { high: 98, low: 95, break: 95 } : { high: 95, low: 85, break: 85 },
};
