import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, step, StepFailure } from './run.mjs';

const FOLDER = 'node_modules';
/** Where npm records what it has installed, once it is done. */
const INSTALLED = `${FOLDER}/.package-lock.json`;

/**
 * Installs the packages of package-lock.json, unless they are installed already, by whatever
 * command. `npm ci` empties the folder first, so a symbolic link is refused.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  if (isLink(join(ROOT, FOLDER))) {
    throw new StepFailure(`${FOLDER} is a symbolic link: install in its target, or remove it`);
  }
  const code = await step('Installing packages', () =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (code !== 0) throw new StepFailure(`npm ci ended with exit code ${code}`);
}

/**
 * Optional packages may be missing, as most are for other systems; but those for this one have to be
 * there, which tells packages that were installed without them, or on another system.
 */
function isInstalled() {
  const locked = readPackages('package-lock.json');
  const installed = readPackages(INSTALLED);
  if (!locked || !installed) return false;
  const isCurrent = (path) =>
    installed[path]?.version === locked[path]?.version &&
    installed[path]?.integrity === locked[path]?.integrity;
  return (
    Object.keys(installed).every(isCurrent) &&
    Object.values(installed).some(isForThisSystem) &&
    Object.keys(locked).every(
      (path) => path === '' || (locked[path].optional && !installed[path]) || isCurrent(path),
    )
  );
}

const isForThisSystem = ({ os, cpu }) =>
  os?.includes(process.platform) && cpu?.includes(process.arch);

/** Packages of a lock file by path, with the project itself as ''; `undefined` if unreadable. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
