import { LRUCache } from 'lru-cache';
import { MAX_CACHE_LIFETIME, type Cache, type NewCacheEntry } from '#ports/shared-stores.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { createPurgeHistory } from '#src/shared/purge-history.ts';

type MemoryCacheOptions = {
  /** A monotonic clock. */
  readonly stopwatch: Clock;
  /** Above either limit, the least recently used entry is evicted. */
  readonly mostEntries?: number;
  readonly mostBytes?: number;
};

type StoredEntry = {
  readonly text: string;
  readonly tags: readonly string[];
  /** When the value was requested. */
  readonly since: number;
};

/** In-process cache, bounded in entries and in bytes (FT18). */
export function createMemoryCache({
  stopwatch,
  mostEntries = 10_000,
  mostBytes = 256 * 1024 * 1024,
}: MemoryCacheOptions): Cache {
  const entries = new LRUCache<string, StoredEntry>({
    perf: stopwatch,
    ttlResolution: 0,
    max: mostEntries,
    maxSize: mostBytes,
    sizeCalculation: bytesOf,
  });
  const purges = createPurgeHistory();
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const read = (key: string) => {
    const entry = entries.get(key);
    const age = entry && Math.max(0, stopwatch.now() - entry.since);
    return Promise.resolve(entry && age !== undefined ? { text: entry.text, age } : undefined);
  };
  return {
    read,
    readNewest: read,
    write(key, { text, tags, lifetime, age = 0 }: NewCacheEntry) {
      const since = stopwatch.now() - age;
      const ttl = Math.min(lifetime, MAX_CACHE_LIFETIME) - age;
      if (ttl <= 0 || (age > 0 && purges.isPurgedSince(since, tags))) entries.delete(key);
      else entries.set(key, { text, tags, since }, { ttl });
      return Promise.resolve();
    },
    purge(tags) {
      const purged = new Set(tags);
      purges.add(tags, stopwatch.now());
      for (const [key, entry] of entries.entries()) {
        if (entry.tags.some((tag) => purged.has(tag))) entries.delete(key);
      }
      for (const listener of listeners) listener(tags);
      return Promise.resolve();
    },
    onPurge: (listener) => void listeners.push(listener),
  };
}

/** Upper bound of an entry's size: two bytes per character, and some overhead. */
const bytesOf = ({ text, tags }: StoredEntry, key: string): number =>
  2 * (text.length + key.length + tags.join('').length) + 200;
