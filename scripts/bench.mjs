import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureMeasuring, ensurePeerBuilt } from './peers.mjs';
import { prepare, run, runTool, StepFailure } from './run.mjs';

/**
 * `npm run bench:<name> [-- option …]`: builds `bench/<name>.ts` in the same way as the server and
 * runs it alone, with options that make heap measurements possible. `bench:large` and `bench:pages`
 * measure the built shop, the latter beside a peer and with a browser; `bench:render` includes its
 * assets in pages and runs with the options of the server.
 */
const [name = '', ...options] = process.argv.slice(2);
const OUT = '.cache/bench';
const FOR_HEAP = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=256'];

const NEEDS = {
  large: [ensureBuilt],
  render: [ensureBuilt],
  pages: [ensureBuilt, ensureMeasuring, ensurePeerBuilt, nameBrowser],
};

await prepare(ensureInstalled, ...(NEEDS[name] ?? []), build);
process.exitCode = await run('node', [
  ...(name === 'render' ? [] : FOR_HEAP),
  `${OUT}/${name}.js`,
  ...options,
]);

async function build() {
  const args = ['build', '--ssr', `bench/${name}.ts`, '--outDir', OUT, '--logLevel', 'warn'];
  const code = await runTool('vite', [...args, '--config', 'bench/vite.config.ts'], {
    NODE_ENV: 'production',
  });
  if (code !== 0) throw new StepFailure(`vite build ended with exit code ${code}`);
}

/** Of the environment that the benchmark inherits. */
async function nameBrowser() {
  const path = await ensureBrowser();
  if (path !== undefined) process.env['CHROMIUM_PATH'] = path;
}
