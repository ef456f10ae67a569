import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run } from './run.mjs';

/**
 * Commands for the shop's operator, by the settings of `.env` or of the environment:
 *
 *     npm run advice -- [<new.json> | <old.json> <new.json> | --draft <key>]
 *     npm run declarations -- [--csv | --again <id>]
 *     npm run doctor -- [--env <file>]
 *     npm run explain -- <url> [--json]
 *     npm run index:algolia -- [locale …] [--all]
 *     npm run prices -- export | import <file>
 *     npm run reviews -- [--all | approve <number> | reject <number> <reason> | remove <number>]
 */
await prepare(ensureInstalled, ensureBuilt);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run('node', ['dist/server/command.js', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
});
