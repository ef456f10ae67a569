import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import { err, ok } from '#src/shared/result.ts';

const MAX_NAMES = 100_000;

/** Counts the attempts of this process. `stopwatch` is a monotonic clock. */
export function createMemoryRateLimits(stopwatch: Clock): RateLimits {
  /** Times of the attempts, oldest first. */
  const attempts = new LRUCache<string, readonly number[]>({
    // Not `max`, which would allocate all entries at once.
    maxSize: MAX_NAMES,
    sizeCalculation: () => 1,
    ttlResolution: 0,
    perf: stopwatch,
  });
  return {
    take(name, { max, period }) {
      const now = stopwatch.now();
      const recent = (attempts.get(name) ?? []).filter((time) => time > now - period);
      const oldestCounted = recent[recent.length - max];
      if (max <= 0) return Promise.resolve(err({ kind: 'too-many', retryAfter: period }));
      if (oldestCounted !== undefined) {
        const retryAfter = oldestCounted + period - now;
        return Promise.resolve(err({ kind: 'too-many', retryAfter }));
      }
      attempts.set(name, [...recent, now], { ttl: period });
      return Promise.resolve(ok('allowed'));
    },
    refund(name) {
      const remaining = (attempts.get(name) ?? []).slice(0, -1);
      if (remaining.length === 0) attempts.delete(name);
      else attempts.set(name, remaining, { ttl: attempts.getRemainingTTL(name) });
      return Promise.resolve();
    },
  };
}
