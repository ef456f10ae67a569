import { defineConfig } from 'vite';

/** Benchmarks run what the server runs: the same sources, bundled the same way. */
export default defineConfig({
  build: { target: 'node20', emptyOutDir: true, copyPublicDir: false },
});
