import type { ChosenBed } from '../catalog/choice-url.ts';
import { chosenUids } from '../catalog/configuration.ts';
import type { NewCartItem } from './cart.ts';
import { MOST_PER_LINE } from './quantity.ts';

/**
 * What has to be added to a cart for so many of what was chosen. Two halves are a line each, an add of
 * its own; of two that are alike there is one line with twice as many.
 */
export function goodsOfBed(
  { configuration, halves }: ChosenBed,
  quantity: number,
): readonly NewCartItem[] {
  const skus = halves ? [halves.left.sku, halves.right.sku] : [configuration.variant.sku];
  const optionUids = chosenUids(configuration);
  return [...new Set(skus)].map((sku) => {
    const each = skus.filter((one) => one === sku).length;
    const line = { sku, quantity: Math.min(MOST_PER_LINE, quantity * each) };
    return optionUids.length > 0 ? Object.assign(line, { optionUids }) : line;
  });
}
