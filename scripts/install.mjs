import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, readStamp, ROOT, run, step, writeStamp } from './run.mjs';

const STAMP = 'node_modules/.installed-lock';

/** Installs what package-lock.json names, unless exactly that is installed already. */
export async function ensureInstalled() {
  const lock = hashOf(['package-lock.json']);
  if (readStamp(STAMP) === lock) return;
  if (isLink('node_modules')) {
    throw new Error('node_modules is a link, and npm ci would empty the folder it leads to');
  }
  const code = await step('Installing packages', () =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (code !== 0) throw new Error(`npm ci ended with exit code ${code}`);
  writeStamp(STAMP, lock);
}

const isLink = (path) =>
  lstatSync(join(ROOT, path), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
