import { emptyResultSuggestions } from './empty-result-suggestions.ts';
import { narrowToBed, resultForBed, suggestionsForBed } from './narrow-to-bed.ts';
import { countingDays, deliveryDaysOf } from './narrow-to-day.ts';
import type { PageContext } from './page-request.ts';
import type { ProductQueryResult } from './product-query-result.ts';
import { type ProductQuery, queryProducts } from './query-products.ts';

/** What a category and the search page show of their products. */
export type ListingResult = Pick<
  ProductQueryResult,
  'result' | 'suggestions' | 'ofBed' | 'delivery'
>;

/**
 * Queries the products of a listing in the sizes of the bed of its URL, counts them by the days of
 * delivery, and makes suggestions if there are none.
 */
export async function queryListing(
  context: PageContext,
  productQuery: ProductQuery,
): Promise<ListingResult> {
  const forBed = await narrowToBed(context, productQuery);
  const dayQuery = countingDays({ ...productQuery, selection: forBed.selection });
  const found = await queryProducts(context, dayQuery);
  const [suggestions, shown] = await Promise.all([
    emptyResultSuggestions(context, dayQuery, found),
    resultForBed(context, forBed, found),
  ]);
  return {
    suggestions: suggestionsForBed(forBed, suggestions),
    ...shown,
    ...deliveryDaysOf(context, productQuery, found),
  };
}
