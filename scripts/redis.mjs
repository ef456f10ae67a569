import { installWithApt, mayUseApt } from './apt.mjs';
import { step, whereIs } from './run.mjs';

const NAME = 'redis-server';

/** Installs the Redis that tests start and stop. Without it those tests are skipped and say so. */
export async function ensureRedis() {
  if (whereIs(NAME) !== undefined || !mayUseApt()) return;
  await step('Installing Redis with apt', () => installWithApt(NAME));
}
