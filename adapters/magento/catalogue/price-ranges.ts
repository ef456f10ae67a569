import { LRUCache } from 'lru-cache';

/**
 * Magento asks its search engine for 10,000 products at most and takes their number for the total, so
 * that a longer list ends there without a sign. Some may be hidden, so a total near it counts as cut.
 */
export const SEARCH_LIMIT = 10_000;
const TRUSTED_SHARE = 0.9;

/** Prices from one to another in euros, neither of which any product has. */
export type PriceRange = { readonly from: number; readonly to?: number };

/** Products of a price range, and their number. */
export type CountedRange = PriceRange & { readonly total: number };

/** All prices. */
export const ALL_PRICES: PriceRange = { from: 0 };

/** Whether a list with this total may be longer. */
export const isCut = (total: number, limit: number): boolean => total >= limit * TRUSTED_SHARE;

/**
 * Splits a price range until each part has few enough products to be listed completely. `undefined`
 * if one cannot be counted, or has too many products of almost the same price.
 */
export async function splitRange(
  range: CountedRange,
  limit: number,
  count: (range: PriceRange) => Promise<number | undefined>,
): Promise<readonly CountedRange[] | undefined> {
  if (!isCut(range.total, limit)) return [range];
  const { from, to = HIGHEST_PRICE } = range;
  if (to - from < SMALLEST_STEP) return undefined;
  // Geometric, because most prices are low.
  const middle = Math.floor(100 * (Math.sqrt((from + 1) * (to + 1)) - 1)) / 100 + BETWEEN_CENTS;
  const parts: CountedRange[] = [];
  for (const part of [
    { from, to: middle },
    { ...range, from: middle },
  ]) {
    const total = await count(part);
    const split =
      total === undefined ? undefined : await splitRange({ ...part, total }, limit, count);
    if (!split) return undefined;
    parts.push(...split);
  }
  return parts;
}

/** In euros. */
const HIGHEST_PRICE = 10_000_000;
const SMALLEST_STEP = 0.02;
/** A range includes its ends, which are therefore no price, with or without VAT. */
const BETWEEN_CENTS = 0.004_997_31;

/** Ranges of long lists, which a walk over all pages uses for as long as it takes. */
export const createKnownRanges = () =>
  new LRUCache<string, readonly CountedRange[]>({ max: 50, ttl: 60 * 60 * 1000 });

/** A part of a page: products of one range, from an offset. */
export type Slice = {
  readonly range: CountedRange;
  readonly offset: number;
  readonly count: number;
};

/** Returns the slices of a page of the ranges in order; none after the last product. */
export function slicesOf(
  ranges: readonly CountedRange[],
  { page, productsPerPage }: { readonly page: number; readonly productsPerPage: number },
): readonly Slice[] {
  let start = (page - 1) * productsPerPage;
  let left = productsPerPage;
  const slices: Slice[] = [];
  for (const range of ranges) {
    const count = Math.min(left, range.total - start);
    if (count > 0) slices.push({ range, offset: start, count });
    left -= Math.max(0, count);
    start = Math.max(0, start - range.total);
    if (left === 0) break;
  }
  return slices;
}
