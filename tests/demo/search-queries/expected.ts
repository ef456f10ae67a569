import type { CatalogueData, ProductData } from '#adapters/embedded/catalogue-data.ts';
import { CATEGORY_IDS, type CategoryName } from '#demo/catalogue/category-ids.ts';
import type { AttributeValues } from '#demo/catalogue/attributes/attributes.ts';
import type { PageName } from '#demo/content/written-page.ts';

/** A query, and what must be among its first three results. */
export type ExpectedQuery = readonly [query: string, expected: Expected];

/**
 * A product by its SKU, one of some pages, or kinds that cover each of the first three products.
 */
export type Expected =
  | { readonly sku: string }
  | { readonly page: PageName | readonly PageName[] }
  | { readonly all: readonly ProductKind[] };

export type ProductKind = {
  readonly category?: CategoryName;
  readonly brand?: string;
  /** Options of the product by attribute; any of several is enough. */
  readonly has?: AttributeValues;
  /** Sizes; the product comes in one of them. */
  readonly sizes?: readonly string[];
  /** Widths in centimetres; the product comes in one of them. */
  readonly widths?: readonly number[];
};

/** Whether a product is of a kind. */
export function isOfKind(product: ProductData, kind: ProductKind): boolean {
  const { category, brand = product.brand, has = {}, sizes, widths } = kind;
  const own = product.variants.flatMap(({ size }) => (size === undefined ? [] : [size]));
  return (
    (category === undefined || product.categoryIds.includes(CATEGORY_IDS[category])) &&
    product.brand === brand &&
    Object.entries(has).every(([code, options]) => hasAny(product.attributes[code], options)) &&
    (sizes === undefined || own.some((size) => sizes.includes(size))) &&
    (widths === undefined || own.some((size) => widths.includes(Number.parseInt(size, 10))))
  );
}

type AttributeValue = CatalogueData['products'][number]['attributes'][string] | undefined;

const hasAny = (own: AttributeValue, expected: AttributeValue): boolean =>
  listOf(expected).some((option) => listOf(own).includes(option));

const listOf = (value: AttributeValue): readonly (string | number)[] => {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [value];
};
