import { describe, expect, it } from 'vitest';
import { createContentVersion } from '#adapters/cache/cached-content-source.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { cacheTagsToPurge } from '#src/content/caching.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

function open() {
  const cache = createMemoryCache({ stopwatch: { now: () => 0 } });
  const ids = createSequentialIds();
  return { cache, ids, edition: createContentVersion(cache, ids) };
}

describe('createContentVersion', () => {
  it('stays the same, for all servers that share a cache', async () => {
    const { cache, ids, edition } = open();
    const first = await edition();
    expect(await edition()).toBe(first);
    expect(await createContentVersion(cache, ids)()).toBe(first);
  });

  it('is the same for all first callers', async () => {
    const { edition } = open();
    const [one, other] = await Promise.all([edition(), edition()]);
    expect(other).toBe(one);
  });

  it.each([{}, ...LOCALES.map((locale) => ({ uid: 'page-1', locale }))])(
    'differs after a change of %j',
    async (change) => {
      const { cache, edition } = open();
      const before = await edition();
      await cache.purge(cacheTagsToPurge(change));
      const after = await edition();
      expect(after).not.toBe(before);
      expect(await edition()).toBe(after);
    },
  );

  it('differs on each call while the cache stores nothing', async () => {
    const { cache, ids } = open();
    const edition = createContentVersion(
      { ...cache, readNewest: () => Promise.resolve(undefined) },
      ids,
    );
    expect(await edition()).not.toBe(await edition());
  });
});
