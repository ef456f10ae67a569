import { withRange } from '../filters/selection.ts';
import { PRICE_FACET, type Facet } from '../filters/facet.ts';
import { pricesOf, type PriceRange } from '../filters/price-range.ts';
import { listingUrl, type ListingState } from '../listing/listing-url.ts';
import { parsePrice } from '../pricing/money.ts';
import { queryValue } from '../routing/url-parts.ts';
import { minMax } from '../shared/lists.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Whether a URL comes from the price form of a listing without script: `?min=200&max=`. */
export const isPriceForm = (query: string): boolean =>
  queryValue(query, 'min') !== undefined || queryValue(query, 'max') !== undefined;

/**
 * URL of the listing that the form requests: with the new range in place of the previous one,
 * without any if both fields are empty, and unchanged if they cannot be parsed as prices.
 */
export function priceFormTarget(query: string, listing: Omit<ListingState, 'page'>): string {
  const range = readPriceForm(query, listing.facets);
  const selection = range.ok
    ? withRange(listing.selection, PRICE_FACET, range.value)
    : listing.selection;
  return listingUrl({ ...listing, selection, page: 1 });
}

/**
 * Range of the form's fields; `undefined` if both are empty. One empty field means the lowest or
 * highest price; two fields in the wrong order are swapped.
 */
export function readPriceForm(
  query: string,
  facets: readonly Facet[],
): Result<PriceRange | undefined, 'unreadable'> {
  const [min = '', max = ''] = ['min', 'max'].map((name) => queryValue(query, name)?.trim());
  if (min === '' && max === '') return ok(undefined);
  const bounds = priceBounds(facets);
  const lower = min === '' ? bounds?.minCents : readCents(min);
  const upper = max === '' ? bounds?.maxCents : readCents(max);
  if (!bounds || lower === undefined || upper === undefined) return err('unreadable');
  if (min === '') return ok({ minCents: Math.min(lower, upper), maxCents: upper });
  if (max === '') return ok({ minCents: lower, maxCents: Math.max(lower, upper) });
  return ok({ minCents: Math.min(lower, upper), maxCents: Math.max(lower, upper) });
}

function readCents(text: string): number | undefined {
  const cents = parsePrice(text)?.cents;
  return cents !== undefined && cents >= 0 ? cents : undefined;
}

/** Lowest and highest price of a category; `undefined` without a price facet. */
function priceBounds(facets: readonly Facet[]): PriceRange | undefined {
  const facet = facets.find(({ name }) => name === PRICE_FACET);
  const bounds = minMax(facet ? pricesOf(facet) : []);
  return bounds.ok ? { minCents: bounds.value.min, maxCents: bounds.value.max } : undefined;
}
