import { euros } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';
import type { ProductData, VariantData } from './catalogue-data.ts';

/** What can be bought comes first, then what costs least, then the merchandiser's own order. */
export const byOffer = (a: VariantData, b: VariantData): number =>
  Number(b.stock > 0) - Number(a.stock > 0) || a.cents - b.cents;

/** The variant whose price a product shows before a size is chosen (P3). */
export const defaultVariant = (product: ProductData): VariantData =>
  product.variants.reduce((best, variant) => (byOffer(variant, best) < 0 ? variant : best));

/** What a variant costs, beside what its product asks before a size is chosen (P3). */
export const priceOf = (product: ProductData, variant: VariantData): Price => ({
  regular: euros(variant.wasCents ?? variant.cents),
  final: euros(variant.cents),
  default: euros(defaultVariant(product).cents),
});
