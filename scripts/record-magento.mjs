import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, runTool, StepFailure } from './run.mjs';

/**
 * `node scripts/record-magento.mjs <origin> [theme …]`: asks a real Magento that sells the demo shop's
 * goods the questions in `sandbox/magento/recorded`, all or those of some files, and writes its answers
 * there. It leaves carts and a subscription.
 */
await prepare(async () => {
  const [origin, ...themes] = process.argv.slice(2);
  if (origin === undefined || !URL.canParse(origin)) {
    throw new StepFailure('Usage: node scripts/record-magento.mjs <origin of a Magento> [theme …]');
  }
  await ensureInstalled();
  process.chdir(ROOT);
  const { runnerImport } = await import('vite');
  const inline = { root: ROOT, configFile: false, logLevel: 'error' };
  const { module } = await runnerImport(join(ROOT, 'tests/live/record-answers.ts'), inline);
  await module.recordAnswers(origin.replace(/\/$/u, ''), themes);
  process.exitCode = await runTool('oxfmt', ['sandbox/magento/recorded']);
});
