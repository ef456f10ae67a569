import { defineConfig } from 'vitest/config';

/** What `npm run test:mutation` asks about every mutant: the tests of the domain, and fewer runs a law. */
export default defineConfig({
  test: {
    include: ['tests/src/**/*.test.ts'],
    // Whole histories of the shop take longer than all the rest, and kill nothing that is left.
    exclude: ['tests/src/cart/cart-model.test.ts'],
    setupFiles: ['tests/support/fewer-runs.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
  },
});
