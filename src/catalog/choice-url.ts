import type { Locale } from '../shared/locale.ts';
import { buyableHalves, firmnessKey, type BedHalves, type SidesWish } from './bed-halves.ts';
import type { Configuration } from './configuration.ts';
import { halvesUrl } from './halves-query.ts';
import type { Variant } from './product.ts';
import { variantUrl } from './variant-url.ts';

/** The configuration that a shopper has chosen, in one piece or in two halves. */
export type ChosenBed = {
  readonly configuration: Configuration;
  readonly halves?: BedHalves | undefined;
};

/**
 * The URL of the page with another variant and the other choices unchanged. A bed of two halves
 * keeps its firmnesses if the new size has them. A side whose half is sold out in this size, which
 * the shopper did not request, gets another; without a pair in stock the bed becomes one piece.
 */
export function choiceUrl(
  { configuration: { product, variant: whole, parts }, halves }: ChosenBed,
  variant: Variant,
  locale: Locale,
): string {
  const isSame = variant.sku === whole.sku;
  const kept = halves && !isSame ? buyableHalves(product, variant, wishOf(halves)) : halves;
  return halvesUrl(variantUrl(product, variant, locale, parts), kept, locale);
}

/** The URL of the page with these halves, or with the bed in one piece. */
export const pieceUrl = (
  { product, variant, parts }: Configuration,
  halves: BedHalves | undefined,
  locale: Locale,
): string => halvesUrl(variantUrl(product, variant, locale, parts), halves, locale);

const wishOf = ({ left, right }: BedHalves): SidesWish => ({
  left: firmnessKey(left),
  right: firmnessKey(right),
});
