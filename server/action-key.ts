import { LRUCache } from 'lru-cache';
import type { Ids } from '#ports/ids.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';

/** Names an add that a form asks for, for the commerce side to know when it asks twice. */
export type ActionKeyOf = (cartId: string, item: NewCartItem) => string;

/** In milliseconds: longer than a double click, shorter than the way back over the cart page. */
const ONE_MOMENT = 1500;
const MOST_REMEMBERED = 10_000;

/**
 * Gives the same add to the same cart the same key for a moment from its first post, so that a form
 * that is clicked twice adds once. No key can stand in the form itself: HTML is the same for every
 * visitor. What is remembered is this process's own.
 *
 * `stopwatch` is one that nobody sets back.
 */
export function createActionKeyOf(ids: Ids, stopwatch: Pick<Performance, 'now'>): ActionKeyOf {
  const recent = new LRUCache<string, string>({
    max: MOST_REMEMBERED,
    ttl: ONE_MOMENT,
    ttlResolution: 0,
    perf: stopwatch,
  });
  return (cartId, item) => {
    const add = JSON.stringify([cartId, lineKey(item), item.quantity]);
    const known = recent.get(add);
    if (known !== undefined) return known;
    const key = ids.next();
    recent.set(add, key);
    return key;
  };
}
