import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/u;

/**
 * Vite plugin: writes a `.br` and a `.gz` next to each browser asset at maximum compression, once
 * per build, so that the server compresses nothing.
 */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle({ dir = '.' }) {
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (COMPRESSIBLE.test(file) && !file.startsWith('.vite')) compress(join(dir, file));
    }
  },
});

function compress(file: string): void {
  const bytes = readFileSync(file);
  const densest = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: densest }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
