import { join } from 'node:path';
import { build } from 'vite';

/** Builds a program of this folder, `write-carts`, into a file for Node; returns its path. */
export async function buildProgram(name: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['libsql'] },
    build: {
      ssr: `tests/durability/${name}.ts`,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return join(folder, `${name}.mjs`);
}
