import { existsSync } from 'node:fs';
import { run, step, whereIs } from './run.mjs';

/** Whether this is a Debian system where packages may be installed. */
export const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a Debian package without recommended packages. */
export async function installWithApt(name) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}

const REDIS = 'redis-server';

/** Installs the Redis that tests start and stop. Without it those tests are skipped and say so. */
export async function ensureRedis() {
  if (whereIs(REDIS) !== undefined || !mayUseApt()) return;
  await step('Installing Redis with apt', () => installWithApt(REDIS));
}
