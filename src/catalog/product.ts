import type { Price } from '../pricing/price.ts';
import type { BundlePart } from './bundle.ts';
import type { ReviewSummary } from './review-summary.ts';

/** A picture by its path on the image host, and its size in pixels. */
export type Picture = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** One property of a product, its key and its wording: `matras_hardheid`, "Hardheid", "Medium". */
export type Attribute = { readonly code: string; readonly label: string; readonly value: string };

/**
 * A property worth a place on a product card (L4). With `showRating` the value is a grade from
 * 1 to 5, shown as dots; without it is shown as words. `icon` is a file name.
 */
export type UspAttribute = Attribute & { readonly icon: string; readonly showRating: boolean };

/**
 * What tells a variant from others of its size: its color or its firmness. `key` names the same
 * choice in every language: `zand`.
 */
export type VariantOption = Attribute & { readonly key: string };

/** A product as a listing or a search finds it. */
export type Hit = {
  readonly sku: string;
  readonly name: string;
  /** Path of its page, with a leading slash. */
  readonly url: string;
  readonly brand: string;
  readonly image: Picture;
  /** Another look at it, in its room where there is such a picture; absent where there is but one. */
  readonly secondImage?: Picture;
  readonly price: Price;
  /** The size that `price` belongs to, `160x200`; absent where the product has no sizes. */
  readonly size?: string;
  /** What else tells that variant from others; absent where nothing does. */
  readonly options?: readonly VariantOption[];
  /** True when other sizes cost more, so that the price reads "from". */
  readonly priceFrom: boolean;
  readonly attributeSetId: number;
  readonly attributes: readonly Attribute[];
  readonly uspAttributes: readonly UspAttribute[];
  /** Working days until delivery of the variant that `price` belongs to. */
  readonly deliveryDays: number;
  /** Absent where nobody has reviewed the product. */
  readonly reviews?: ReviewSummary;
};

/**
 * What is in the box: one size of a product in one color and firmness, with a price and a stock of
 * its own.
 */
export type Variant = {
  readonly sku: string;
  /** `160x200`: width by length in centimetres; absent where the product comes in one size. */
  readonly size?: string;
  /** What else tells it from others, the color first; absent where nothing does. */
  readonly options?: readonly VariantOption[];
  /** The article number on the box; see `isEan`. */
  readonly ean: string;
  readonly price: Price;
  /** How many can be sold now; 0 is sold out. */
  readonly stock: number;
  readonly deliveryDays: number;
};

/** A product as its own page tells it. */
export type Product = {
  readonly sku: string;
  /** What the catalogues of others call it, beside the EAN of each variant (L10). */
  readonly catalogueId: string;
  readonly name: string;
  readonly url: string;
  readonly brand: string;
  readonly attributeSetId: number;
  readonly categoryIds: readonly number[];
  readonly summary: string;
  readonly description: readonly string[];
  /** Those of the variant that its price names, and those that all variants share. */
  readonly pictures: Pictures;
  /** What the variants of an option look like; absent where all variants look alike. */
  readonly looks?: readonly Look[];
  readonly price: Price;
  readonly attributes: readonly Attribute[];
  readonly uspAttributes: readonly UspAttribute[];
  readonly variants: readonly [Variant, ...Variant[]];
  /** What it is put together from where shoppers choose that; absent where they do not. */
  readonly parts?: readonly BundlePart[];
  /** Absent where nobody has reviewed it. */
  readonly reviews?: ReviewSummary;
};

export type Pictures = readonly [Picture, ...Picture[]];

/** The pictures of the variants that have an option: those of color `zand`. */
export type Look = Pick<VariantOption, 'code' | 'key'> & { readonly pictures: Pictures };
