import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { hashOf, prepare, readStamp, runTool, step, StepFailure, writeStamp } from './run.mjs';

const STAMP = 'dist/.built-from';
const SOURCES = [
  'src',
  'ports',
  'adapters',
  'composition',
  'server',
  'ui',
  'locales',
  'demo/catalogue',
  'demo/commerce',
  'demo/content',
  'demo/reviews',
  'demo/search',
  'sandbox',
  'scripts/compress-assets.ts',
  'scripts/narrow-text.ts',
  'scripts/short-class-names.ts',
  'scripts/small-mobx.ts',
  'scripts/static-stores.ts',
  'scripts/texts-by-part.ts',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Builds browser and server, unless `dist` was built from exactly these sources. */
export async function ensureBuilt() {
  const sources = hashOf(SOURCES);
  if (readStamp(STAMP) === sources) return;
  const code = await step('Building browser and server', () =>
    runTool('vite', ['build', '--app', '--logLevel', 'warn'], { NODE_ENV: 'production' }),
  );
  if (code !== 0) throw new StepFailure(`vite build ended with exit code ${code}`);
  writeStamp(STAMP, sources);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare(ensureInstalled, ensureBuilt);
}
