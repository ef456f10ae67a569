import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run } from './run.mjs';

/**
 * `npm run doctor -- [--env <file>]`: checks settings, upstreams and content of the shop for its
 * operator, by the settings of a file or of the environment.
 */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run('node', ['dist/server/doctor.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
});
