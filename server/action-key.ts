import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Cache } from '#ports/cache.ts';
import type { Ids } from '#ports/ids.ts';
import type { Locks } from '#ports/locks.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';

/** Names an add that a form asks for, for the commerce side to know when it asks twice. */
export type ActionKeyOf = (cartId: string, item: NewCartItem) => Promise<string>;

type ActionKeyParts = {
  readonly ids: Ids;
  /** What the servers of the shop know together. */
  readonly cache: Cache;
  readonly locks: Locks;
};

/** In milliseconds: longer than a double click, shorter than the way back over the cart page. */
const ONE_MOMENT = 1500;
const MOST_REMEMBERED = 10_000;

/**
 * Gives the same add to the same cart the same key for a moment from its first post, at whichever
 * server it arrives, so that a form that is clicked twice adds once. No key can stand in the form
 * itself: HTML is the same for every visitor.
 *
 * Of posts at one server only the first asks what the others know, under a lock, for two servers may
 * hear of a double click at once. Where nobody can be asked this server's own memory has to do: an
 * add is not held up for fear that it is one of two.
 *
 * `stopwatch` is one that nobody sets back.
 */
export function createActionKeyOf(
  parts: ActionKeyParts,
  stopwatch: Pick<Performance, 'now'>,
  mostRemembered = MOST_REMEMBERED,
): ActionKeyOf {
  const recent = new LRUCache<string, Promise<string>>({
    max: mostRemembered,
    ttl: ONE_MOMENT,
    ttlResolution: 0,
    perf: stopwatch,
  });
  return (cartId, item) => {
    const add = nameOf(cartId, item);
    const known = recent.get(add);
    if (known) return known;
    const key = agreeOn(parts, `form-add ${add}`, (age) => {
      recent.set(add, key, { ttl: Math.max(1, ONE_MOMENT - age) });
    });
    recent.set(add, key);
    return key;
  };
}

/** Short, whatever was posted: it is remembered, and kept where other servers find it. */
const nameOf = (cartId: string, item: NewCartItem): string =>
  createHash('sha256')
    .update(JSON.stringify([cartId, lineKey(item), item.quantity]))
    .digest('base64url');

/** `onKnown` hears how many milliseconds ago another server was asked first. */
async function agreeOn(
  { ids, cache, locks }: ActionKeyParts,
  name: string,
  onKnown: (age: number) => void,
): Promise<string> {
  const known = async () => {
    const entry = await cache.readNewest(name);
    if (!entry || entry.age > ONE_MOMENT) return undefined;
    onKnown(entry.age);
    return entry.text;
  };
  const agreed = await locks.hold(name, async () => {
    const theirs = await known();
    if (theirs !== undefined) return theirs;
    const own = ids.next();
    await cache.write(name, { text: own, tags: [], lifetime: ONE_MOMENT });
    return own;
  });
  return agreed.ok ? agreed.value : ((await known()) ?? ids.next());
}
