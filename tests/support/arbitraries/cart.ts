import fc from 'fast-check';
import { USER_ERROR_CODES, type Cart, type CartAnswer, type CartItem } from '#src/cart/cart.ts';
import type { CartEvent } from '#src/cart/cart-state.ts';
import { anyPicture } from './catalog.ts';
import { anyMoney } from './pricing.ts';

export const anyCartItem: fc.Arbitrary<CartItem> = fc.record({
  uid: fc.string(),
  quantity: fc.nat(),
  product: fc.record({
    sku: fc.string(),
    name: fc.string({ unit: 'grapheme' }),
    url: fc.webPath(),
    image: anyPicture,
  }),
  options: fc.array(fc.record({ label: fc.string(), value: fc.string() })),
  price: anyMoney,
  regularPrice: anyMoney,
  rowTotal: anyMoney,
});

export const anyCart: fc.Arbitrary<Cart> = fc.record({
  id: fc.string({ minLength: 1 }),
  items: fc.array(anyCartItem),
  totalQuantity: fc.nat(),
  prices: fc.record({ grandTotal: anyMoney, subtotal: anyMoney, saved: anyMoney }),
  appliedCoupons: fc.array(fc.string()),
  email: fc.option(fc.emailAddress()),
  isVirtual: fc.boolean(),
});

export const anyCartAnswer: fc.Arbitrary<CartAnswer> = fc.record({
  cart: fc.option(anyCart),
  userErrors: fc.array(
    fc.record({ code: fc.constantFrom(...USER_ERROR_CODES), message: fc.string() }),
  ),
});

export const anyCartEvent: fc.Arbitrary<CartEvent> = fc.oneof(
  anyCart.map((cart) => ({ type: 'restored', cart }) as const),
  fc.string({ minLength: 1 }).map((cartId) => ({ type: 'created', cartId }) as const),
  fc.constant({ type: 'requested' } as const),
  anyCartAnswer.map((answer) => ({ type: 'answered', answer }) as const),
  fc.constantFrom({ type: 'failed' } as const, { type: 'cleared' } as const),
);
