import type { Variant } from './product.ts';

/**
 * Compares variants by offer: in stock first, then the lowest price, then the merchandiser's order.
 */
export const availabilityThenPriceOrder =
  <One extends { readonly stock: number }>(centsOf: (one: One) => number) =>
  (a: One, b: One): number =>
    Number(b.stock > 0) - Number(a.stock > 0) || centsOf(a) - centsOf(b);

export const byAvailabilityThenPrice = availabilityThenPriceOrder<Pick<Variant, 'stock' | 'price'>>(
  ({ price }) => price.final.cents,
);
