import { type BedHalves, halvesPrice } from '../catalog/bed-halves.ts';
import { byAvailabilityThenPrice } from '../catalog/choose-variant.ts';
import { type Firmness, firmnessesOf, firmnessesOfSides, isFirmness } from '../catalog/firmness.ts';
import { withHalvesParam } from '../catalog/halves-query.ts';
import { toHit } from '../catalog/hit-of-variant.ts';
import { hitForCard } from '../catalog/product-card.ts';
import type { Product, Variant } from '../catalog/product.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import { displayPriceOf } from '../pricing/price.ts';
import type { Locale } from '../shared/locale.ts';
import type { AdvisedPiece, OnePiece } from './shown-advice.ts';

/** The best offer in stock of this size and exactly this firmness, or with it on one of its sides. */
export const variantOf = (product: Product, size: string, grade: Firmness): Variant | undefined =>
  product.variants
    .filter((variant) => variant.size === size && variant.stock > 0)
    .filter((variant) => {
      const [only, ...others] = firmnessesOf(product, variant);
      const isExact = only === grade && others.length === 0;
      return isExact || firmnessesOfSides(product, variant).includes(grade);
    })
    .toSorted(byAvailabilityThenPrice)[0];

/** `undefined` if the product has no price to show (P3). */
export function pieceOf(
  product: Product,
  variant: Variant,
  locale: Locale,
  grades: readonly Firmness[],
): AdvisedPiece | undefined {
  if (!displayPriceOf(variant.price)) return undefined;
  const hit = hitForCard(toHit(product, variant, false));
  const url = variantUrl(product, variant, locale);
  return { hit, url, grades, ...turned(product, variant), skus: [variant.sku] };
}

const turned = (product: Product, variant: Variant): Pick<AdvisedPiece, 'isTurned'> =>
  firmnessesOfSides(product, variant).length > 1 ? { isTurned: true } : {};

/** A bed of two halves: its size, and the firmness of each, left first. */
type WholeBed = { readonly size: string; readonly grades: readonly Firmness[] };

/**
 * Both halves of a bed. Their page is that of the whole bed; if the product has none, two of the
 * same half are the bed.
 */
export function halvesPiece(
  product: Product,
  halves: BedHalves,
  whole: WholeBed,
  locale: Locale,
): AdvisedPiece | undefined {
  const { left, right } = halves;
  const price = halvesPrice(halves);
  const skus = [left.sku, right.sku] as const;
  const options = (left.options ?? []).length;
  const full = product.variants.find(
    (variant) => variant.size === whole.size && (variant.options ?? []).length === options,
  );
  const grades = [...new Set(whole.grades)];
  if (!full) {
    const half = left.sku === right.sku ? pieceOf(product, left, locale, grades) : undefined;
    return half && { ...half, skus };
  }
  if (!displayPriceOf(price)) return undefined;
  const deliveryDays = Math.max(left.deliveryDays, right.deliveryDays);
  const { options: _, ...bed } = { ...full, price, deliveryDays };
  // A card names one firmness: that of both halves, or none.
  const shown =
    grades.length === 1 && left.options
      ? toHit(product, { ...bed, options: left.options }, false)
      : toHit(withoutFirmness(product), bed, false);
  const hit = hitForCard(shown);
  const url = withHalvesParam(variantUrl(product, full, locale), halves, locale);
  return { hit, url, grades, ...turned(product, left), skus };
}

/**
 * The product in one piece for a bed of two halves: of their firmness, or of one of the two if that
 * differs, whichever is cheaper. `undefined` if none is in stock.
 */
export function onePieceOf(
  product: Product,
  whole: string,
  grades: readonly Firmness[],
  locale: Locale,
): OnePiece | undefined {
  const wanted = [...new Set(grades)];
  const [variant] = wanted
    .flatMap((grade) => variantOf(product, whole, grade) ?? [])
    .toSorted(byAvailabilityThenPrice);
  if (!variant || !displayPriceOf(variant.price)) return undefined;
  const { cents } = variant.price.final;
  return { cents, url: variantUrl(product, variant, locale), suitsBoth: wanted.length === 1 };
}

const withoutFirmness = (product: Product): Product => ({
  ...product,
  attributes: product.attributes.filter((attribute) => !isFirmness(attribute)),
});

/** Price of all that is to be bought of it; a card of a whole bed has it already. */
export const centsOf = ({ hit, skus }: AdvisedPiece, whole: string): number =>
  hit.price.final.cents * (hit.size === whole ? 1 : skus.length);
