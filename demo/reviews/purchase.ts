import type { ProductData } from '#adapters/embedded/catalogue-data.ts';

/** Facts of a purchase that texts must fit, besides those of the product. */
export type Purchase = {
  readonly size?: string;
  /** Rank of its lowest price among products of its kind: 0 the lowest, 1 the highest. */
  readonly priceRank: number;
  /** Days from the product's first day on sale to the review: the maximum time of ownership. */
  readonly daysInShop: number;
};

/** A fact that holds for a product, whoever buys it. */
export type Fact = (product: ProductData) => boolean;

/** Whether every variant has one of these options. An option of only some variants is no fact. */
export const is = (code: string, ...options: readonly string[]): Fact => {
  const wanted = new Set<unknown>(options);
  return (product) => {
    const values = valuesOf(product, code);
    return values.length > 0 && values.every((value) => wanted.has(value));
  };
};

/** Whether the product has this value among others. */
export const has =
  (code: string, option: string): Fact =>
  (product) =>
    valuesOf(product, code).includes(option);

/** Whether a grade is within this range, or the product type is not graded. */
export const graded =
  (grade: string, least: number, most = 5): Fact =>
  ({ ratings }) => {
    const found = Object.entries(ratings).find(([code]) => code.endsWith(`_${grade}`));
    return found === undefined || (found[1] >= least && found[1] <= most);
  };

/** Children's products, which their parents review. */
export const isForAChild: Fact = ({ attributes }) =>
  Number(attributes['matras_maximale_belasting'] ?? Infinity) <= 50 ||
  Number(attributes['hoofdkussen_hoogte'] ?? Infinity) <= 5;

/** Width of a bed in centimetres; 0 for products without a width. */
export const widthOf = ({ size }: Purchase): number => Number(size?.split('x')[0] ?? 0);

function valuesOf(product: ProductData, code: string): readonly unknown[] {
  const value = product.attributes[code];
  return value === undefined ? [] : [value].flat();
}
