import type { Price } from '../pricing/price.ts';
import { bundlePrice, choicesByUid, isDefaultChoice, type ChosenPart } from './bundle.ts';
import type { Product, Variant } from './product.ts';

/** A product as configured by a shopper: one of its variants, and a choice of each part. */
export type ProductConfiguration = {
  readonly product: Product;
  readonly variant: Variant;
  readonly parts: readonly ChosenPart[];
};

/** Configures a product by choice uids; a part without one gets its default choice. */
export const configureProduct = (
  product: Product,
  variant: Variant,
  uids: readonly string[],
): ProductConfiguration => ({ product, variant, parts: choicesByUid(product.parts ?? [], uids) });

export const configuredPrice = ({
  variant: { price, size },
  parts,
}: Pick<ProductConfiguration, 'variant' | 'parts'>): Price =>
  bundlePrice(
    price,
    size,
    parts.map(({ choice }) => choice),
  );

/** The uids of the choices that are not defaults; a cart line needs only these. */
export const nonDefaultChoiceUids = ({
  parts,
}: Pick<ProductConfiguration, 'parts'>): readonly string[] =>
  parts.filter((one) => !isDefaultChoice(one)).map(({ choice }) => choice.uid);
