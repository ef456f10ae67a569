import { defineConfig } from 'vitest/config';

/** What `npm run contract` asks of an environment's own upstreams; no part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/live/**/*.live.ts'],
    environment: 'node',
    pool: 'threads',
    // Somebody else's machine, over the internet.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
