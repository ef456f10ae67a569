import {
  type DerivedFacetInput,
  derivedFacetValues,
  filterableValues,
  isDerivedFacet,
  isVariantLevel,
} from '#src/catalog/derived-facets.ts';
import { isSizeFacet, sizeFacetValues } from '#src/catalog/size-facets.ts';
import { type ReviewSummary, weightedRating } from '#src/catalog/review-summary.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { normalizeLabel, mergedFacetNames } from '#src/filters/merge-facets.ts';
import { appendTo } from '#src/shared/lists.ts';
import { countryOf } from '#src/shared/locale.ts';
import { type ProductData, type VariantData, variantsByOffer } from './catalogue-data.ts';
import { buildColumn, type FacetColumn } from './facet-column.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';

/**
 * The products of a category, laid out for facet counts. Products are numbered by SKU and their
 * variants as rows: product `p` has the rows from `firstRow[p]` up to `firstRow[p + 1]`, the best
 * offer first.
 */
export type FacetIndex = {
  readonly products: readonly ProductData[];
  readonly variants: readonly VariantData[];
  readonly firstRow: Uint32Array;
  /** The category's facets in display order, without those that have no values. */
  readonly columns: readonly FacetColumn[];
  readonly ofProducts: ProductRanks;
  readonly ofRows: RowRanks;
};

/** `codes` are the facets' attribute codes; codes with the same label form one facet (F8). */
export function buildFacetIndex(
  catalogue: LocalizedCatalogue,
  unordered: readonly ProductData[],
  codes: readonly string[],
): FacetIndex {
  const products = unordered.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  const country = countryOf(catalogue.locale);
  const rows = products.map((product) => variantsByOffer(product, country));
  const columns = groupByLabel(catalogue, codes).map(({ label, codes }) => {
    const isOfRows = codes.some((code) => isVariantCode(code, products));
    const values = products.map((product, index) =>
      (isOfRows ? (rows[index] ?? []) : product.variants.slice(0, 1)).map((variant) =>
        codes.flatMap((code) => valuesOf(catalogue, { product, variant }, code)),
      ),
    );
    return buildColumn({ label, names: codes, isOfRows, values, locale: catalogue.locale });
  });
  return {
    products,
    variants: rows.flat(),
    firstRow: startsOf(rows),
    columns: columns.filter(({ values }) => values.length > 0),
    ofProducts: rankProducts(products, catalogue.reviews),
    ofRows: rankRows(rows.flat()),
  };
}

type Row = { readonly product: ProductData; readonly variant: VariantData };

/**
 * Whether an attribute belongs to variants and not to products: size, its length and price, which
 * must match in one variant, what follows from an offer, and options such as color and firmness.
 */
const isVariantCode = (code: string, products: readonly ProductData[]): boolean =>
  isSizeFacet(code) ||
  code === PRICE_FACET ||
  (isDerivedFacet(code) && isVariantLevel(code)) ||
  products.some(({ variants }) => variants.some(({ options }) => options && code in options));

function valuesOf(catalogue: LocalizedCatalogue, row: Row, code: string): readonly string[] {
  if (code === PRICE_FACET) return [String(row.variant.cents / 100)];
  const ofSize = sizeFacetValues(code, row.variant.size);
  if (ofSize) return ofSize;
  if (isDerivedFacet(code))
    return derivedFacetValues(code, factsOf(catalogue, row), catalogue.locale);
  const variantOption = catalogue.attributes
    .options(row.variant)
    .find((option) => option.code === code);
  if (variantOption) return [variantOption.value];
  return filterableValues(code, catalogue.attributes.values(row.product, code), catalogue.locale);
}

function factsOf(catalogue: LocalizedCatalogue, { product, variant }: Row): DerivedFacetInput {
  const average = catalogue.product(product).reviews?.average;
  const { deliveryDays, stock, cents, wasCents = cents } = variant;
  return {
    deliveryDays,
    stock,
    isReduced: wasCents > cents,
    ...(average !== undefined && { average }),
  };
}

function groupByLabel(catalogue: LocalizedCatalogue, codes: readonly string[]) {
  const groups = new Map<string, string[]>();
  for (const code of codes)
    appendTo(groups, normalizeLabel(catalogue.attributes.label(code)), [code]);
  return Array.from(groups.values(), (group) => ({
    label: catalogue.attributes.label(group[0] ?? ''),
    codes: mergedFacetNames(group),
  }));
}

function startsOf(groups: readonly (readonly unknown[])[]): Uint32Array {
  const starts = new Uint32Array(groups.length + 1);
  groups.forEach((group, index) => {
    starts[index + 1] = (starts[index] ?? 0) + group.length;
  });
  return starts;
}

/** Sort keys of products, one typed array each, to compare twenty thousand products fast. */
type ProductRanks = {
  /** Units sold in the last ninety days. */
  readonly popularity: Float64Array;
  /** First day in the shop, in milliseconds since 1970. */
  readonly since: Float64Array;
  /** Rating of its reviews, weighted by their number. */
  readonly rating: Float64Array;
};

const rankProducts = (
  products: readonly ProductData[],
  reviewsOf: (product: ProductData) => ReviewSummary | undefined,
): ProductRanks => ({
  popularity: Float64Array.from(products, ({ popularity }) => popularity),
  since: Float64Array.from(products, ({ since }) => Date.parse(since)),
  rating: Float64Array.from(products, (product) => weightedRating(reviewsOf(product))),
});

/** Sort keys of the rows of variants. */
type RowRanks = {
  readonly cents: Float64Array;
  readonly stock: Float64Array;
  readonly deliveryDays: Float64Array;
  /** Part of the was-price that is saved, from 0 to 1. */
  readonly saving: Float64Array;
};

const rankRows = (variants: readonly VariantData[]): RowRanks => ({
  cents: Float64Array.from(variants, ({ cents }) => cents),
  stock: Float64Array.from(variants, ({ stock }) => stock),
  deliveryDays: Float64Array.from(variants, ({ deliveryDays }) => deliveryDays),
  saving: Float64Array.from(variants, ({ cents, wasCents = cents }) => 1 - cents / wasCents),
});
