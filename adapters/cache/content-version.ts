import { LONGEST_LIFETIME, type Cache } from '#ports/cache.ts';
import type { Ids } from '#ports/ids.ts';
import { localeCacheTag } from '#src/content/cache-tags.ts';
import { createSingleFlight } from '#src/shared/single-flight.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** Returns an id of the content that is published now. */
export type ContentVersion = () => Promise<string>;

const KEY = 'content.edition';

/**
 * An id that is purged from the shared cache with any content: as long as it stays the same, no
 * content change was announced. While the cache is unavailable, it changes with each call.
 */
export function createContentVersion(cache: Cache, ids: Ids): ContentVersion {
  const naming = createSingleFlight();
  const name = async () => {
    const text = ids.next();
    await cache.write(KEY, { text, tags: LOCALES.map(localeCacheTag), lifetime: LONGEST_LIFETIME });
    return text;
  };
  // Reads are not shared: a call after a change could get what was read before it.
  return async () => (await cache.readNewest(KEY))?.text ?? naming(KEY, name);
}
