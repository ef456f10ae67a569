import { defineConfig } from 'vitest/config';

/** What `npm run test:mutation` asks about every mutant: the tests of the domain, and fewer runs a law. */
export default defineConfig({
  test: {
    include: ['tests/src/**/*.test.ts'],
    setupFiles: ['tests/support/fewer-runs.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
  },
});
