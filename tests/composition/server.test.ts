import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { composeServer, SERVER_TOKENS, serverWirings } from '#composition/server.ts';
import { resolvePorts } from '#composition/wiring.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import { parseConfig } from '#server/config.ts';
import { eventually } from '../support/eventually.ts';
import { err } from '#src/shared/result.ts';
import { listenOnLoopback } from '../support/listen-on-loopback.ts';
import { hasRedisServer, startRedisServer } from '../support/redis-server.ts';
import { searchRequest } from '../support/search-request.ts';
import { inScope } from '../support/test-scope.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
afterAll(() => rmSync(folder, { recursive: true }));

const config = (environment: Record<string, string>) => {
  const parsed = parseConfig({ LOG_LEVEL: 'silent', ...environment });
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.error.join('\n'));
};

const inMemory = config({ DATA_DIR: ':memory:' });

describe('composeServer', () => {
  it('provides working ports for content, carts and pictures', async () => {
    const { ports, close } = composeServer(inMemory);
    expect(await ports.content.pageByUrl('de-at', '/')).toMatchObject({
      ok: true,
      value: { type: 'Home' },
    });
    expect(await ports.carts.create('nl-nl')).toMatchObject({ ok: true });
    expect(await ports.pictures.read('banner.webp')).toMatchObject({ ok: true });
    await close();
  });

  it('P6 serves the pictures of the shop while Magento is unavailable', async () => {
    const away = config({
      DATA_DIR: ':memory:',
      COMMERCE: 'magento',
      MAGENTO_URL: 'http://127.0.0.1:9',
    });
    const { ports, close } = composeServer(away);
    expect(await ports.pictures.read('banner.webp')).toMatchObject({ ok: true });
    expect(await ports.pictures.read('w/o/wolk.jpg')).toEqual({ ok: false, error: 'unavailable' });
    await close();
  });

  it('P6 requests from Magento only the pictures that the shop lacks, and takes its placeholder for none', async () => {
    const requests: string[] = [];
    const { origin } = await listenOnLoopback((request, response) => {
      const url = request.url ?? '';
      requests.push(url);
      response.end(url.endsWith('/wolk.jpg') ? 'a cloud' : 'a placeholder');
    });
    const { ports, close } = composeServer(
      config({ DATA_DIR: ':memory:', COMMERCE: 'magento', MAGENTO_URL: origin }),
    );
    onTestFinished(close);
    expect(await ports.pictures.read('w/o/wolk.jpg')).toMatchObject({ ok: true });
    expect(await ports.pictures.read('banner.webp')).toMatchObject({ ok: true });
    expect(await ports.pictures.read('w/o/gone.jpg')).toEqual(err('not-found'));
    const paths = ['w/o/wolk.jpg', 'n/o/no-such-picture.jpg', 'w/o/gone.jpg'];
    expect(requests).toEqual(paths.map((path) => `/media/catalog/product/${path}`));
  });

  it('uses the same products for the search and the catalog', async () => {
    const { ports, close } = composeServer(inMemory);
    const found = await ports.search.productsAndFilters(searchRequest({ itemsPerPage: 1 }));
    const sku = found.hits[0]?.sku ?? '';
    expect(await ports.catalog.product('nl-nl', sku)).toMatchObject({ ok: true, value: { sku } });
    await close();
  });

  it('stores carts in the configured folder', async () => {
    const onDisk = config({ DATA_DIR: join(folder, 'carts') });
    const first = composeServer(onDisk);
    const id = await first.ports.carts.create('nl-nl');
    const cartId = id.ok ? id.value : '';
    await first.close();
    const second = composeServer(onDisk);
    expect(await second.ports.carts.read('nl-nl', cartId)).toMatchObject({
      ok: true,
      value: { cart: { id: cartId }, userErrors: [] },
    });
    await second.close();
  });

  it.each([
    ['DATA_DIR', 'package.json', 'must be a folder for carts and prices'],
    ['PICTURES_DIR', '/nope', 'must be a folder with pictures'],
    ['PICTURES_DIR', 'package.json', 'must be a folder with pictures'],
  ])('throws UnusableSetting with a one-line message for %s=%s', (name, value, complaint) => {
    const broken = config({ DATA_DIR: ':memory:', [name]: value });
    expect(() => composeServer(broken)).toThrow(UnusableSetting);
    expect(() => composeServer(broken)).toThrow(
      new RegExp(`^${name}="${value}" ${complaint}[^\\n]*$`, 'u'),
    );
  });

  it('C7 finds a begun action after a restart', async () => {
    const onDisk = config({ DATA_DIR: join(folder, 'actions') });
    const first = composeServer(onDisk);
    await first.ports.idempotencyRecords.save('add', { fingerprint: '2 M1', state: 'begun' });
    await first.close();
    const second = composeServer(onDisk);
    expect(await second.ports.idempotencyRecords.find('add')).toMatchObject({
      value: { fingerprint: '2 M1', state: 'begun' },
    });
    await second.close();
  });

  it('FT36 starts and serves without a reachable Redis', async () => {
    const alone = config({ DATA_DIR: ':memory:', CACHE: 'redis', REDIS_URL: '/nope/redis.sock' });
    const { ports, checkStart, close } = composeServer(alone);
    await ports.cache.write('page', { text: 'text', tags: ['tag'], lifetime: 60_000 });
    expect(await ports.cache.read('page')).toMatchObject({ text: 'text' });
    await ports.cache.purge(['tag']);
    expect(await ports.cache.read('page')).toBeUndefined();
    expect(await ports.rateLimits.take('one', { max: 1, period: 1000 })).toMatchObject({
      ok: true,
    });
    expect(await ports.rateLimits.take('one', { max: 1, period: 1000 })).toMatchObject({
      ok: false,
    });
    expect(await ports.idempotencyRecords.find('add')).toMatchObject({ ok: false });
    expect(await ports.locks.hold('cart', () => Promise.resolve())).toMatchObject({ ok: false });
    await checkStart();
    await close();
  });

  it('keeps no more answers than it is given memory for', async () => {
    const { ports, close } = composeServer({ ...inMemory, answerCacheBytes: 1000 });
    onTestFinished(close);
    const entry = { text: 'text'.repeat(50), tags: [], lifetime: 60_000 };
    for (const key of ['first', 'second']) await ports.cache.write(key, entry);
    expect(await ports.cache.read('first')).toBeUndefined();
    expect(await ports.cache.read('second')).toMatchObject({ text: entry.text });
  });

  it('rejects cart calls after close', async () => {
    const { ports, close } = composeServer(inMemory);
    await close();
    expect(await ports.carts.create('nl-nl')).toMatchObject({ ok: false });
  });
});

