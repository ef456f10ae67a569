import type { ProductType } from '../catalog/attributes/attribute-key.ts';
import { productType } from '../catalog/product-type.ts';
import type { Hit } from '../catalog/product.ts';
import { type Facet, facetNames, SIZE_FACET } from '../filters/facet.ts';
import { findFacetByKeyOrLabel } from '../filters/merge-facets.ts';
import { chosenValues, type Selection, withoutFacet } from '../filters/selection.ts';
import type { EmptyResultSuggestion } from '../listing/empty-result-suggestion.ts';
import { dependsOnBed, nearestSizes, sizesThatFit } from '../my-bed/bed-fit.ts';
import type { AskedOfOffers } from '../my-bed/hit-for-bed.ts';
import { bedOfQuery, showsAllSizes } from '../my-bed/my-bed.ts';
import type { SearchResult } from '../search/search-result.ts';
import { hitsForBed } from './hits-for-bed.ts';
import type { BedNarrowing } from './page-model.ts';
import type { PageContext } from './page-request.ts';
import { type ProductQuery, queryProducts } from './query-products.ts';

/** A listing's query for the sizes that fit the shopper's bed. */
export type QueryForBed = {
  /** The query as the URL says it, without the bed. */
  readonly productQuery: ProductQuery;
  /** Its selection with the sizes of the bed. */
  readonly selection: Selection;
  /** Absent without a bed, and where the bed changes nothing. */
  readonly ofBed?: BedNarrowing;
  /** Number of products in the sizes of the bed; set with `ofBed`. */
  readonly fitting?: number;
};

/**
 * Narrows a listing by the bed of the URL as its size filter would; without a bed, or with a chosen
 * size, it is unchanged and nothing is queried. The listing without the bed tells which types it
 * mainly has: beds and what lies on them have the bed's size, duvets hang over it, and what lists
 * both, or pillows, is not narrowed. One that has nothing in the bed's size shows all it has, and
 * nothing is said of one that cannot be counted. The day of the URL does not decide: what comes in the
 * size may all come later.
 */
export async function narrowToBed(
  context: PageContext,
  productQuery: ProductQuery,
): Promise<QueryForBed> {
  const { selection } = productQuery;
  const unchanged = { productQuery, selection };
  const bed = bedOfQuery(context.request.query);
  if (!bed || hasChosenSize(selection)) return unchanged;
  const { deliveredWithin: _, ...anyDay } = productQuery;
  const all = await queryProducts(context, { ...anyDay, page: 1 });
  const types = mainTypes(all.hits);
  if (all.status !== 200 || types.length === 0) return unchanged;
  const facet = all.facets.find(({ name }) => name === SIZE_FACET);
  const offered = facet?.values.filter(({ count }) => count > 0).map(({ value }) => value) ?? [];
  const sizes = sizesThatFit(types, offered, bed);
  const narrowed = [...selection, { kind: 'values', name: SIZE_FACET, values: sizes } as const];
  const count = sizes.length === 0 ? 0 : await countOf(context, anyDay, narrowed);
  if (count === undefined) return unchanged;
  const isInAllSizes = count === 0 || showsAllSizes(context.request.query);
  return {
    productQuery,
    selection: isInAllSizes ? selection : narrowed,
    ofBed: {
      others: all.nbHits - count,
      isInAllSizes,
      ...(count === 0
        ? { sizes: [], nearest: nearestSizes(types, without(offered, sizes), bed) }
        : { sizes }),
    },
    fitting: count,
  };
}

const without = (sizes: readonly string[], others: readonly string[]): readonly string[] =>
  sizes.filter((size) => !others.includes(size));

/** `undefined` if the search does not answer. */
async function countOf(
  context: PageContext,
  productQuery: ProductQuery,
  selection: Selection,
): Promise<number | undefined> {
  const counted = { ...productQuery, selection, page: 1, itemsPerPage: 0 };
  const { status, nbHits } = await queryProducts(context, counted);
  return status === 200 ? nbHits : undefined;
}

/** Types of most of the products, if all of these depend on the size of a bed in the same way. */
function mainTypes(hits: readonly Hit[]): readonly ProductType[] {
  const known = hits.flatMap((hit) => productType(hit) ?? []);
  const ofUse = [DUVET_TYPES, BED_TYPES].find(
    (types) => known.filter((type) => types(type)).length * 2 > hits.length,
  );
  return ofUse ? [...new Set(known.filter((type) => ofUse(type)))] : [];
}

const DUVET_TYPES = (type: ProductType): boolean => type === 'duvet' || type === 'duvet-cover';
const BED_TYPES = (type: ProductType): boolean => dependsOnBed(type) && !DUVET_TYPES(type);

/**
 * Suggestions of a listing as its shopper reads them: they keep the sizes of the bed without naming
 * them, as the address of each has the bed.
 */
export function suggestionsForBed(
  { productQuery, selection }: QueryForBed,
  suggestions: readonly EmptyResultSuggestion[],
): readonly EmptyResultSuggestion[] {
  if (selection === productQuery.selection) return suggestions;
  return suggestions
    .filter(({ text, dropped }) => text === 'everywhere' || !dropped.includes(SIZE_FACET))
    .map(withoutSize);
}

const withoutSize = (suggestion: EmptyResultSuggestion): EmptyResultSuggestion => ({
  ...suggestion,
  selection: withoutFacet(suggestion.selection, SIZE_FACET),
});

/**
 * The result of a listing with each product in the size of the bed, narrowed or not. A chosen size
 * takes precedence.
 */
export async function resultForBed(
  context: PageContext,
  { productQuery, ofBed }: QueryForBed,
  result: SearchResult,
): Promise<{ readonly result: SearchResult; readonly ofBed?: BedNarrowing }> {
  const bed = bedOfQuery(context.request.query);
  if (!bed || hasChosenSize(productQuery.selection)) return { result };
  const isInSize = ofBed !== undefined && !ofBed.isInAllSizes;
  // What is reduced is listed by its reduced variant, which may have another size.
  if (productQuery.offers && !isInSize) return { result, ...(ofBed && { ofBed }) };
  const asked = askedOfOffers(productQuery, result.facets);
  const hits = await hitsForBed(context, result.hits, { bed, isInSize, asked });
  return { result: { ...result, hits }, ...(ofBed && { ofBed }) };
}

function askedOfOffers(
  { selection, deliveredWithin }: ProductQuery,
  facets: readonly Facet[],
): AskedOfOffers {
  const prices = selection.find((one) => one.kind === 'range');
  return {
    options: selection.flatMap(({ name }) =>
      facetNames(findFacetByKeyOrLabel(name, facets) ?? { name }),
    ),
    ...(prices && { prices }),
    ...(deliveredWithin !== undefined && { deliveredWithin }),
  };
}

const hasChosenSize = (selection: Selection): boolean =>
  chosenValues(selection, SIZE_FACET).length > 0;
