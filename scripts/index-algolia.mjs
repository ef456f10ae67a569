import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run } from './run.mjs';

/** `npm run index:algolia -- [locale …] [--all]`: indexes the shop in Algolia. */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run('node', ['dist/server/index-algolia.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
});
