import { describe, expect, it } from 'vitest';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { createIdempotencyKeyOf } from '#server/idempotency-key.ts';
import { err } from '#src/shared/result.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';

const item = { sku: 'M1-160', quantity: 2 };

/** Locks that are always busy. */
const busy = () => Promise.resolve(err({ kind: 'busy', retryAfter: 1000 } as const));

const open = () => {
  const clock = createFixedClock();
  const ids = createSequentialIds();
  const cache = createMemoryCache({ stopwatch: clock });
  const locks = createMemoryLocks(clock);
  const server = (own: Partial<typeof shared> = {}) =>
    createIdempotencyKeyOf({ ...shared, ...own }, clock);
  const shared = { ids, cache, locks };
  return { clock, shared, server, keyOf: server() };
};

describe('createIdempotencyKeyOf', () => {
  it('gives the same add to the same cart the same key for 1.5 s', async () => {
    const { clock, keyOf } = open();
    const first = await keyOf('c1', item);
    clock.advance(1500);
    expect(await keyOf('c1', { ...item })).toBe(first);
  });

  it('counts from the first add, however often it is repeated in between', async () => {
    const { clock, keyOf } = open();
    const first = await keyOf('c1', item);
    clock.advance(1000);
    await keyOf('c1', item);
    clock.advance(501);
    expect(await keyOf('c1', item)).not.toBe(first);
  });

  it('gives another cart, SKU, option or quantity another key', async () => {
    const { keyOf } = open();
    const keys = await Promise.all([
      keyOf('c1', item),
      keyOf('c2', item),
      keyOf('c1', { ...item, sku: 'M1-180' }),
      keyOf('c1', { ...item, quantity: 3 }),
      keyOf('c1', { ...item, optionUids: ['oak'] }),
      keyOf('c1', { ...item, optionUids: ['oak', 'latex'] }),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
    const shuffled = await keyOf('c1', { ...item, optionUids: ['latex', 'oak'] });
    expect(shuffled).toBe(keys.at(-1));
  });

  it('evicts the oldest keys rather than grow without bounds', async () => {
    const { clock, shared } = open();
    const cache = { ...shared.cache, readNewest: () => Promise.resolve(undefined) };
    const keyOf = createIdempotencyKeyOf({ ...shared, cache }, clock, 3);
    const first = await keyOf('c0', item);
    for (const other of ['c1', 'c2', 'c3']) await keyOf(other, item);
    expect(await keyOf('c0', item)).not.toBe(first);
  });

  it('gives an add the same key at every server of the shop', async () => {
    const { clock, server } = open();
    const [one, other] = [server(), server()];
    const first = await one('c1', item);
    clock.advance(1400);
    expect(await other('c1', item)).toBe(first);
    clock.advance(101);
    expect(await other('c1', item)).not.toBe(first);
  });

  it('gives it the same key if several servers are asked at once', async () => {
    const { server } = open();
    const servers = [server(), server(), server()];
    const keys = await Promise.all(
      [...servers, ...servers].map((keyOf) => keyOf('c1', { ...item })),
    );
    expect(new Set(keys).size).toBe(1);
  });

  it('asks the shared cache once for a burst of clicks', async () => {
    const { shared, server } = open();
    let calls = 0;
    const cache = {
      ...shared.cache,
      readNewest: (key: string) => (calls++, shared.cache.read(key)),
    };
    const keyOf = server({ cache });
    await Promise.all(Array.from({ length: 30 }, () => keyOf('c1', item)));
    expect(calls).toBe(1);
  });

  it("uses this server's own memory if no lock is available", async () => {
    const { shared, server } = open();
    const forgetful = { ...shared.cache, readNewest: () => Promise.resolve(undefined) };
    const keyOf = server({ locks: { hold: busy }, cache: forgetful });
    const [one, two] = [await keyOf('c1', item), await keyOf('c1', item)];
    expect(two).toBe(one);
    expect(await keyOf('c2', item)).not.toBe(one);
  });

  it('takes the key of another server if too many wait for the lock', async () => {
    const { shared, server } = open();
    const first = await server()('c1', item);
    expect(await server({ locks: { hold: busy }, ids: shared.ids })('c1', item)).toBe(first);
  });
});
