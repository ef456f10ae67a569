import { defineConfig } from 'vite';
import { staticStores } from '../scripts/static-stores.ts';

/** Bundles the benchmarks from the same sources and in the same way as the server. */
export default defineConfig({
  plugins: [staticStores()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  ssr: { noExternal: true, external: ['libsql', 'playwright', 'sharp'] },
  build: {
    target: 'node20',
    emptyOutDir: true,
    copyPublicDir: false,
    rollupOptions: { checks: { ineffectiveDynamicImport: false } },
  },
});
