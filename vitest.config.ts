import { defineConfig } from 'vitest/config';

export default defineConfig({
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
  },
});
