import { sizeOfOptionValue, type CartItem } from '../cart/cart.ts';
import type { Hit, Product, Variant } from '../catalog/product.ts';
import type { Money } from '../pricing/money.ts';

/** A product as it is measured, without any data about the shopper. */
export type MeasuredItem = {
  /** SKU of the chosen variant, or of the product in a list. */
  readonly sku: string;
  readonly name: string;
  readonly brand?: string;
  /** Title of the category whose page leads to it. */
  readonly category?: string;
  /** Distinguishing options, in the same notation everywhere: `160x200, Zand`. */
  readonly variant?: string;
  /** Current price of one piece. */
  readonly price: Money;
  readonly quantity: number;
  /** Position in the list that showed it, from 1. */
  readonly position?: number;
};

/** The list that showed a product: its path and its name. */
export type MeasuredList = { readonly id: string; readonly name: string };

export const itemOfHit = (hit: Hit, { category, position }: Shown): MeasuredItem => ({
  sku: hit.sku,
  name: hit.name,
  brand: hit.brand,
  ...(category !== undefined && { category }),
  ...variantIn(hit),
  price: hit.price.final,
  quantity: 1,
  ...(position !== undefined && { position }),
});

type Shown = { readonly category?: string | undefined; readonly position?: number };

export const itemOfVariant = (
  { name, brand }: Product,
  variant: Variant,
  category?: string,
): MeasuredItem => ({
  sku: variant.sku,
  name,
  brand,
  ...(category !== undefined && { category }),
  ...variantIn(variant),
  price: variant.price.final,
  quantity: 1,
});

/**
 * Item of a cart line, by default with the line's quantity. A line has no brand and category.
 * Options beside the variant, such as the parts of a bundle, are not part of `variant`.
 */
export const itemOfLine = (line: CartItem, quantity = line.quantity): MeasuredItem => ({
  sku: line.product.sku,
  name: line.product.name,
  ...named(
    line.options
      .filter(({ uid }) => uid === undefined)
      .map(({ value }) => sizeOfOptionValue(value)),
  ),
  price: line.price,
  quantity,
});

const variantIn = ({ size, options = [] }: Pick<Variant, 'size' | 'options'>) =>
  named([...(size === undefined ? [] : [size]), ...options.map(({ value }) => value)]);

const named = (words: readonly string[]) =>
  words.length === 0 ? {} : { variant: words.join(', ') };
