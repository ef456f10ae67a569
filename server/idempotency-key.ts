import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Ids } from '#ports/clock-and-ids.ts';
import type { Cache, Locks } from '#ports/shared-stores.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';
import { readMatch } from '#src/shared/json-reader.ts';

/** Idempotency key of one shopper action, so that a repeated request is carried out once. */
export const readIdempotencyKey = readMatch(
  /^[\x21-\x7E]{1,128}$/u,
  'must be 1 to 128 visible ASCII characters',
);

/** Gives an add that is posted by form its idempotency key for the commerce side. */
export type IdempotencyKeyOf = (cartId: string, item: NewCartItem) => Promise<string>;

type IdempotencyKeyParts = {
  readonly ids: Ids;
  /** Cache shared by all servers of the shop. */
  readonly cache: Cache;
  readonly locks: Locks;
};

/** In milliseconds: longer than a double click, shorter than the way back over the cart page. */
const DOUBLE_SUBMIT_WINDOW = 1500;
const MAX_REMEMBERED = 10_000;

/**
 * Gives the same add to the same cart the same key for a moment after its first post, on any
 * server, so that a form clicked twice adds once. The form itself cannot hold a key: HTML is the
 * same for every visitor.
 *
 * Only the first post at a server consults the shared cache, under a lock, because two servers may
 * receive a double click at once. If cache or locks are unavailable, this server's own memory has
 * to do: an add is not delayed on the chance that it is one of two.
 *
 * `stopwatch` must be monotonic.
 */
export function createIdempotencyKeyOf(
  parts: IdempotencyKeyParts,
  stopwatch: Pick<Performance, 'now'>,
  maxRemembered = MAX_REMEMBERED,
): IdempotencyKeyOf {
  const recent = new LRUCache<string, Promise<string>>({
    // Not `max`, which would allocate all entries at once.
    maxSize: maxRemembered,
    sizeCalculation: () => 1,
    ttl: DOUBLE_SUBMIT_WINDOW,
    ttlResolution: 0,
    perf: stopwatch,
  });
  return (cartId, item) => {
    const add = fingerprintOf(cartId, item);
    const known = recent.get(add);
    if (known) return known;
    const key = findOrCreateKey(parts, `form-add ${add}`, (age) => {
      recent.set(add, key, { ttl: Math.max(1, DOUBLE_SUBMIT_WINDOW - age) });
    });
    recent.set(add, key);
    return key;
  };
}

/** A short name, however large the posted data: it is stored here and in the shared cache. */
const fingerprintOf = (cartId: string, item: NewCartItem): string =>
  createHash('sha256')
    .update(JSON.stringify([cartId, lineKey(item), item.quantity]))
    .digest('base64url');

/** `onKnown` gets the age of another server's key, in milliseconds. */
async function findOrCreateKey(
  { ids, cache, locks }: IdempotencyKeyParts,
  name: string,
  onKnown: (age: number) => void,
): Promise<string> {
  const known = async () => {
    const entry = await cache.readNewest(name);
    if (!entry || entry.age > DOUBLE_SUBMIT_WINDOW) return undefined;
    onKnown(entry.age);
    return entry.text;
  };
  const locked = await locks.hold(name, async () => {
    const sharedKey = await known();
    if (sharedKey !== undefined) return sharedKey;
    const newKey = ids.next();
    await cache.write(name, { text: newKey, tags: [], lifetime: DOUBLE_SUBMIT_WINDOW });
    return newKey;
  });
  return locked.ok ? locked.value : ((await known()) ?? ids.next());
}
