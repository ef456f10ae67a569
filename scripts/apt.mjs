import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this is a Debian system where packages may be installed. */
export const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a Debian package without recommended packages. */
export async function installWithApt(name) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}
