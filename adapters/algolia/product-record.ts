import { PRICE_FACET, SIZE_FACET } from '#src/filters/facet.ts';
import type { HitDocument } from '#src/search/hit-document.ts';

/**
 * What stands in the index of the products of one locale: a record per variant, so that a size and
 * a price speak of the same bed. The records of a product have all its words, and are one hit.
 *
 * Beside these fields it has one per facet, by the attribute's key. A facet that is called like one
 * of these fields is that field.
 */
export type ProductRecord = Omit<HitDocument, 'priceFrom'> & {
  /**
   * The SKU of the product, of the variant that it shows before a size is chosen: what events and
   * recommendations speak of. Of every other variant, that and its own SKU.
   */
  readonly objectID: string;
  /** What shoppers may look for: every word and number of the product, whichever variant it is. */
  readonly words: ProductWords;
  /** In euros: what this variant costs now. */
  readonly price: number;
  /** 1 where it cannot be bought. */
  readonly soldOut: 0 | 1;
  /** 1 for the variant that stands for its product where nothing is chosen. */
  readonly isShown: 0 | 1;
  /** Place of the product in the shop's own order, and of the variant in its product; from 0. */
  readonly rank: number;
  readonly place: number;
  /** First day in the shop, as `20260301`; 0 where nobody says. */
  readonly since: number;
  /** What its reviews come to, weighted by their number; 0 without any. */
  readonly rating: number;
  /** Ids of its categories. */
  readonly categories: readonly string[];
  /** What each size costs at most, for a price to read "from". */
  readonly dearest: readonly DearestOffer[];
  /** When this variant stands for its product, by what is chosen: see `offerBounds`. */
  readonly offers: Readonly<Record<string, OfferBounds>>;
} & Readonly<Record<`by_${string}`, string>>;

/**
 * The field that a facet of variants is counted by: the variants of a product that have one text
 * there are one.
 */
export const countedBy = (group: string): `by_${string}` => `by_${group}`;

export type ProductWords = {
  readonly categories: readonly string[];
  readonly sizes: readonly string[];
  readonly attributes: readonly string[];
  readonly description: readonly string[];
  /** SKUs and EANs. */
  readonly codes: readonly string[];
};

/** `size` is empty where the product has no sizes. */
export type DearestOffer = { readonly size: string; readonly price: number };

/** In euros: this variant is the best offer of every range of prices that reaches no bound. */
export type OfferBounds = { readonly lower: number; readonly upper: number };

/** Fields of a record that questions name. */
export const PRODUCT_FACETS = { categories: 'categories', isShown: 'isShown', soldOut: 'soldOut' };

/** Facets of variants of every shop, by where they are counted. */
export const VARIANT_FACETS: ReadonlyMap<string, string> = new Map([
  [SIZE_FACET, SIZE_FACET],
  [PRICE_FACET, PRICE_FACET],
]);

/** The most values that the service lists of one facet. */
export const LARGEST_FACET = 1000;

/** How many products can be paged through; the service keeps it below 20,000. */
export const PAGING_LIMIT = 20_000;

/** Stands for no upper bound, in euros: more than anything costs. */
export const NO_UPPER_BOUND = 2_000_000_000;

/** More than any shopper would pay, in euros, and below {@link NO_UPPER_BOUND}. */
export const HIGHEST_PRICE = 1_000_000_000;

/** What `offers` calls the facets that are chosen: `kleur__maat`; `none` where none is. */
export const offerKey = (groups: readonly string[]): string =>
  groups.length === 0 ? 'none' : groups.toSorted().join('__');
