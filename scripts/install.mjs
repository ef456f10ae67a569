import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, readStamp, ROOT, run, step, StepFailure, writeStamp } from './run.mjs';

const FOLDER = 'node_modules';
const STAMP = `${FOLDER}/.installed-lock`;

/**
 * Installs the packages of package-lock.json, unless they are installed already. `npm ci` empties
 * the folder first, so a symbolic link is refused.
 */
export async function ensureInstalled() {
  const lock = hashOf(['package-lock.json']);
  if (readStamp(STAMP) === lock) return;
  if (isLink(join(ROOT, FOLDER))) {
    throw new StepFailure(`${FOLDER} is a symbolic link: install in its target, or remove it`);
  }
  const code = await step('Installing packages', () =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (code !== 0) throw new StepFailure(`npm ci ended with exit code ${code}`);
  writeStamp(STAMP, lock);
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
