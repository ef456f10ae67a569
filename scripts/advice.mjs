import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run } from './run.mjs';

/**
 * `npm run advice -- [<new.json> | <old.json> <new.json> | --draft <key>]`: which results of the mattress
 * advice another table moves.
 */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run('node', ['dist/server/advice.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
});
