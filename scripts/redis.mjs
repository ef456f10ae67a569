import { installWithApt, mayUseApt } from './apt.mjs';
import { step, whereIs } from './run.mjs';

const NAME = 'redis-server';

/** The Redis that tests start and stop. Where it cannot be had they say so and are skipped. */
export async function ensureRedis() {
  if (whereIs(NAME) !== undefined || !mayUseApt()) return;
  await step('Installing Redis with apt', () => installWithApt(NAME));
}
