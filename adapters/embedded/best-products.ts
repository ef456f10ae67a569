import type { ProductData } from './catalogue-data.ts';

/**
 * Returns the products with the highest scores; ties are sorted by availability, then popularity,
 * then SKU, so that the order is stable. Leaves out products with a score of 0.
 */
export function bestProducts(
  products: readonly ProductData[],
  scores: ArrayLike<number>,
  count: number,
): readonly ProductData[] {
  const found: Scored[] = [];
  products.forEach((product, number) => {
    const score = scores[number] ?? 0;
    if (score > 0) found.push({ product, score });
  });
  return found
    .toSorted(byScore)
    .slice(0, count)
    .map(({ product }) => product);
}

type Scored = { readonly product: ProductData; readonly score: number };

const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score ||
  Number(isInStock(b.product)) - Number(isInStock(a.product)) ||
  byPopularity(a.product, b.product);

/** The shop's default order: by popularity, then by SKU. */
export const byPopularity = (a: ProductData, b: ProductData): number =>
  b.popularity - a.popularity || Number(a.sku > b.sku) - Number(a.sku < b.sku);

export const isInStock = ({ variants }: ProductData): boolean =>
  variants.some(({ stock }) => stock > 0);
