import { describe, expect, it } from 'vitest';
import type { EvictionFault } from '#adapters/redis/eviction-check.ts';
import { checkEviction, upstreamsId } from '#composition/redis-stores.ts';
import { parseConfig } from '#server/config.ts';
import { err } from '#src/shared/result.ts';

const ADDRESS = 'redis://shop:secret-word@records:6379/1';

const check = (fault: EvictionFault) =>
  checkEviction(
    { settled: () => Promise.resolve(err(fault)), protect: (connection) => connection },
    { redisUrl: 'redis://cache', redisRecordsUrl: ADDRESS },
  );

describe('checkEviction', () => {
  it('names the wrong setting and the reason, without the password', async () => {
    await expect(check({ kind: 'evicts', policy: 'volatile-lru' })).rejects.toThrow(
      /^REDIS_RECORDS_URL="redis:\/\/\*\*\*@records:6379\/1" must be [^\n]*noeviction/u,
    );
    await expect(check({ kind: 'unknown' })).rejects.not.toThrow(/secret-word/u);
  });

  it('names the command to allow if the policy cannot be read', async () => {
    await expect(check({ kind: 'unknown' })).rejects.toThrow(/INFO memory/u);
  });

  it('does not block the start while Redis is unavailable', async () => {
    await expect(check({ kind: 'away' })).resolves.toBeUndefined();
  });
});

const ALL = {
  COMMERCE: 'magento',
  MAGENTO_URL: 'https://shop.example',
  CONTENT: 'contentstack',
  CONTENTSTACK_API_KEY: 'stack',
  CONTENTSTACK_DELIVERY_TOKEN: 'token',
  SEARCH: 'algolia',
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'key',
};

function idOf(changed: Readonly<Record<string, string>> = {}): string {
  const config = parseConfig({ ...ALL, ...changed });
  if (config.ok) return upstreamsId(config.value.upstreams);
  throw new Error(config.error.join());
}

describe('upstreamsId', () => {
  it.each([
    ['COMMERCE', 'embedded'],
    ['MAGENTO_URL', 'https://staging.example'],
    ['MAGENTO_STORES', '{"nl-nl":"default"}'],
    ['CONTENTSTACK_API_KEY', 'another'],
    ['CONTENTSTACK_ENVIRONMENT', 'staging'],
    ['CONTENT', 'embedded'],
    ['ALGOLIA_APP_ID', 'OTHER'],
    ['ALGOLIA_PREFIX', 'staging'],
    ['SEARCH', 'embedded'],
  ])('differs for another %s', (name, value) => {
    expect(idOf({ [name]: value })).not.toBe(idOf());
  });

  it.each([
    ['CONTENTSTACK_DELIVERY_TOKEN', 'the next'],
    ['ALGOLIA_SEARCH_KEY', 'the next'],
    ['ALGOLIA_HOSTS', 'https://near.example'],
  ])('is the same for another %s', (name, value) => {
    expect(idOf({ [name]: value })).toBe(idOf());
  });
});
