import { describe, expect, it } from 'vitest';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { IDEMPOTENCY_LIFETIME } from '#ports/shared-stores.ts';
import { ok } from '#src/shared/result.ts';
import { idempotencyRecordsContract } from '../../contracts/idempotency-records-contract.ts';
import { cacheContract } from '../../contracts/cache-contract.ts';
import { locksContract } from '../../contracts/locks-contract.ts';
import { rateLimitsContract } from '../../contracts/rate-limits-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryIdempotencyRecords } from '../../support/memory-idempotency-records.ts';

const openTimed = () => {
  const clock = createFixedClock();
  const pass = (milliseconds: number) => Promise.resolve(clock.advance(milliseconds));
  return { clock, pass };
};

cacheContract('memory', () => {
  const { clock, pass } = openTimed();
  return Promise.resolve({ cache: createMemoryCache({ stopwatch: clock }), pass });
});

rateLimitsContract('memory', () => {
  const { clock, pass } = openTimed();
  return Promise.resolve({ limits: createMemoryRateLimits(clock), pass, unit: 50 });
});

idempotencyRecordsContract('memory', () =>
  Promise.resolve(createMemoryIdempotencyRecords(createFixedClock())),
);

locksContract('memory', (options) => {
  const locks = createMemoryLocks(createFixedClock(), options);
  return Promise.resolve([locks, locks]);
});

const entry = (text: string) => ({ text, tags: [], lifetime: 60_000 });

describe('createMemoryCache', () => {
  it('evicts the least recently used entries above its limit of entries', async () => {
    const cache = createMemoryCache({ stopwatch: createFixedClock(), mostEntries: 2 });
    await cache.write('a', entry('a'));
    await cache.write('b', entry('b'));
    await cache.read('a');
    await cache.write('c', entry('c'));
    expect(await cache.read('b')).toBeUndefined();
    expect(await cache.read('a')).toMatchObject({ text: 'a' });
    expect(await cache.read('c')).toMatchObject({ text: 'c' });
  });

  it('evicts the least recently used entries above its limit of bytes', async () => {
    const cache = createMemoryCache({ stopwatch: createFixedClock(), mostBytes: 10_000 });
    await cache.write('a', entry('a'.repeat(2000)));
    await cache.write('b', entry('b'.repeat(2000)));
    await cache.write('c', entry('c'.repeat(2000)));
    expect(await cache.read('a')).toBeUndefined();
    expect(await cache.read('c')).toMatchObject({ text: 'c'.repeat(2000) });
  });

  it('drops an entry whose replacement is larger than its limit', async () => {
    const cache = createMemoryCache({ stopwatch: createFixedClock(), mostBytes: 10_000 });
    await cache.write('a', entry('small'));
    await cache.write('a', entry('a'.repeat(6000)));
    expect(await cache.read('a')).toBeUndefined();
  });
});

describe('createMemoryIdempotencyRecords', () => {
  it('C7 drops a record after a day', async () => {
    const clock = createFixedClock();
    const records = createMemoryIdempotencyRecords(clock);
    await records.save('add', { fingerprint: 'one', state: 'done' });
    clock.advance(IDEMPOTENCY_LIFETIME - 1);
    expect(await records.find('add')).toMatchObject({ value: { state: 'done' } });
    clock.advance(2);
    expect(await records.find('add')).toEqual(ok(undefined));
  });
});

describe('createMemoryLocks', () => {
  it('issues fences that grow across restarts of the process', async () => {
    const clock = createFixedClock();
    const turn = () => createMemoryLocks(clock).hold('cart', ({ fence }) => Promise.resolve(fence));
    const before = await turn();
    clock.advance(1);
    const after = await turn();
    expect(after.ok && before.ok && after.value > before.value).toBe(true);
  });
});
