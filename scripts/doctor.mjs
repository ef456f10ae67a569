import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run } from './run.mjs';

/** `npm run doctor`: checks settings, upstreams and content of the shop for its operator. */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run('node', ['dist/server/doctor.js'], { NODE_ENV: 'production' });
