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
    testTimeout: 20_000,
  },
});
