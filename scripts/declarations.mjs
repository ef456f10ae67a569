import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run } from './run.mjs';

/** `npm run declarations -- [--csv | --again <id>]`: lists declarations for the shop's operator. */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run('node', ['dist/server/declarations.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
});
