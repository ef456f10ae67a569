import type { ProductSelection } from '../catalog/product-selection.ts';
import { nonDefaultChoiceUids } from '../catalog/product-configuration.ts';
import type { NewCartItem } from './cart.ts';
import { MAX_LINE_QUANTITY } from './quantity.ts';

/**
 * The cart lines to add for a quantity of a chosen bed. Two halves are two lines, each with its own
 * add; two identical halves are one line with twice the quantity.
 */
export function cartItemsOfSelection(
  { configuration, halves }: ProductSelection,
  quantity: number,
): readonly NewCartItem[] {
  const skus = halves ? [halves.left.sku, halves.right.sku] : [configuration.variant.sku];
  const optionUids = nonDefaultChoiceUids(configuration);
  return linesOfSkus(skus, quantity).map((line) =>
    optionUids.length > 0 ? Object.assign(line, { optionUids }) : line,
  );
}

/** A line for each SKU, which has so many pieces for each time that it is listed. */
export const linesOfSkus = (
  skus: readonly string[],
  quantity: number,
): { sku: string; quantity: number }[] =>
  [...new Set(skus)].map((sku) => {
    const each = skus.filter((one) => one === sku).length;
    return { sku, quantity: Math.min(MAX_LINE_QUANTITY, quantity * each) };
  });
