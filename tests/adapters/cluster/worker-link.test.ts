import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import {
  createWorkerRateLimits,
  withPurgesOfWorkers,
} from '#adapters/cluster/shared-by-workers.ts';
import {
  createPrimaryAnswers,
  createWorkerLink,
  type PrimaryMessage,
  type WorkerLink,
  type WorkerPeer,
} from '#adapters/cluster/worker-link.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { ok } from '#src/shared/result.ts';
import { rateLimitsContract } from '../../contracts/rate-limits-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';

type WorkerSettings = { readonly isPrimaryGone?: boolean; readonly stopwatch?: Clock };

/** Workers whose messages take a turn of the event loop, as between processes. */
function startWorkers(
  count: number,
  { isPrimaryGone = false, stopwatch = performance }: WorkerSettings = {},
): readonly WorkerLink[] {
  const peers: WorkerPeer[] = [];
  const answer = createPrimaryAnswers({
    rateLimits: createMemoryRateLimits(stopwatch),
    peers: () => peers,
    metrics: () => Promise.resolve('all'),
  });
  return Array.from({ length: count }, (_, place) => {
    let listener: ((message: unknown) => void) | undefined;
    const peer: WorkerPeer = {
      send: (message: PrimaryMessage) => void setImmediate(() => listener?.(message)),
    };
    peers.push(peer);
    return createWorkerLink({
      isFirst: place === 0,
      send: (message) => {
        if (!isPrimaryGone) setImmediate(() => void answer(peer, message));
      },
      onMessage: (added) => void (listener = added),
      // A primary that is there is late on a busy machine only.
      timeout: isPrimaryGone ? 20 : 10_000,
    });
  });
}

const limitsOf = (link: WorkerLink, stopwatch: Clock = performance) =>
  createWorkerRateLimits(link, createMemoryRateLimits(stopwatch));

rateLimitsContract('of the workers of one server', () => {
  const stopwatch = createFixedClock();
  const all = startWorkers(3, { stopwatch }).map((link) => limitsOf(link, stopwatch));
  let turn = 0;
  const next = () => all[(turn += 1) % all.length] as (typeof all)[number];
  return Promise.resolve({
    limits: {
      take: (name, limit) => next().take(name, limit),
      // The worker that took it takes it back.
      refund: (name) => (all[turn % all.length] as (typeof all)[number]).refund(name),
    },
    pass: (milliseconds) => Promise.resolve(stopwatch.advance(milliseconds)),
    unit: 1,
    counts: 4,
  });
});

describe('createWorkerRateLimits', () => {
  it('goes by its own count while the primary does not answer', async () => {
    const [link] = startWorkers(1, { isPrimaryGone: true });
    const limits = limitsOf(link as WorkerLink);
    const limit = { max: 1, period: 60_000 };
    expect(await limits.take('coupon', limit)).toEqual(ok('allowed'));
    expect(await limits.take('coupon', limit)).toMatchObject({ ok: false });
  });
});

describe('withPurgesOfWorkers', () => {
  it('purges the cache of every worker, and each once', async () => {
    const purged: string[] = [];
    const caches = startWorkers(3).map((link, place) => {
      const cache = createMemoryCache({ stopwatch: performance });
      cache.onPurge((tags) => void purged.push(`${place} ${tags?.join()}`));
      return withPurgesOfWorkers(cache, link);
    });
    const entry = { text: 'a page', tags: ['product:M1'], lifetime: 60_000 };
    for (const cache of caches) await cache.write('page', entry);
    await caches[1]?.purge(['product:M1']);
    for (const cache of caches) expect(await cache.read('page')).toBeUndefined();
    expect(purged.toSorted()).toEqual(['0 product:M1', '1 product:M1', '2 product:M1']);
  });
});
