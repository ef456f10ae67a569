import type { Price } from '../pricing/price.ts';
import { bundlePrice, choicesByUid, isDefaultChoice, type ChosenPart } from './bundle.ts';
import type { Product, Variant } from './product.ts';

/** A product as a shopper has put it together: one of its variants, and a choice of each part. */
export type Configuration = {
  readonly product: Product;
  readonly variant: Variant;
  readonly parts: readonly ChosenPart[];
};

/** By the uids of what was chosen; a part of which none is named stays as it is sold. */
export const configure = (
  product: Product,
  variant: Variant,
  uids: readonly string[],
): Configuration => ({ product, variant, parts: choicesByUid(product.parts ?? [], uids) });

/** What is paid for it. */
export const configuredPrice = ({
  variant: { price, size },
  parts,
}: Pick<Configuration, 'variant' | 'parts'>): Price =>
  bundlePrice(
    price,
    size,
    parts.map(({ choice }) => choice),
  );

/** The uids of what was chosen otherwise than it is sold: what a cart has to be told. */
export const chosenUids = ({ parts }: Pick<Configuration, 'parts'>): readonly string[] =>
  parts.filter((one) => !isDefaultChoice(one)).map(({ choice }) => choice.uid);
