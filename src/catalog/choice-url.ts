import type { Locale } from '../shared/locale.ts';
import { buyableHalves, firmnessKey, type BedHalves, type SidesWish } from './bed-halves.ts';
import type { Configuration } from './configuration.ts';
import { halvesUrl } from './halves-query.ts';
import type { Variant } from './product.ts';
import { variantUrl } from './variant-url.ts';

/** What a shopper has chosen, as an address. */
export type ChosenBed = {
  readonly configuration: Configuration;
  readonly halves?: BedHalves | undefined;
};

/**
 * The page with another variant and all else as chosen: a bed of two halves stays one where this
 * size has them, each as firm as before. Nobody has asked for a half that is sold out in this size: a
 * side takes another then, and where there is no pair the bed is one piece.
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

/** The page with these halves, or in one piece again. */
export const pieceUrl = (
  { product, variant, parts }: Configuration,
  halves: BedHalves | undefined,
  locale: Locale,
): string => halvesUrl(variantUrl(product, variant, locale, parts), halves, locale);

const wishOf = ({ left, right }: BedHalves): SidesWish => ({
  left: firmnessKey(left),
  right: firmnessKey(right),
});
