import type { ProductData } from '#adapters/embedded/catalogue-data.ts';

/** What a shopper bought, as far as words about it must fit. */
export type Purchase = {
  readonly product: ProductData;
  readonly size?: string;
  /** Where its lowest price stands among goods of its kind: 0 the lowest, 1 the highest. */
  readonly priceRank: number;
  /** Days from the product's first in the shop to the review: nobody has had it for longer. */
  readonly daysInShop: number;
};

/** Is it so in every variant? An option that only some come in is no fact of the purchase. */
export const is = (code: string, ...options: readonly string[]) => {
  const wanted = new Set<unknown>(options);
  return ({ product }: Purchase): boolean => {
    const values = valuesOf(product, code);
    return values.length > 0 && values.every((value) => wanted.has(value));
  };
};

/** Is it among what holds for the product? */
export const has =
  (code: string, option: string) =>
  ({ product }: Purchase): boolean =>
    valuesOf(product, code).includes(option);

/** Is a grade at least this high, or a kind of goods that is not graded? */
export const graded =
  (grade: string, least: number, most = 5) =>
  ({ product }: Purchase): boolean => {
    const found = Object.entries(product.ratings).find(([code]) => code.endsWith(`_${grade}`));
    return found === undefined || (found[1] >= least && found[1] <= most);
  };

/** Centimetres of a bed; 0 for what has no width. */
export const widthOf = ({ size }: Purchase): number => Number(size?.split('x')[0] ?? 0);

function valuesOf(product: ProductData, code: string): readonly unknown[] {
  const value = product.attributes[code];
  return value === undefined ? [] : [value].flat();
}
