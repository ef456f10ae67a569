import { hashOf, readStamp, run, step, writeStamp } from './run.mjs';

const STAMP = 'node_modules/.installed-lock';

/** Installs what package-lock.json names, unless exactly that is installed already. */
export async function ensureInstalled() {
  const lock = hashOf(['package-lock.json']);
  if (readStamp(STAMP) === lock) return;
  const code = await step('Installing packages', () =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (code !== 0) throw new Error(`npm ci ended with exit code ${code}`);
  writeStamp(STAMP, lock);
}
