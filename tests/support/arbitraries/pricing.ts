import fc, { type Arbitrary } from 'fast-check';
import { euros } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';

/** Whole euro cents, a refund included; far more than any basket, and exact in euros. */
export const anyMoney = fc.integer().map(euros);

/** The three amounts of a price in any relation: it is the catalogue that keeps them in order. */
export const anyPrice: Arbitrary<Price> = fc.record({
  regular: anyMoney,
  final: anyMoney,
  default: anyMoney,
});
