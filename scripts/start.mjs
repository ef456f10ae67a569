import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare } from './run.mjs';
import { bringSandbox } from './sandbox.mjs';

/** `npm start`: from a fresh clone to a running shop in one command. */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env['NODE_ENV'] = 'production';
await prepare(bringSandbox);
await import('../dist/server/main.js');
