import { availabilityThenPriceOrder } from '#src/catalog/by-availability-then-price.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';
import type { ProductData, VariantData } from './catalogue-data.ts';

export const byAvailabilityThenPrice = availabilityThenPriceOrder<VariantData>(
  ({ cents }) => cents,
);

/** The variant whose price a product shows before a size is chosen (P3). */
export const defaultVariant = (product: ProductData): VariantData =>
  product.variants.reduce((best, variant) =>
    byAvailabilityThenPrice(variant, best) < 0 ? variant : best,
  );

/** Price of a variant, with the product's price before a size is chosen (P3). */
export const priceOf = (product: ProductData, variant: VariantData): Price => ({
  regular: euroCents(variant.wasCents ?? variant.cents),
  final: euroCents(variant.cents),
  default: euroCents(defaultVariant(product).cents),
});
