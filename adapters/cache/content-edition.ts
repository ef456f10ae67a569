import { LONGEST_LIFETIME, type Cache } from '#ports/cache.ts';
import type { Ids } from '#ports/ids.ts';
import { localeTag } from '#src/content/content-tags.ts';
import { createFlights } from '#src/shared/flights.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** Names the content that is published now. */
export type ContentEdition = () => Promise<string>;

const KEY = 'content.edition';

/**
 * A name that all servers forget with whatever an editor's change makes them forget: as long as it
 * stays the same, nobody has been told of a change. While the cache is away it never does.
 */
export function createContentEdition(cache: Cache, ids: Ids): ContentEdition {
  const naming = createFlights();
  const name = async () => {
    const text = ids.next();
    await cache.write(KEY, { text, tags: LOCALES.map(localeTag), lifetime: LONGEST_LIFETIME });
    return text;
  };
  // Reading is not shared: who asks after a change might be told what was read before it.
  return async () => (await cache.readNewest(KEY))?.text ?? naming(KEY, name);
}
