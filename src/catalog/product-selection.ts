import type { Price } from '../pricing/price.ts';
import type { Locale } from '../shared/locale.ts';
import {
  type BedHalves,
  availableHalves,
  firmnessKey,
  halvesDeliveryDays,
  halvesPrice,
  halvesStock,
  type SidesRequest,
} from './bed-halves.ts';
import { isFirmness } from './firmness.ts';
import { withHalvesParam } from './halves-query.ts';
import { configuredPrice, type ProductConfiguration } from './product-configuration.ts';
import type { Attribute, Variant } from './product.ts';
import { variantUrl } from './variant-url.ts';

/** The configuration that a shopper has chosen, in one piece or in two halves. */
export type ProductSelection = {
  readonly configuration: ProductConfiguration;
  readonly halves?: BedHalves | undefined;
};

/**
 * The URL of the page with another variant and the other choices unchanged. A bed of two halves
 * keeps its firmnesses if the new size has them. A side whose half is sold out in this size, which
 * the shopper did not request, gets another; without a pair in stock the bed becomes one piece.
 */
export function selectionUrlWithVariant(
  { configuration: { product, variant: fullVariant, parts }, halves }: ProductSelection,
  variant: Variant,
  locale: Locale,
): string {
  const isSame = variant.sku === fullVariant.sku;
  const halvesInStock =
    halves && !isSame ? availableHalves(product, variant, sidesRequestOf(halves)) : halves;
  return withHalvesParam(variantUrl(product, variant, locale, parts), halvesInStock, locale);
}

/** The URL of the page with these halves, or with the bed in one piece. */
export const configurationUrl = (
  { product, variant, parts }: ProductConfiguration,
  halves: BedHalves | undefined,
  locale: Locale,
): string => withHalvesParam(variantUrl(product, variant, locale, parts), halves, locale);

const sidesRequestOf = ({ left, right }: BedHalves): SidesRequest => ({
  left: firmnessKey(left),
  right: firmnessKey(right),
});

/** Price, stock and delivery time of a configuration. */
export type SelectionOffer = {
  readonly price: Price;
  /** Quantity available now; 0 if sold out. */
  readonly stock: number;
  /** Working days until delivery. */
  readonly days: number;
};

/** The terms of a bed in one piece, or of both halves together. */
export const selectionOffer = ({ configuration, halves }: ProductSelection): SelectionOffer =>
  halves
    ? { price: halvesPrice(halves), stock: halvesStock(halves), days: halvesDeliveryDays(halves) }
    : {
        price: configuredPrice(configuration),
        stock: configuration.variant.stock,
        days: configuration.variant.deliveryDays,
      };

/** Whether an option applies to the whole bed: each of two halves has its own firmness. */
export const appliesToBothHalves = (
  { halves }: Pick<ProductSelection, 'halves'>,
  option: Pick<Attribute, 'code'>,
): boolean => halves === undefined || !isFirmness(option);
