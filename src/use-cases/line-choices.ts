import type { CartItem } from '../cart/cart.ts';
import { CHANGE_PARAM } from '../cart/replace-line.ts';
import { configuredPrice } from '../catalog/product-configuration.ts';
import type { ChosenPart } from '../catalog/bundle.ts';
import type { Product, Variant } from '../catalog/product.ts';
import { selectionFromQuery } from '../catalog/selection-from-query.ts';
import { sizeChoices } from '../catalog/variant-choices.ts';
import type { Money } from '../pricing/money.ts';
import { queryValue, splitUrl } from '../routing/url-parts.ts';
import type { Locale } from '../shared/locale.ts';
import { findProductByPath, type ProductPorts } from './find-product-by-path.ts';

/** A line of the cart page whose change form is open. */
export type LineChange = { readonly uid: string; readonly choices: readonly LineChoice[] };

/** A variant that a cart line can be changed to, its own included. */
export type LineChoice = {
  readonly sku: string;
  /** `160x200`; absent if the product has no sizes. */
  readonly size?: string;
  /** Its other options in words: "Medium, Zand"; empty if it has none. */
  readonly options: string;
  /** The price of one, with the choices of its parts that the line has. */
  readonly price: Money;
  readonly isSoldOut: boolean;
};

/**
 * The variants of a line's product, by size in the product's order. `undefined` if the product
 * cannot be read now; fewer than two if there is nothing to choose.
 */
export async function findLineChoices(
  ports: ProductPorts,
  locale: Locale,
  line: Pick<CartItem, 'product'>,
): Promise<readonly LineChoice[] | undefined> {
  const { path, query } = splitUrl(line.product.url);
  const found = await findProductByPath(ports, locale, path);
  return found.ok ? lineChoices(found.value, query, locale) : undefined;
}

/** The line that a cart page is asked to change, with its choices; `undefined` without one. */
export async function findLineChange(
  ports: ProductPorts,
  locale: Locale,
  items: readonly CartItem[],
  query: string,
): Promise<LineChange | undefined> {
  const line = items.find(({ uid }) => uid === queryValue(query, CHANGE_PARAM));
  const choices = line && (await findLineChoices(ports, locale, line));
  return line && choices && { uid: line.uid, choices };
}

function lineChoices(product: Product, query: string, locale: Locale): readonly LineChoice[] {
  const { variant, parts } = selectionFromQuery(product, query, locale).configuration;
  const sizes = sizeChoices(product, variant).map(({ size }) => size);
  const rankOf = ({ size }: Variant) => sizes.indexOf(size);
  return product.variants
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((one) => toLineChoice(one, parts));
}

function toLineChoice(variant: Variant, parts: readonly ChosenPart[]): LineChoice {
  const { sku, size, options = [], stock } = variant;
  return {
    sku,
    ...(size !== undefined && { size }),
    options: options.map(({ value }) => value).join(', '),
    price: configuredPrice({ variant, parts }).final,
    isSoldOut: stock === 0,
  };
}
