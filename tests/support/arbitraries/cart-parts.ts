import fc, { type Arbitrary } from 'fast-check';
import { USER_ERROR_CODES, type CartPrices, type UserError } from '#src/cart/cart.ts';
import { anyMoney } from './pricing.ts';

/** The amounts of a cart in any relation, as the commerce backend adds them up. */
export const anyCartPrices: Arbitrary<CartPrices> = fc.record(
  {
    grandTotal: anyMoney,
    subtotal: anyMoney,
    discount: anyMoney,
    saved: anyMoney,
    delivery: anyMoney,
    taxes: fc.array(fc.record({ percent: fc.nat(100), amount: anyMoney }), { maxLength: 2 }),
  },
  { requiredKeys: ['grandTotal', 'subtotal', 'discount', 'saved', 'taxes'] },
);

export const anyUserError: Arbitrary<UserError> = fc.record(
  {
    code: fc.constantFrom(...USER_ERROR_CODES),
    message: fc.string(),
    quantity: fc.nat(),
    missing: anyMoney,
    lineUids: fc.array(fc.string(), { maxLength: 2 }),
    coupon: fc.string(),
  },
  { requiredKeys: ['code', 'message'] },
);
