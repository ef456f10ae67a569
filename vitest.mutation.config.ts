import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What `npm run test:mutation` asks about a mutant of the layer MUTATION_LAYER: the tests of the
 * layer and those that cross into it, with fewer runs a law. Stryker narrows them to the files that
 * import the mutated one.
 */
const layer = process.env['MUTATION_LAYER'] ?? 'src';

const TESTS: Readonly<Record<string, readonly string[]>> = {
  src: ['src'],
  server: ['server', 'composition'],
  adapters: ['adapters', 'composition'],
  composition: ['composition'],
  'ui/stores': ['ui', 'composition'],
};

/** They wait for time that passes, measure it, or start processes of their own. */
const TOO_SLOW = [
  // Whole histories of the shop take longer than all the rest, and kill nothing that is left.
  'tests/src/cart/cart-model.test.ts',
  'tests/composition/silent-upstreams.test.ts',
  'tests/server/life/**',
];

/** In milliseconds, by test file: the longest of this process, because a mutant runs a part of it. */
const durations = new Map<string, number>();
/** Part of the time of all tests, so that a busy machine leaves out the same. */
const LONG = 0.04;

/**
 * What is named after the mutated file comes first, then its folder, then the shortest tests. Long
 * tests of something else are left out: mutants that survive would take most of the time with them.
 */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { cache, config } = this.ctx;
    // The first run has all files, and nothing is known of them yet.
    const isFirst = durations.size === 0;
    for (const id of isFirst ? files.map(({ moduleId }) => moduleId) : durations.keys()) {
      const last = cache.getFileTestResults(`:${id.slice(config.root.length + 1)}`)?.duration ?? 0;
      durations.set(id, Math.max(durations.get(id) ?? 0, last));
    }
    const longest = isFirst
      ? Infinity
      : LONG * [...durations.values()].reduce((sum, time) => sum + time, 0);
    const named = `${config.root}/tests/${config.related?.[0]?.slice(config.root.length + 1) ?? ''}`;
    const folder = named.slice(0, named.lastIndexOf('/') + 1);
    return files
      .map((file) => ({
        file,
        time: durations.get(file.moduleId) ?? 0,
        rank: file.moduleId.startsWith(named.replace(/\.tsx?$/u, '.test.'))
          ? 0
          : file.moduleId.startsWith(folder)
            ? 1
            : 2,
      }))
      .filter(({ rank, time }) => rank < 2 || time <= longest)
      .toSorted((one, other) => one.rank - other.rank || one.time - other.time)
      .map(({ file }) => file);
  }
}

// Pages render slower in React's development mode, which the tests of components need. Stryker has
// set it to 'test'; set here, it holds for Vite's JSX and for the workers.
if (layer !== 'src' && layer !== 'ui/stores') process.env['NODE_ENV'] = 'production';

export default defineConfig({
  // Part of a file's tests says nothing of its duration, which `npm run test:related` reads.
  cacheDir: '.cache/vitest-of-mutants',
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    include: (TESTS[layer] ?? []).map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    exclude: TOO_SLOW,
    setupFiles: ['tests/support/fewer-runs.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: NearestFirst },
    // The first run has to pass on a busy machine; in the others Stryker ends what hangs.
    testTimeout: layer === 'src' ? 20_000 : 60_000,
  },
});
