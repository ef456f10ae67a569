import { chooseVariant } from '#src/catalog/choose-variant.ts';
import type { Variant } from '#src/catalog/product.ts';
import { readCount } from '#src/shared/json-reader.ts';
import type { Amounts } from './price-and-stock.ts';
import { textOf, type CustomAttributes } from './custom-attribute.ts';
import type { ProductContext } from './attribute-metadata.ts';
import { sizeOf, toVariantOptions } from './properties.ts';
import type { SimpleProduct } from './simple-product.ts';

/** A product that can be chosen as a variant, and its price with parts. */
export type Sellable = { readonly product: SimpleProduct; readonly amounts: Amounts };

export type Variants = readonly [Variant, ...Variant[]];

/**
 * Converts variants in Magento's order; `codes` are the options other than the size. The default
 * price is that of the variant chosen without a selection (P3).
 */
export function toVariants(
  context: ProductContext,
  [first, ...others]: readonly [Sellable, ...Sellable[]],
  codes: readonly string[],
  mostBought?: readonly string[],
): Variants {
  const toProductVariant = (one: Sellable): Variant => toVariant(context, one, codes);
  const variants: Variants = [toProductVariant(first), ...others.map(toProductVariant)];
  const { chosen } = chooseVariant({ variants, ...(mostBought && { mostBought }) }, {});
  const priced = ({ price, ...variant }: Variant): Variant => ({
    ...variant,
    price: { ...price, default: chosen.price.final },
  });
  return [priced(variants[0]), ...variants.slice(1).map(priced)];
}

function toVariant(
  context: ProductContext,
  { product, amounts }: Sellable,
  codes: readonly string[],
): Variant {
  const { sku, stock, attributes } = product;
  const size = sizeOf(attributes);
  const options = toVariantOptions(context, attributes, codes);
  return {
    sku,
    ...(size !== undefined && { size }),
    ...(options.length > 0 && { options }),
    ean: textOf(attributes, 'ean') ?? '',
    price: { ...amounts, default: amounts.final },
    stock,
    deliveryDays: deliveryDaysOf(attributes) ?? context.deliveryDays,
  };
}

/** A longer delivery time is an error. */
const MAX_DELIVERY_DAYS = 365;

function deliveryDaysOf(attributes: CustomAttributes): number | undefined {
  const days = readCount(Number(textOf(attributes, 'delivery_days') || NaN));
  return days !== undefined && days <= MAX_DELIVERY_DAYS ? days : undefined;
}
