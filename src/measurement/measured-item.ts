import type { CartItem } from '../cart/cart.ts';
import type { Hit, Product, Variant } from '../catalog/product.ts';
import { parseSize } from '../filters/option-word.ts';
import type { Money } from '../pricing/money.ts';

/** A product as measuring knows it: never who looks at it. */
export type MeasuredItem = {
  /** Of the product in a list, of the variant where one is chosen. */
  readonly sku: string;
  readonly name: string;
  readonly brand?: string;
  /** Title of the category whose page leads to it. */
  readonly category?: string;
  /** What tells it from its like, the same wherever it stands: `160x200, Zand`. */
  readonly variant?: string;
  /** What one of it costs now. */
  readonly price: Money;
  readonly quantity: number;
  /** Place in the list that showed it, from 1. */
  readonly place?: number;
};

/** The list that showed a product: by its path, and as it is called. */
export type MeasuredList = { readonly id: string; readonly name: string };

export const itemOfHit = (hit: Hit, { category, place }: Shown): MeasuredItem => ({
  sku: hit.sku,
  name: hit.name,
  brand: hit.brand,
  ...(category !== undefined && { category }),
  ...variantIn(hit),
  price: hit.price.final,
  quantity: 1,
  ...(place !== undefined && { place }),
});

type Shown = { readonly category?: string | undefined; readonly place?: number };

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
 * A line of the cart, or so many of it. A line does not know its brand and category. What was chosen
 * beside the variant, as of a bundle's parts, tells no variant.
 */
export const itemOfLine = (line: CartItem, quantity = line.quantity): MeasuredItem => ({
  sku: line.product.sku,
  name: line.product.name,
  ...named(line.options.filter(({ uid }) => uid === undefined).map(({ value }) => briefly(value))),
  price: line.price,
  quantity,
});

const variantIn = ({ size, options = [] }: Pick<Variant, 'size' | 'options'>) =>
  named([...(size === undefined ? [] : [size]), ...options.map(({ value }) => value)]);

/** Carts write `160 x 200 cm` what catalogues write `160x200`. */
const briefly = (words: string): string =>
  parseSize(words.replace(/\s/gu, '').replace(/cm$/u, '')) ?? words;

const named = (words: readonly string[]) =>
  words.length === 0 ? {} : { variant: words.join(', ') };
