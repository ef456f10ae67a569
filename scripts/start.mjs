import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { main } from './run.mjs';

/** `npm start`: from a bare clone to a shop that answers, in one command. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
if (process.exitCode === undefined) {
  process.env['NODE_ENV'] = 'production';
  await import('../dist/server/main.js');
}
