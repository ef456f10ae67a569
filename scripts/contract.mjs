import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, StepFailure } from './run.mjs';

/**
 * `npm run contract -- --env <file> [--write] [--json]`: runs the read cases of every port's contract
 * against the upstreams set in `file`, with `--write` also carts, which it abandons, and reports unreadable parts of their answers. Exit code 0 if all
 * pass and everything was read, 2 if only something was unreadable, else 1.
 */
await prepare(async () => {
  const { isJson, mayWrite, environment } = readCommand();
  await ensureInstalled();
  process.chdir(ROOT);
  const { runnerImport } = await import('vite');
  const inline = { root: ROOT, configFile: false, logLevel: 'error' };
  const { module } = await runnerImport(join(ROOT, 'tests/live/run-contracts.ts'), inline);
  process.exitCode = await module.runContracts({ environment, isJson, mayWrite });
});

function readCommand() {
  const { values } = parseCommand();
  if (values.env === undefined) {
    throw new StepFailure(
      'Usage: npm run contract -- --env <file with settings> [--write] [--json]',
    );
  }
  return {
    isJson: values.json,
    mayWrite: values.write,
    environment: parseEnv(readSettings(values.env)),
  };
}

function parseCommand() {
  try {
    return parseArgs({
      options: {
        env: { type: 'string' },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StepFailure(error.message);
  }
}

/** Resolves paths relative to the directory where the command was run. */
function readSettings(name) {
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StepFailure(`${path} cannot be read: ${error.code}`);
  }
}
