import { isSku } from './product.ts';

/** SKUs of recently viewed products, the latest first, without duplicates. */
export type RecentlyViewed = readonly string[];

/** Maximum number stored: one for the open page, and eight to fill two rows. */
export const MAX_RECENTLY_VIEWED = 9;

/** Adds a product at the front of the list; drops the oldest. */
export const addRecentlyViewed = (viewed: RecentlyViewed, sku: string): RecentlyViewed =>
  isSku(sku) ? [sku, ...viewed.filter((one) => one !== sku)].slice(0, MAX_RECENTLY_VIEWED) : viewed;

const VERSION = 1;

/** Serializes the list for browser storage. */
export const formatRecentlyViewed = (viewed: RecentlyViewed): string =>
  JSON.stringify({ version: VERSION, skus: viewed });

/**
 * Parses what {@link formatRecentlyViewed} writes, given as parsed JSON. Returns an empty list for another
 * version or shape, which is not an error: other programs share the browser's storage.
 */
export function parseRecentlyViewed(value: unknown): RecentlyViewed {
  const stored: Readonly<Record<string, unknown>> = { ...Object(value) };
  const { version, skus } = stored;
  if (version !== VERSION || !Array.isArray(skus)) return [];
  const valid = skus.filter((sku): sku is string => typeof sku === 'string' && isSku(sku));
  return [...new Set(valid)].slice(0, MAX_RECENTLY_VIEWED);
}
