import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, run, runTool, StepFailure } from './run.mjs';

/**
 * `npm run bench:<name> [-- option …]`: builds `bench/<name>.ts` in the same way as the server and
 * runs it alone, with options that make heap measurements possible. `bench:large` measures the built
 * shop.
 */
const [name = '', ...options] = process.argv.slice(2);
const OUT = '.cache/bench';

await prepare(ensureInstalled, ...(name === 'large' ? [ensureBuilt] : []), build);
process.exitCode = await run('node', [
  '--expose-gc',
  '--min-semi-space-size=128',
  '--max-semi-space-size=256',
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
