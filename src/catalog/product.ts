import type { Price } from '../pricing/price.ts';

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

/** A product as a listing or a search finds it. */
export type Hit = {
  readonly sku: string;
  readonly name: string;
  /** Path of its page, with a leading slash. */
  readonly url: string;
  readonly brand: string;
  readonly image: Picture;
  readonly price: Price;
  /** The size that `price` belongs to, `160x200`; absent where the product has no sizes. */
  readonly size?: string;
  /** True when other sizes cost more, so that the price reads "from". */
  readonly priceFrom: boolean;
  readonly attributeSetId: number;
  readonly attributes: readonly Attribute[];
  readonly uspAttributes: readonly UspAttribute[];
  /** Working days until delivery of the variant that `price` belongs to. */
  readonly deliveryDays: number;
};

/** What is in the box: one size of a product, with a price and a stock of its own. */
export type Variant = {
  readonly sku: string;
  /** `160x200`: width by length in centimetres; absent where the product comes in one size. */
  readonly size?: string;
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
  readonly pictures: readonly [Picture, ...Picture[]];
  readonly price: Price;
  readonly attributes: readonly Attribute[];
  readonly uspAttributes: readonly UspAttribute[];
  readonly variants: readonly [Variant, ...Variant[]];
};
