import { defineConfig } from 'vitest/config';

export default defineConfig({
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    // Else it is one core less than there are: of two, half.
    maxWorkers: '100%',
    // Ends a test that hangs. It is no bound on speed: a busy machine takes six times as long.
    testTimeout: 120_000,
  },
});
