import type { ProductData } from '#adapters/embedded/catalogue-data.ts';

/** What was bought, as far as words about it must fit, beside what holds for the product. */
export type Purchase = {
  readonly size?: string;
  /** Where its lowest price stands among goods of its kind: 0 the lowest, 1 the highest. */
  readonly priceRank: number;
  /** Days from the product's first in the shop to the review: nobody has had it for longer. */
  readonly daysInShop: number;
};

/** What holds for a product, whoever buys it. */
export type Fact = (product: ProductData) => boolean;

/** Is it so in every variant? An option that only some come in is no fact of the product. */
export const is = (code: string, ...options: readonly string[]): Fact => {
  const wanted = new Set<unknown>(options);
  return (product) => {
    const values = valuesOf(product, code);
    return values.length > 0 && values.every((value) => wanted.has(value));
  };
};

/** Is it among what holds for the product? */
export const has =
  (code: string, option: string): Fact =>
  (product) =>
    valuesOf(product, code).includes(option);

/** Is a grade at least this high, or a kind of goods that is not graded? */
export const graded =
  (grade: string, least: number, most = 5): Fact =>
  ({ ratings }) => {
    const found = Object.entries(ratings).find(([code]) => code.endsWith(`_${grade}`));
    return found === undefined || (found[1] >= least && found[1] <= most);
  };

/** Who sleeps on it writes no reviews: their parents do. */
export const isForAChild: Fact = ({ attributes }) =>
  Number(attributes['matras_maximale_belasting'] ?? Infinity) <= 50 ||
  Number(attributes['hoofdkussen_hoogte'] ?? Infinity) <= 5;

/** Centimetres of a bed; 0 for what has no width. */
export const widthOf = ({ size }: Purchase): number => Number(size?.split('x')[0] ?? 0);

function valuesOf(product: ProductData, code: string): readonly unknown[] {
  const value = product.attributes[code];
  return value === undefined ? [] : [value].flat();
}
