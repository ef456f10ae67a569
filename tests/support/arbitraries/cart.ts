import fc from 'fast-check';
import type { Cart, CartAnswer, CartItem, NewCartItem } from '#src/cart/cart.ts';
import { INITIAL_CART_STATE, type CartEvent, type CartState } from '#src/cart/cart-state.ts';
import { nextCartState } from '#src/cart/next-cart-state.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import { anyPicture } from './catalog.ts';
import { anyAddress } from './address.ts';
import { anyCartPrices, anyUserError } from './cart-parts.ts';
import { anyMoney } from './pricing.ts';
import { anyWebPath } from './web-addresses.ts';

/** Ids of lines and carts: few, so that events refer to the same ones, and any text at all. */
export const anyUid = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('u1', 'u2') }, fc.string());
export const anyCartId = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('c1', 'c2') },
  fc.string({ minLength: 1 }),
);
const anySku = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('BED', 'LAMP') }, fc.string());

export const anyCartItem: fc.Arbitrary<CartItem> = fc.record(
  {
    uid: anyUid,
    quantity: fc.nat(),
    product: fc.record({
      sku: anySku,
      name: fc.string({ unit: 'grapheme' }),
      url: anyWebPath,
      image: anyPicture,
    }),
    productSku: anySku,
    options: fc.array(
      fc.record(
        { label: fc.string(), value: fc.string(), uid: fc.string() },
        { requiredKeys: ['label', 'value'] },
      ),
    ),
    price: anyMoney,
    regularPrice: anyMoney,
    rowTotal: anyMoney,
  },
  {
    requiredKeys: ['uid', 'quantity', 'product', 'options', 'price', 'regularPrice', 'rowTotal'],
  },
);

export const anyCart: fc.Arbitrary<Cart> = fc.record({
  id: anyCartId,
  items: fc.array(anyCartItem),
  totalQuantity: fc.nat(),
  prices: anyCartPrices,
  shippingAddresses: fc.array(anyAddress, { maxLength: 2 }),
  billingAddress: fc.option(anyAddress),
  appliedCoupons: fc.array(fc.string()),
  email: fc.option(fc.emailAddress()),
  isVirtual: fc.boolean(),
  errors: fc.array(anyUserError),
});

export const anyCartAnswer: fc.Arbitrary<CartAnswer> = fc.record({
  cart: fc.option(anyCart),
  userErrors: fc.array(anyUserError),
});

const anyNewItem: fc.Arbitrary<NewCartItem> = fc.record(
  {
    sku: anySku,
    quantity: fc.integer(),
    optionUids: fc.array(fc.constantFrom('o1', 'o2'), { maxLength: 2 }),
  },
  { requiredKeys: ['sku', 'quantity'] },
);

const anyTyped = fc.record({ city: fc.string(), country: fc.constant('NL') });

/** Any cart command, also with a quantity that is not sold. */
export const anyShopperCommand: fc.Arbitrary<CartCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    key: fc.uuid(),
    item: anyNewItem,
  }),
  fc.record({
    kind: fc.constant('update' as const),
    uid: anyUid,
    quantity: fc.oneof(fc.nat({ max: 3 }), fc.integer()),
  }),
  fc.record({ kind: fc.constant('remove' as const), uid: anyUid }),
  fc.record({ kind: fc.constant('apply-coupon' as const), code: fc.string() }),
  fc.record({ kind: fc.constant('remove-coupon' as const), code: fc.string() }),
  fc.record({ kind: fc.constant('set-shipping-address' as const), typed: anyTyped }),
  fc.record({ kind: fc.constant('set-billing-address' as const), typed: anyTyped }),
  fc.record({ kind: fc.constant('set-email' as const), typed: fc.string() }),
);

export const anyCartCommand: fc.Arbitrary<CartCommand> = fc.oneof(
  { weight: 5, arbitrary: anyShopperCommand },
  fc.record({ kind: fc.constant('restore-line' as const), key: fc.uuid(), item: anyCartItem }),
  fc.record({
    kind: fc.constant('replace-line' as const),
    uid: anyUid,
    key: fc.uuid(),
    item: anyNewItem,
  }),
  fc.constant({ kind: 'load' } as const),
);

/** An event that settles a request; a wild one need not match the request. */
export const anyRequestResult: fc.Arbitrary<CartEvent> = fc.oneof(
  anyCartAnswer.map((answer) => ({ type: 'answered', answer }) as const),
  anyCartId.map((cartId) => ({ type: 'created', cartId }) as const),
  fc.constant({ type: 'failed' } as const),
  fc.constant({ type: 'busy', retryAfterSeconds: 60 } as const),
);

/** An event from outside the tab. */
export const anyStorageEvent: fc.Arbitrary<CartEvent> = fc.oneof(
  anyCart.map((cart) => ({ type: 'restored', cart }) as const),
  anyCartId.map((cartId) => ({ type: 'id-found', cartId }) as const),
  fc.constant({ type: 'cleared' } as const),
);

/** Any event, also out of order. */
export const anyCartEvent: fc.Arbitrary<CartEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: anyCartCommand.map((command) => ({ type: 'submitted', command }) as const),
  },
  { weight: 3, arbitrary: fc.constant({ type: 'sent' } as const) },
  { weight: 2, arbitrary: anyRequestResult },
  anyStorageEvent,
  fc.constant({ type: 'undo-dismissed' } as const),
);

/** The state of a tab after any events, with or without a request in flight. */
export const anyCartState: fc.Arbitrary<CartState> = fc
  .array(anyCartEvent)
  .map((events) => events.reduce(nextCartState, INITIAL_CART_STATE));

/** The state of a tab after any events, without a request in flight. */
export const anyIdleCartState: fc.Arbitrary<CartState> = anyCartState.map((state) =>
  nextCartState(state, { type: 'failed' }),
);
