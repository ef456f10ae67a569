import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare } from './run.mjs';

/** `npm start`: from a bare clone to a shop that answers, in one command. */
await prepare(ensureInstalled, ensureBuilt);
process.env['NODE_ENV'] = 'production';
await import('../dist/server/main.js');
