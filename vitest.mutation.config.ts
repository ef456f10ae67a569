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

/** What is named after the mutated file comes first, then its folder, then the shortest tests. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { cache, config } = this.ctx;
    const [mutated = ''] = config.related ?? [];
    const near = `${config.root}/tests/${mutated.slice(config.root.length + 1)}`;
    const places = [
      near.replace(/\.tsx?$/u, '.test.'),
      near.slice(0, near.lastIndexOf('/') + 1),
      '',
    ];
    const rank = ({ moduleId }: TestSpecification) =>
      places.findIndex((place) => moduleId.startsWith(place));
    const time = ({ moduleId }: TestSpecification) =>
      cache.getFileTestResults(`:${moduleId.slice(config.root.length + 1)}`)?.duration ?? 0;
    return files.toSorted((one, other) => rank(one) - rank(other) || time(one) - time(other));
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
