import { facetNames, PRICE_FACET, SIZE_FACET } from '#src/filters/facet.ts';
import { parseAmount } from '#src/filters/price-range.ts';
import { toFacetFilters, toNumericFilters } from '#src/search/facet-filters.ts';
import { sizesInText } from '#src/search/sizes-in-text.ts';
import type { SearchSorting } from '#src/search/sorting-and-page-size.ts';
import type { AlgoliaPayload } from './algolia-client.ts';
import { type ChosenFacet, chosenValuesOf } from './chosen-facets.ts';
import type { FacetScope } from './facet-scope.ts';
import { MAX_PRICE, offerKey } from './product-record.ts';

/**
 * Limits results to the variant of each product that is its best offer under the chosen facets, so
 * that a sorting by price or delivery uses the prices shown: Algolia shows the variant that ranks
 * first. No filter is needed for sortings by product, which rank the best offer first. None is
 * possible with several values of a facet chosen, or with more facets than the index knows offers
 * for (`offerDepth`): the variant that ranks first is then shown.
 */
export function bestOfferFilters(
  sorting: SearchSorting,
  chosen: readonly ChosenFacet[],
  { groupOf, offerDepth }: Pick<FacetScope, 'groupOf' | 'offerDepth'>,
): readonly string[] {
  if (OF_PRODUCTS.has(sorting)) return [];
  const ofVariants = chosen.filter(({ facet }) => groupOf.has(facet.name));
  if (ofVariants.some(({ choices }) => !isOne(choices))) return [];
  const price = ofVariants.find(({ facet }) => facet.name === PRICE_FACET);
  const { atLeast, atMost } = price ? rangeOf(price) : ANY_PRICE;
  const named = ofVariants
    .filter((one) => one !== price)
    .flatMap(({ facet }) => facetNames(facet).map((name) => groupOf.get(name) ?? name));
  const groups = [...new Set(named)];
  if (groups.length > offerDepth) return [];
  const offers = `offers.${offerKey(groups)}`;
  return [`${offers}.lower<${atLeast}`, `${offers}.upper>${atMost}`];
}

/** Sortings in which all variants of a product are equal. */
const OF_PRODUCTS: ReadonlySet<SearchSorting> = new Set(['popular', 'rating', 'newest']);

const ANY_PRICE = { atLeast: 0, atMost: MAX_PRICE };

const isOne = ([choice, ...others]: ChosenFacet['choices']): boolean =>
  others.length === 0 && (choice?.kind === 'range' || choice?.values.length === 1);

function rangeOf({ choices }: ChosenFacet): typeof ANY_PRICE {
  const [range] = toNumericFilters(choices);
  if (range) return { atLeast: range.atLeast, atMost: Math.min(range.atMost, MAX_PRICE) };
  const [value = ''] = chosenValuesOf(choices);
  const euros = (parseAmount(value) ?? 0) / 100;
  return { atLeast: euros, atMost: euros };
}

/**
 * Prefers the variant in a size that the query names. The filter is optional, so products without
 * that size are still found. Sortings by price or delivery are limited to one variant per product
 * (`bestOfferFilters`), which then stays.
 */
export function querySizeFilters(text: string): AlgoliaPayload {
  const values = sizesInText(text);
  if (values.length === 0) return {};
  return { optionalFilters: toFacetFilters([{ kind: 'values', name: SIZE_FACET, values }], []) };
}
