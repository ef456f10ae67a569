import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

/** `npm start`: from a bare clone to a shop that answers, in one command. */
await ensureInstalled();
await ensureBuilt();
process.env['NODE_ENV'] = 'production';
await import('../dist/server/main.js');
