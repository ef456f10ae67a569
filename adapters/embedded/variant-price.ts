import { offerOrder } from '#src/catalog/by-offer.ts';
import { euros } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';
import type { ProductData, VariantData } from './catalogue-data.ts';

export const byOffer = offerOrder<VariantData>(({ cents }) => cents);

/** The variant whose price a product shows before a size is chosen (P3). */
export const defaultVariant = (product: ProductData): VariantData =>
  product.variants.reduce((best, variant) => (byOffer(variant, best) < 0 ? variant : best));

/** Price of a variant, with the product's price before a size is chosen (P3). */
export const priceOf = (product: ProductData, variant: VariantData): Price => ({
  regular: euros(variant.wasCents ?? variant.cents),
  final: euros(variant.cents),
  default: euros(defaultVariant(product).cents),
});
