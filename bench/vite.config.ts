import { defineConfig } from 'vite';

/** Bundles the benchmarks from the same sources and in the same way as the server. */
export default defineConfig({
  build: { target: 'node20', emptyOutDir: true, copyPublicDir: false },
});
