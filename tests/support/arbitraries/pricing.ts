import fc, { type Arbitrary } from 'fast-check';
import { euroCents, type Money } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';

/** Whole euro cents, also negative for a refund; exact in euros. */
export const anyMoney = fc.integer().map(euroCents);

/** The three amounts of a price in any relation, and perhaps the end of a reduction. */
export const anyPrice: Arbitrary<Price> = fc.record(
  {
    regular: anyMoney,
    final: anyMoney,
    default: anyMoney,
    reducedUntil: fc.constantFrom('2026-02-28', '2027-01-31'),
  },
  { requiredKeys: ['regular', 'final', 'default'] },
);

/** A price in which any amount may be `NaN` from a failed sum. */
export const anyInvalidPrice: Arbitrary<Price> = fc
  .tuple(anyAmount(), anyAmount(), anyAmount())
  .map(([regular, final, standard]) => ({ regular, final, default: standard }));

function anyAmount(): Arbitrary<Money> {
  return fc.oneof(anyMoney, fc.double().map(euroCents));
}
