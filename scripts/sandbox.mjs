import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, run, StepFailure } from './run.mjs';

/**
 * `npm run sandbox`: servers on this machine that speak as Magento, Contentstack and Algolia do, with
 * the demo shop's goods and pages behind them. It prints the settings that lead a shop to them, and
 * runs until it is stopped.
 */
export async function startSandbox(settingsOfItsOwn = {}) {
  const sandbox = spawn('node', ['dist/server/sandbox.js'], {
    cwd: ROOT,
    // By the channel it hears that this process is gone, however that ended.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...settingsOfItsOwn, NODE_ENV: 'production' },
  });
  sandbox.channel?.unref();
  const settings = JSON.parse(await firstLine(sandbox));
  // From this process' own goods: they are the same, and at hand.
  const code = await run('node', ['dist/server/index-algolia.js', '--all'], {
    ...settings,
    NODE_ENV: 'production',
    UPSTREAMS: 'embedded',
    DATA_DIR: '.cache/sandbox',
  });
  if (code !== 0) throw new StepFailure(`The goods could not be indexed: exit code ${code}`);
  return { settings, ended: new Promise((done) => sandbox.once('exit', done)) };
}

/**
 * With UPSTREAMS=sandbox, starts it along and leads this process to it. Its carts are kept beside
 * what the shop knows of them: both outlive a restart.
 */
export async function bringSandbox() {
  if (process.env['UPSTREAMS'] !== 'sandbox') return;
  const folder = join(process.env['DATA_DIR'] || '.data', 'sandbox');
  const { settings } = await startSandbox({ SANDBOX_DATA_DIR: folder });
  Object.assign(process.env, settings);
}

/** The settings, which the sandbox prints as one line of JSON when all its servers listen. */
function firstLine(child) {
  return new Promise((done, fail) => {
    createInterface({ input: child.stdout }).once('line', done);
    child.once('exit', (code) =>
      fail(new StepFailure(`The sandbox ended with exit code ${code} before it listened`)),
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare(ensureInstalled, ensureBuilt);
  await prepare(async () => {
    const { settings, ended } = await startSandbox();
    for (const [name, value] of Object.entries(settings))
      process.stdout.write(`${name}=${value}\n`);
    process.exitCode = await ended;
  });
}
