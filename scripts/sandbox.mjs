import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, run, StepFailure } from './run.mjs';

/**
 * `npm run sandbox`: local servers that speak like Magento, Contentstack and Algolia, with the demo
 * shop's products and pages. Prints the settings that connect a shop to them, and runs until
 * stopped.
 */
export async function startSandbox(settingsOfItsOwn = {}) {
  const sandbox = spawn('node', ['dist/server/sandbox.js'], {
    cwd: ROOT,
    // The IPC channel tells the sandbox that this process is gone, however it ended.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...settingsOfItsOwn, NODE_ENV: 'production' },
  });
  sandbox.channel?.unref();
  const settings = JSON.parse(await firstLine(sandbox));
  const locales = (process.env['SANDBOX_LOCALES'] ?? '').split(' ').filter(Boolean);
  // Indexes from the embedded products: they are the same, and local.
  const code = await run('node', ['dist/server/command.js', 'index-algolia', '--all', ...locales], {
    ...settings,
    NODE_ENV: 'production',
    UPSTREAMS: 'embedded',
    DATA_DIR: '.cache/sandbox',
  });
  if (code !== 0) throw new StepFailure(`The products could not be indexed: exit code ${code}`);
  return { settings, ended: new Promise((done) => sandbox.once('exit', done)) };
}

/**
 * With UPSTREAMS=sandbox, starts the sandbox and configures this process to use it. Its carts are
 * stored next to the shop's own data: both survive a restart.
 */
export async function bringSandbox() {
  if (process.env['UPSTREAMS'] !== 'sandbox') return;
  const folder = join(process.env['DATA_DIR'] || '.data', 'sandbox');
  const { settings } = await startSandbox({ SANDBOX_DATA_DIR: folder });
  Object.assign(process.env, settings);
}

/** The settings, which the sandbox prints as one line of JSON once all its servers listen. */
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
