import type { Locale } from '../shared/locale.ts';
import { bedHalves, firmnessKey, type BedHalves } from './bed-halves.ts';
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
 * size has them, each as firm as before.
 */
export function choiceUrl(
  { configuration: { product, parts }, halves }: ChosenBed,
  variant: Variant,
  locale: Locale,
): string {
  const kept = halves && bedHalves(product, variant, wishOfHalves(halves));
  return halvesUrl(variantUrl(product, variant, locale, parts), kept, locale);
}

/** The page with these halves, or in one piece again. */
export const pieceUrl = (
  { product, variant, parts }: Configuration,
  halves: BedHalves | undefined,
  locale: Locale,
): string => halvesUrl(variantUrl(product, variant, locale, parts), halves, locale);

function wishOfHalves({ left, right }: BedHalves) {
  const [one, other] = [firmnessKey(left), firmnessKey(right)];
  return {
    ...(one !== undefined && { left: one }),
    ...(other !== undefined && { right: other }),
  };
}
