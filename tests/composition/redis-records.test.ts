import { describe, expect, it } from 'vitest';
import type { EvictionFault } from '#adapters/redis/eviction-check.ts';
import { checkEviction } from '#composition/redis-records.ts';
import { err } from '#src/shared/result.ts';

const ADDRESS = 'redis://shop:secret-word@records:6379/1';

const check = (fault: EvictionFault) =>
  checkEviction(
    { settled: () => Promise.resolve(err(fault)), protect: (connection) => connection },
    { redisUrl: 'redis://cache', redisRecordsUrl: ADDRESS },
  );

describe('checkEviction', () => {
  it('says which setting is wrong and why, without the password', async () => {
    await expect(check({ kind: 'evicts', policy: 'volatile-lru' })).rejects.toThrow(
      /^REDIS_RECORDS_URL="redis:\/\/\*\*\*@records:6379\/1" wants [^\n]*noeviction/u,
    );
    await expect(check({ kind: 'unknown' })).rejects.not.toThrow(/secret-word/u);
  });

  it('says what to allow where the policy cannot be read', async () => {
    await expect(check({ kind: 'unknown' })).rejects.toThrow(/INFO memory/u);
  });

  it('holds up no start for a Redis that is away', async () => {
    await expect(check({ kind: 'away' })).resolves.toBeUndefined();
  });
});
