import type { ProductSelection } from '../catalog/product-selection.ts';
import { nonDefaultChoiceUids } from '../catalog/product-configuration.ts';
import type { NewCartItem } from './cart.ts';
import { MAX_LINE_QUANTITY } from './quantity.ts';

/**
 * The items to add for a quantity of a chosen bed. Two halves are two items, each with its own add;
 * two identical halves are one item with twice the quantity.
 */
export function cartItemsOfSelection(
  { configuration, halves }: ProductSelection,
  quantity: number,
): readonly NewCartItem[] {
  return newCartItems({
    skus: halves ? [halves.left.sku, halves.right.sku] : [configuration.variant.sku],
    quantity,
    optionUids: nonDefaultChoiceUids(configuration),
    productSku: configuration.product.sku,
  });
}

type ItemsToAdd = {
  readonly skus: readonly string[];
  readonly quantity: number;
  readonly optionUids: readonly string[];
  readonly productSku?: string | undefined;
};

/** An item for each SKU, which has so many pieces for each time that it is listed. */
export function newCartItems({
  skus,
  quantity,
  optionUids,
  productSku,
}: ItemsToAdd): readonly NewCartItem[] {
  const shared = {
    ...(optionUids.length > 0 && { optionUids }),
    ...(productSku !== undefined && { productSku }),
  };
  return [...new Set(skus)].map((sku): NewCartItem => {
    const each = skus.filter((one) => one === sku).length;
    return Object.assign({ sku, quantity: Math.min(MAX_LINE_QUANTITY, quantity * each) }, shared);
  });
}
