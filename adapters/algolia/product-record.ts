import { LENGTH_FACET, PRICE_FACET, SIZE_FACET } from '#src/filters/facet.ts';
import { SIZE_FACETS } from '#src/catalog/size-facets.ts';
import type { HitDocument } from '#src/search/hit-document.ts';

/**
 * A record of the product index of one locale. Each variant has a record, so that size and price
 * belong together; the records of a product share all its words and are one hit. A record has to
 * stay below 10 kB, the limit of Algolia's smaller plans.
 *
 * There is one more field per facet, named by attribute code. A facet with the name of one of these
 * fields uses that field.
 */
export type ProductRecord = Omit<HitDocument, 'priceFrom'> & {
  /**
   * The product's SKU for the variant shown before a size is chosen, which events and
   * recommendations refer to. For other variants, the product's SKU and their own.
   */
  readonly objectID: string;
  /** Searchable text of the whole product, in every record. */
  readonly words: SearchableText;
  /** Current price of this variant, in euros. */
  readonly price: number;
  /** Part of the was-price that this variant saves, from 0 to 1. */
  readonly saving: number;
  /** 1 if out of stock. */
  readonly soldOut: 0 | 1;
  /** 1 for the variant that represents its product if nothing is chosen. */
  readonly isShown: 0 | 1;
  /** Rank of the product in the shop's own order, and index of the variant in it; from 0. */
  readonly rank: number;
  readonly place: number;
  /** First day in the shop, as `20260301`; 0 if unknown. */
  readonly since: number;
  /** Mean rating weighted by the number of reviews; 0 without reviews. */
  readonly rating: number;
  /** Working days until the soonest variant in stock is delivered; absent if all are sold out. */
  readonly soonest?: number;
  /** Category ids. */
  readonly categories: readonly string[];
  /** Place of its size among those most bought, from 0. */
  readonly sizeRank: number;
  /** Highest price per size, for "from" prices. */
  readonly dearest: readonly SizeMaxPrice[];
  /** Values of all variants of the product, by facet group (`facetReplicaField`). */
  readonly all: Readonly<Record<string, readonly string[]>>;
  /**
   * When this variant represents its product, by the facets chosen: see `offerBounds`. A set of
   * facets is missing if another variant is the better offer in every price range.
   */
  readonly offers: Readonly<Record<string, OfferBounds>>;
} & Readonly<Record<`by_${string}`, string>>;

/**
 * Returns the field by which a replica counts a variant facet: variants of a product with the same
 * text count once.
 */
export const facetReplicaField = (group: string): `by_${string}` => `by_${group}`;

export type SearchableText = {
  readonly categories: readonly string[];
  readonly sizes: readonly string[];
  readonly attributes: readonly string[];
  readonly description: readonly string[];
  /** The product's SKU, the parts of its variants' SKUs, each once, and their EANs. */
  readonly codes: readonly string[];
};

/** `size` is empty if the product has no sizes. */
export type SizeMaxPrice = { readonly size: string; readonly price: number };

/** Returns the field that holds the values of all variants of a product. */
export const allValuesField = (group: string): string => `all.${group}`;

/** In euros. This variant is the best offer of every price range that excludes both bounds. */
export type OfferBounds = { readonly lower: number; readonly upper: number };

/** Record fields used in filters. */
export const PRODUCT_FACETS = { categories: 'categories', isShown: 'isShown', soldOut: 'soldOut' };

/** Record field by which products are counted by their time of delivery. */
export const SOONEST_FIELD = 'soonest';

/** Variant facets of every shop, with their groups. */
export const VARIANT_FACETS: ReadonlyMap<string, string> = new Map(
  [...SIZE_FACETS, PRICE_FACET].map((name) => [name, name]),
);

/** Algolia's maximum number of values per facet. */
export const MAX_FACET_VALUES = 1000;

/** Maximum number of products that paging can reach; Algolia's limit is 20,000. */
export const PAGING_LIMIT = 20_000;

/** Stands for no upper bound, in euros: above any price. */
export const NO_UPPER_BOUND = 99_999_999;

/** Above any real price, in euros, and below {@link NO_UPPER_BOUND}. */
export const MAX_PRICE = 50_000_000;

/**
 * Key in `offers` for the chosen facets: `kleur__maat`; `none` without any. A length beside a size
 * adds nothing, which keeps records small.
 */
export function offerKey(groups: readonly string[]): string {
  const isKept = (group: string) => group !== LENGTH_FACET || !groups.includes(SIZE_FACET);
  return groups.filter(isKept).toSorted().join('__') || 'none';
}
