import { chooseVariant } from '#src/catalog/choose-variant.ts';
import type { Variant } from '#src/catalog/product.ts';
import { readCount } from '#src/shared/json-reader.ts';
import type { Amounts } from './amount.ts';
import { textOf, type CustomAttributes } from './custom-attribute.ts';
import type { ProductContext } from './product-context.ts';
import { sizeOf, toOptions } from './properties.ts';
import type { SoldProduct } from './sold-product.ts';

/** A product that a shopper chooses among its likes, and what it costs as it is sold. */
export type Sellable = { readonly product: SoldProduct; readonly amounts: Amounts };

export type Variants = readonly [Variant, ...Variant[]];

/**
 * Variants in Magento's order; `codes` are what they are told by besides the size. What is asked
 * before one is chosen is what the shop would choose without a wish (P3): the cheapest that can be
 * bought, else the cheapest.
 */
export function toVariants(
  context: ProductContext,
  [first, ...others]: readonly [Sellable, ...Sellable[]],
  codes: readonly string[],
): Variants {
  const toOwn = (one: Sellable): Variant => toVariant(context, one, codes);
  const variants: Variants = [toOwn(first), ...others.map(toOwn)];
  const { chosen } = chooseVariant({ variants }, {});
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
  const options = toOptions(context, attributes, codes);
  return {
    sku,
    ...(size !== undefined && { size }),
    ...(options.length > 0 && { options }),
    ean: textOf(attributes, 'ean') ?? '',
    price: { ...amounts, default: amounts.final },
    stock,
    deliveryDays: deliveryDaysOf(attributes),
  };
}

/** The longest that this shop takes: where nobody tells, nothing shorter is promised. */
const LONGEST_DELIVERY = 40;

/** Nobody waits for a year: what says so is a mistake. */
const MOST_DELIVERY_DAYS = 365;

function deliveryDaysOf(attributes: CustomAttributes): number {
  const days = readCount(Number(textOf(attributes, 'delivery_days') || NaN));
  return days !== undefined && days <= MOST_DELIVERY_DAYS ? days : LONGEST_DELIVERY;
}