describe.skipIf(!hasRedisServer())('two servers with one Redis', () => {
  it('share the cache, action records, rate limits and locks', async () => {
    const redis = await startRedisServer();
    onTestFinished(() => redis.close());
    const shared = config({ DATA_DIR: ':memory:', CACHE: 'redis', REDIS_URL: redis.address });
    const [one, two] = [composeServer(shared), composeServer(shared)];
    await eventually(async () => {
      await one.ports.cache.write('page', { text: 'text', tags: [], lifetime: 60_000 });
      expect(await two.ports.cache.read('page')).toMatchObject({ text: 'text' });
      const begun = { fingerprint: '2 M1', state: 'begun' };
      await one.ports.idempotencyRecords.save('add', begun);
      expect(await two.ports.idempotencyRecords.find('add')).toEqual({ ok: true, value: begun });
    });
    const once = { max: 1, period: 60_000 };
    expect(await one.ports.rateLimits.take('coupon', once)).toMatchObject({ ok: true });
    expect(await two.ports.rateLimits.take('coupon', once)).toMatchObject({ ok: false });
    const fences = [one, two].map(({ ports }) =>
      ports.locks.hold('cart', ({ fence }) => Promise.resolve(fence)),
    );
    for (const fence of await Promise.all(fences)) expect(fence).toMatchObject({ ok: true });
    for (const { close } of [one, two]) await close();
  });
});

