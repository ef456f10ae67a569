import { productType } from '../catalog/product-type.ts';
import type { Hit } from '../catalog/product.ts';
import { dependsOnBed } from '../my-bed/bed-fit.ts';
import { type AskedOfOffers, hitForBed, hitInSizeForBed } from '../my-bed/hit-for-bed.ts';
import type { MyBed } from '../my-bed/my-bed.ts';
import { type CompareContext, comparedGoods } from './show-compare.ts';

type HitsForBed = {
  readonly bed: MyBed | undefined;
  /** Whether the search was asked for the sizes of the bed. */
  readonly isInSize?: boolean;
  readonly asked?: AskedOfOffers;
};

/**
 * Products of a list for a shopper's bed: each by its offer in the bed's size with its stock, or
 * marked with why it does not fit. The catalogue is asked for each whose fit depends on the bed; a hit
 * that it does not know, or cannot tell of now, stays as it is.
 */
export async function hitsForBed(
  context: CompareContext,
  hits: readonly Hit[],
  { bed, isInSize = false, asked }: HitsForBed,
): Promise<readonly Hit[]> {
  if (bed === undefined) return hits;
  const found = await comparedGoods(
    context,
    hits.filter((hit) => dependsOnBed(productType(hit))).map(({ sku }) => sku),
  );
  const products = new Map(found.map(({ product }) => [product.sku, product]));
  const toShown = isInSize ? hitInSizeForBed : hitForBed;
  return hits.map((hit) => {
    const product = products.get(hit.sku);
    return product ? toShown(hit, product, bed, asked) : hit;
  });
}

/** What fits first, each part in its order. */
export const fittingFirst = (hits: readonly Hit[]): readonly Hit[] =>
  hits.toSorted((a, b) => Number(isUnfit(a)) - Number(isUnfit(b)));

const isUnfit = ({ forBed }: Hit): boolean => forBed?.unfit !== undefined;
