import { isSku } from './is-sku.ts';

/** SKUs of the goods whose pages a shopper has opened, the latest first, each once. */
export type RecentlyViewed = readonly string[];

/** As many as are kept: one is the page that is open, the others fill two rows. */
export const MOST_RECENTLY_VIEWED = 9;

/** Puts goods first on the list; the oldest makes way. */
export const rememberViewed = (viewed: RecentlyViewed, sku: string): RecentlyViewed =>
  isSku(sku)
    ? [sku, ...viewed.filter((one) => one !== sku)].slice(0, MOST_RECENTLY_VIEWED)
    : viewed;

const VERSION = 1;

/** The list as a browser keeps it. */
export const formatViewed = (viewed: RecentlyViewed): string =>
  JSON.stringify({ version: VERSION, skus: viewed });

/**
 * Reads what {@link formatViewed} writes, already taken out of its JSON. What is of another version
 * or no list of SKUs is nobody's fault, and nothing: other programs share the browser's storage.
 */
export function parseViewed(value: unknown): RecentlyViewed {
  const kept: Readonly<Record<string, unknown>> = { ...Object(value) };
  const { version, skus } = kept;
  if (version !== VERSION || !Array.isArray(skus)) return [];
  const valid = skus.filter((sku): sku is string => typeof sku === 'string' && isSku(sku));
  return [...new Set(valid)].slice(0, MOST_RECENTLY_VIEWED);
}