async function startWith(policy: string) {
  const redis = await startRedisServer();
  onTestFinished(() => redis.close());
  const client = new Redis(redis.address);
  onTestFinished(() => client.disconnect());
  await client.config('SET', 'maxmemory-policy', policy);
  await client.config('SET', 'maxmemory', 4_000_000);
  return redis;
}
const compose = (urls: Record<string, string>) => {
  const server = composeServer(config({ DATA_DIR: ':memory:', CACHE: 'redis', ...urls }));
  onTestFinished(server.close);
  return server;
};

describe.skipIf(!hasRedisServer())('a Redis that evicts keys when it is full', () => {
  it('fails the start check for records, and stores none', async () => {
    const redis = await startWith('volatile-lru');
    const { ports, checkStart } = compose({ REDIS_URL: redis.address });
    await expect(checkStart()).rejects.toThrow(UnusableSetting);
    await expect(compose({ REDIS_URL: redis.address }).checkStart()).rejects.toThrow(
      /^REDIS_URL="[^\n]*noeviction[^\n]*REDIS_RECORDS_URL[^\n]*Its policy is volatile-lru\.$/u,
    );
    const begun = { fingerprint: '2 M1', state: 'begun' };
    expect(await ports.idempotencyRecords.save('add', begun)).toMatchObject({ ok: false });
    expect(await ports.locks.hold('cart', () => Promise.resolve())).toMatchObject({ ok: false });
  });

  it('is reported with the setting that contains its address', async () => {
    const cache = await startWith('noeviction');
    const records = await startWith('allkeys-lru');
    const urls = { REDIS_URL: cache.address, REDIS_RECORDS_URL: records.address };
    await expect(compose(urls).checkStart()).rejects.toThrow(/^REDIS_RECORDS_URL="/u);
  });

  it('may hold the cache if another Redis holds the records', async () => {
    const [cache, records] = [await startWith('volatile-lru'), await startWith('noeviction')];
    const urls = { REDIS_URL: cache.address, REDIS_RECORDS_URL: records.address };
    const { ports, checkStart } = compose(urls);
    await checkStart();
    const done = { fingerprint: '2 M1', state: 'done' };
    const actions = Array.from({ length: 50 }, (_, index) => `add-${index}`);
    for (const action of actions) {
      expect(await ports.idempotencyRecords.save(action, done)).toEqual({
        ok: true,
        value: 'stored',
      });
    }
    const once = { max: 1, period: 60_000 };
    await ports.rateLimits.take('coupon', once);
    for (let entry = 0; entry < 600; entry += 1) {
      const text = 'x'.repeat(20_000);
      await ports.cache.write(`page-${entry}`, { text, tags: [], lifetime: 60_000 });
    }
    const found = await Promise.all(actions.map((action) => ports.idempotencyRecords.find(action)));
    expect(found.filter(({ ok }) => ok)).toHaveLength(50);
    expect(found).toEqual(actions.map(() => ({ ok: true, value: done })));
    const client = new Redis(records.address);
    onTestFinished(() => client.disconnect());
    const keys = await client.keys('*');
    expect(keys.filter((key) => key.startsWith('sluimer:cache:'))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('sluimer:attempts:'))).toHaveLength(1);
  });
});

/** In the short run every fourth, as one function finds for all what nobody provides. */
const MISSING = serverWirings(inMemory)
  .map((_, index) => index)
  .filter((index) => index % inScope(1, 4) === 0);

describe('serverWirings', () => {
  it.each(MISSING)('fails at the start without wiring %i, and names a port', (index) => {
    const incomplete = serverWirings(inMemory).toSpliced(index, 1);
    expect(() => resolvePorts(incomplete, SERVER_TOKENS)).toThrow(/Symbol\(\w+\)/u);
  });
});
