import type { EvictionCheck } from '#adapters/redis/eviction-check.ts';
import type { Config } from '#server/config.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';

/** In milliseconds: a slower Redis counts as unavailable, and is checked once it is back. */
const START_TIMEOUT = 1500;

const WANTED =
  'wants a Redis for records whose maxmemory-policy is noeviction: in one that drops what it has, a ' +
  'cart is changed twice and locks are lost. Set the policy, or name another Redis in REDIS_RECORDS_URL.';

/**
 * Refuses the start if the Redis of the records may evict them. An unavailable Redis does not delay
 * the start: no action begins until it is back and reports that it evicts nothing (FT36).
 */
export async function checkEviction(
  eviction: EvictionCheck,
  { redisUrl, redisRecordsUrl }: Pick<Config, 'redisUrl' | 'redisRecordsUrl'>,
): Promise<void> {
  const seen = await eviction.settled(START_TIMEOUT);
  if (seen.ok) return;
  const [name, address] =
    redisRecordsUrl === '' ? ['REDIS_URL', redisUrl] : ['REDIS_RECORDS_URL', redisRecordsUrl];
  const refuse = (told: string) => new UnusableSetting(name, address, `${WANTED} ${told}`);
  switch (seen.error.kind) {
    case 'away':
      return;
    case 'evicts':
      throw refuse(`It says ${seen.error.policy}.`);
    case 'unknown':
      throw refuse('It answers neither INFO memory nor CONFIG GET: allow one of them.');
  }
}
