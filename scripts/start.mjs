import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare } from './run.mjs';
import { startSandbox } from './sandbox.mjs';

/** `npm start`: from a bare clone to a shop that answers, in one command. */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env['NODE_ENV'] = 'production';
if (process.env['UPSTREAMS'] === 'sandbox') {
  await prepare(async () => {
    const { settings } = await startSandbox();
    Object.assign(process.env, settings);
  });
}
await import('../dist/server/main.js');
