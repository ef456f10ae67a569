import { chooseVariant } from '../catalog/choose-variant.ts';
import { toHit } from '../catalog/hit-of-variant.ts';
import { comparableAttributes } from '../catalog/page-attributes.ts';
import { hitForCard } from '../catalog/product-card.ts';
import {
  type Attribute,
  type Hit,
  type Product,
  sizeLength,
  sizeWidth,
  type UspAttribute,
} from '../catalog/product.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import type { Locale } from '../shared/locale.ts';

/** A product in a comparison, by its variant in the size that all are compared in. */
export type ComparedVariant = {
  readonly hit: Hit;
  /** Page of the product with this variant. */
  readonly url: string;
  /** Properties graded from 1 to 5 (L4). */
  readonly grades: readonly UspAttribute[];
  readonly attributes: readonly Attribute[];
  /** False if it is not made in this size: its offer is that of another. */
  readonly isInSize: boolean;
  /** SKU that can be added to the cart; absent if more has to be chosen, or if it is sold out. */
  readonly sku?: string;
};

/** Products side by side, in one size if they have sizes. */
export type SizedComparison = {
  /** Every size of any of them, the narrowest first. */
  readonly sizes: readonly string[];
  /** `undefined` if none of them has sizes. */
  readonly size: string | undefined;
  readonly products: readonly ComparedVariant[];
};

/**
 * Shows each product by its offer in one size, so that prices and days of delivery can be compared:
 * the requested size, else the one that most of them are made in.
 */
export function compareInSize(
  products: readonly Product[],
  requested: string | undefined,
  locale: Locale,
): SizedComparison {
  const sizes = [...new Set(products.flatMap(sizesOf))].toSorted(byWidthThenLength);
  const size =
    requested !== undefined && sizes.includes(requested) ? requested : commonSize(products, sizes);
  return { sizes, size, products: products.map((one) => comparedVariant(one, size, locale)) };
}

const byWidthThenLength = (one: string, other: string): number =>
  sizeWidth(one) - sizeWidth(other) || sizeLength(one) - sizeLength(other);

const sizesOf = ({ variants }: Product): readonly string[] => [
  ...new Set(variants.flatMap(({ size }) => size ?? [])),
];

/** Sizes of beds for two and for one that shoppers look for most, of several in common. */
const POPULAR_SIZES = ['160x200', '180x200', '140x200', '90x200', '80x200'] as const;

function commonSize(products: readonly Product[], sizes: readonly string[]): string | undefined {
  const countOf = (size: string) => products.filter((one) => sizesOf(one).includes(size)).length;
  const most = Math.max(0, ...sizes.map(countOf));
  const common = sizes.filter((size) => countOf(size) === most);
  return POPULAR_SIZES.find((size) => common.includes(size)) ?? common[0];
}

function comparedVariant(
  product: Product,
  size: string | undefined,
  locale: Locale,
): ComparedVariant {
  const isInSize = size === undefined || sizesOf(product).includes(size);
  const request = isInSize && size !== undefined ? { size } : {};
  const { chosen, isChosen } = chooseVariant(product, request);
  const isFrom = product.variants.some(
    (one) => (one.size === size || !isInSize) && one.price.final.cents > chosen.price.final.cents,
  );
  const grades = product.uspAttributes.filter(({ showRating }) => showRating);
  const isGraded = ({ code }: Attribute) => grades.some((grade) => grade.code === code);
  return {
    hit: hitForCard(toHit(product, chosen, isFrom)),
    url: variantUrl(product, request, locale),
    grades,
    attributes: comparableAttributes(product.attributes).filter((one) => !isGraded(one)),
    isInSize,
    ...(isChosen && chosen.stock > 0 && { sku: chosen.sku }),
  };
}
