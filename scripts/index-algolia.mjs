import { ensureInstalled } from './install.mjs';
import { prepare, run, runTool, StepFailure } from './run.mjs';

/**
 * `npm run index:algolia -- [locale …] [--all]`: builds the indexing the way the server is built
 * and runs it by itself.
 */
const NAME = 'index-algolia';
const OUT = '.cache/indexing';

await prepare(ensureInstalled, build);
process.exitCode = await run('node', [`${OUT}/${NAME}.js`, ...process.argv.slice(2)]);

async function build() {
  const args = ['build', '--ssr', `composition/${NAME}.ts`, '--outDir', OUT, '--logLevel', 'warn'];
  const code = await runTool('vite', [...args, '--config', 'bench/vite.config.ts'], {
    NODE_ENV: 'production',
  });
  if (code !== 0) throw new StepFailure(`vite build ended with exit code ${code}`);
}
