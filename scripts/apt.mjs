import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether this is a Debian on which we may install. */
export const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs one of Debian's packages, and as little as possible beside it. */
export async function installWithApt(name) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}
