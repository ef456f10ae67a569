import type { Price } from '../pricing/price.ts';
import type { ProductType } from './attributes/attribute-key.ts';
import type { BundlePart } from './bundle.ts';
import type { ReviewSummary } from './review-summary.ts';

/** A picture: path on the image host, and size in pixels. */
export type Picture = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** An attribute of a product with key, label and value: `matras_hardheid`, "Hardheid", "Medium". */
export type Attribute = { readonly code: string; readonly label: string; readonly value: string };

/**
 * An attribute highlighted on a product card (L4). With `showRating` the value is a grade from 1 to
 * 5, shown as dots; without, it is shown as text. `icon` is a file name.
 */
export type UspAttribute = Attribute & { readonly icon: string; readonly showRating: boolean };

/**
 * A color or firmness that distinguishes a variant from others of its size. `key` is the same in
 * every language: `zand`.
 */
export type VariantOption = Attribute & { readonly key: string };

/** A product in a listing or in search results. */
export type Hit = {
  readonly sku: string;
  readonly name: string;
  /** Path of its page, with a leading slash. */
  readonly url: string;
  readonly brand: string;
  readonly image: Picture;
  /** A second picture, in a room if there is one; absent if the product has only one picture. */
  readonly secondImage?: Picture;
  readonly price: Price;
  /** SKU of the variant that `price` belongs to; absent where the search does not say. */
  readonly variantSku?: string;
  /** The size that `price` belongs to, `160x200`; absent if the product has no sizes. */
  readonly size?: string;
  /** The other options of that variant; absent if it has none. */
  readonly options?: readonly VariantOption[];
  /** True if other sizes cost more, so that the price is shown as "from". */
  readonly priceFrom: boolean;
  readonly attributeSetId: string;
  readonly attributes: readonly Attribute[];
  /** Type of the product, where the attributes that say it are left out. */
  readonly type?: ProductType;
  readonly uspAttributes: readonly UspAttribute[];
  /** Working days until delivery of the variant that `price` belongs to. */
  readonly deliveryDays: number;
  /** Absent if the product has no reviews. */
  readonly reviews?: ReviewSummary;
  /** Set for a shopper with a bed, where it depends on the bed whether the product fits. */
  readonly forBed?: OfferForBed;
};

/** How a product is offered for a shopper's bed. */
export type OfferForBed = {
  /** Quantity available of the variant that is shown; absent if none has the bed's size. */
  readonly stock?: number;
  /** Why no variant fits; absent if one does, or may. */
  readonly unfit?: UnfitReason;
};

/**
 * Why goods do not fit a bed: their size, a duvet that is too narrow, too wide or too short, a pocket
 * that is too shallow or too deep, or a cut that one mattress makes useless.
 */
export type UnfitReason = 'size' | 'narrow' | 'wide' | 'short' | 'shallow' | 'deep' | 'split';

/**
 * A sellable variant: one size of a product in one color and firmness, with its own price and
 * stock.
 */
export type Variant = {
  readonly sku: string;
  /** `160x200`: width by length in centimetres; absent if the product has one size only. */
  readonly size?: string;
  /** The other options, color first; absent if it has none. */
  readonly options?: readonly VariantOption[];
  /** The article number on the packaging; see `isEan`. */
  readonly ean: string;
  readonly price: Price;
  /** Quantity available now; 0 if sold out. */
  readonly stock: number;
  readonly deliveryDays: number;
};

/** A product on its own page. */
export type Product = {
  readonly sku: string;
  /** Its id in external catalogues, besides the EAN of each variant (L10). */
  readonly catalogueId: string;
  readonly name: string;
  readonly url: string;
  readonly brand: string;
  readonly attributeSetId: string;
  readonly categoryIds: readonly string[];
  readonly summary: string;
  readonly description: readonly string[];
  /** The pictures of the variant that `price` belongs to, and those shared by all variants. */
  readonly pictures: Pictures;
  /** Option images of the variants; absent if all variants look alike. */
  readonly looks?: readonly OptionImages[];
  readonly price: Price;
  readonly attributes: readonly Attribute[];
  readonly uspAttributes: readonly UspAttribute[];
  readonly variants: readonly [Variant, ...Variant[]];
  /** Sizes in the order in which they are bought, the most bought first; absent if unknown. */
  readonly mostBought?: readonly string[];
  /** The parts that shoppers choose; absent if there are none. */
  readonly parts?: readonly BundlePart[];
  /** Absent if the product has no reviews. */
  readonly reviews?: ReviewSummary;
};

export type Pictures = readonly [Picture, ...Picture[]];

/** Option images: the pictures of the variants with an option, for example color `zand`. */
export type OptionImages = Pick<VariantOption, 'code' | 'key'> & { readonly pictures: Pictures };

/** Whether a text has the format of a SKU in commerce systems; it needs no URL escaping. */
export const isSku = (text: string): boolean => /^[\w.-]{1,64}$/.test(text);

/** Width of a size in centimetres: 160 for `160x200`; 0 for a malformed size. */
export const sizeWidth = (size: string): number => Number(size.split('x')[0]) || 0;

/** Length of a size in centimetres: 200 for `160x200`; 0 for a malformed size. */
export const sizeLength = (size: string): number => Number(size.split('x')[1]) || 0;

/** Cache tag of every answer that shows the price or stock of a product. */
export const productCacheTag = (sku: string): string => `product:${sku}`;
