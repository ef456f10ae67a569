import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run, runTool, StepFailure } from './run.mjs';

/**
 * `npm run bench:<name> [-- option …]`: builds `bench/<name>.ts` in the same way as the server and
 * runs it alone, with options that make heap measurements possible. `bench:large` measures the built
 * shop, `bench:render` includes its assets in pages and runs with the options of the server.
 */
const [name = '', ...options] = process.argv.slice(2);
const OUT = '.cache/bench';
const OF_BUILT_SHOP = ['large', 'render'];
const FOR_HEAP = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=256'];

await prepare(ensureInstalled, ...(OF_BUILT_SHOP.includes(name) ? [ensureBuilt] : []), build);
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
