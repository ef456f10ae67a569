import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run } from './run.mjs';

/** `npm run prices -- export | import <file>`: the shop's own prices as CSV (docs/price-ledger.md). */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run('node', ['dist/server/prices.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
});
