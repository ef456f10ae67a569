import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run } from './run.mjs';

/** `npm run reviews -- [--all | approve <number> | reject <number> <reason> | remove <number>]`: moderates reviews. */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run('node', ['dist/server/reviews.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
});
