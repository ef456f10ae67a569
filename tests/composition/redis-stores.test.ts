import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EvictionFault } from '#adapters/redis/eviction-check.ts';
import { ResponseCacheLocks } from '#composition/before-upstreams.ts';
import { createShutdownHooks, ShutdownHooks } from '#composition/process-lifecycle.ts';
import { checkEviction, redisStores, upstreamsId } from '#composition/redis-stores.ts';
import { composeServer } from '#composition/server.ts';
import { resolvePorts, type Wiring } from '#composition/wiring.ts';
import { Ids } from '#ports/clock-and-ids.ts';
import { Log } from '#ports/log.ts';
import type { Locks } from '#ports/shared-stores.ts';
import { parseConfig } from '#server/config.ts';
import { err, ok } from '#src/shared/result.ts';
import { aHold } from '../contracts/delivery-slots-contract.ts';
import { eventually } from '../support/eventually.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { hasRedisServer, startRedisServer } from '../support/redis-server.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';

const ADDRESS = 'redis://shop:secret-word@records:6379/1';

const check = (fault: EvictionFault) =>
  checkEviction(
    { firstResult: () => Promise.resolve(err(fault)), protect: (connection) => connection },
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
    await expect(check({ kind: 'unavailable' })).resolves.toBeUndefined();
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

function configOf(changed: Readonly<Record<string, string>> = {}) {
  const config = parseConfig({ ...ALL, ...changed });
  if (config.ok) return config.value;
  throw new Error(config.error.join());
}

const EMBEDDED = { COMMERCE: 'embedded', CONTENT: 'embedded', SEARCH: 'embedded' };

/** A Tuesday on which the demo's vans drive. */
const inDemo = {
  earliestDay: '2026-12-01',
  slot: { day: '2026-12-01', window: '08-12' },
} as const;

const idOf = (changed?: Readonly<Record<string, string>>): string =>
  upstreamsId(configOf(changed).upstreams);

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

/** The locks of the response cache of a server with these Redis addresses. */
function openResponseCacheLocks(addresses: Readonly<Record<string, string>>): Locks {
  const hooks = createShutdownHooks();
  onTestFinished(() => hooks.runAll());
  const basics: Wiring = (bind) => {
    bind(ShutdownHooks).toConstantValue(hooks);
    bind(Log).toConstantValue(createMemoryLog());
    bind(Ids).toConstantValue(createSequentialIds());
  };
  const wirings = [basics, redisStores(configOf({ CACHE: 'redis', ...addresses }))];
  return resolvePorts<{ readonly locks: Locks }>(wirings, { locks: ResponseCacheLocks }).locks;
}

describe.skipIf(!hasRedisServer())('the locks of the response cache', () => {
  it('are held in the Redis of the cache while that of the records is unavailable', async () => {
    const redis = await startRedisServer();
    onTestFinished(() => redis.close());
    const locks = openResponseCacheLocks({
      REDIS_URL: redis.address,
      REDIS_RECORDS_URL: '/nope/redis.sock',
    });
    await eventually(async () => {
      expect(await locks.hold('answer', () => Promise.resolve('loaded'))).toEqual(ok('loaded'));
    });
  });
});

describe.skipIf(!hasRedisServer())('the calendar of the vans', () => {
  it('DS3 is one for servers that share a Redis, and have a folder each', async () => {
    const redis = await startRedisServer();
    onTestFinished(() => redis.close());
    const open = () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'machine-'));
      const settings = { DATA_DIR: dataDir, CACHE: 'redis', REDIS_URL: redis.address };
      const { ports, close } = composeServer(configOf({ ...EMBEDDED, ...settings }));
      onTestFinished(async () => {
        await close();
        rmSync(dataDir, { recursive: true });
      });
      return ports.deliverySlots;
    };
    const [one, other] = [open(), open()];
    await eventually(async () => {
      expect(await one.hold(aHold('a', 'k1', inDemo))).toMatchObject({ ok: true });
    });
    expect(await other.choiceOf('a')).toMatchObject(ok({ slot: inDemo.slot }));
  });
});
