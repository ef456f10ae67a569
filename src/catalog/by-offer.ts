import type { Variant } from './product.ts';

/**
 * The order in which variants are offered: what can be bought comes first, then what costs least,
 * then the merchandiser's own order.
 */
export const offerOrder =
  <One extends { readonly stock: number }>(centsOf: (one: One) => number) =>
  (a: One, b: One): number =>
    Number(b.stock > 0) - Number(a.stock > 0) || centsOf(a) - centsOf(b);

export const byOffer = offerOrder<Pick<Variant, 'stock' | 'price'>>(
  ({ price }) => price.final.cents,
);
