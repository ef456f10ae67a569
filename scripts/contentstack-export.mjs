import { resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run } from './run.mjs';

/**
 * `npm run contentstack:export -- <folder> [--model-only]`: writes a stack for the importer of
 * Contentstack's command line (docs/contentstack.md).
 */
await prepare(ensureInstalled, ensureBuilt);
const args = process.argv.slice(2).map((arg) => (arg.startsWith('--') ? arg : resolve(arg)));
process.exitCode = await run('node', ['dist/server/export-contentstack.js', ...args], {
  NODE_ENV: 'production',
});
