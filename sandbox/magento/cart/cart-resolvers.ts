import type { GraphQLError } from 'graphql';
import { changeCoupon, couponOf } from '#adapters/embedded/cart-coupon.ts';
import { CART_COOKIE_LIFETIME } from '#src/cart/cart.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import type { MagentoContext, MagentoResolvers } from '../magento-resolvers.ts';
import { addItems, type CartItemInput } from './add-items.ts';
import { refuse, refuseMissing } from './cart-errors.ts';
import { type CartChange, changeCart, readCart } from './change-cart.ts';
import { setBillingAddress, setGuestEmail, setShippingAddresses } from './contact.ts';
import type { Phrase } from './phrases.ts';
import { type CartDependencies, notesOf } from './quote.ts';
import { removeItem, updateItems } from './update-items.ts';

export const createCartResolvers = (shop: CartDependencies): MagentoResolvers => ({
  ...cartLifecycle(shop),
  addProductsToCart: ({ cartId, cartItems }: AddArguments, { locale }) =>
    refuseNoId(shop, locale, cartId, { name: 'cartId' }) ??
    changeCart(shop, locale, cartId, (quote) => ok({ user_errors: addItems(quote, cartItems) })),
  updateCartItems: changing(shop, updateItems, MISSING_WITH_STOP),
  removeItemFromCart: changing(shop, removeItem, MISSING_WITH_STOP),
  applyCouponToCart: changing(shop, applyCoupon),
  removeCouponFromCart: changing(shop, () => removeCoupon),
  setShippingAddressesOnCart: changing(shop, setShippingAddresses),
  setBillingAddressOnCart: changing(shop, setBillingAddress),
  setGuestEmailOnCart: changing(shop, setGuestEmail),
});

const cartLifecycle = (shop: CartDependencies): MagentoResolvers => ({
  cart: ({ cart_id: id }: CartIdInput, { locale }) =>
    refuseNoId(shop, locale, id, {}) ?? readCart(shop, locale, id),
  createEmptyCart: ({ input }: { readonly input?: Partial<CartIdInput> | null }, { locale }) =>
    createCart(shop, locale, input?.cart_id),
});

/** Resolves a mutation whose arguments are all in `input`, including the cart id. */
const changing =
  <Input extends object>(
    shop: CartDependencies,
    change: (input: Input) => CartChange<object>,
    missing: MissingId = {},
  ) =>
  ({ input }: { readonly input?: (Input & CartIdInput) | null }, { locale }: MagentoContext) =>
    input
      ? (refuseNoId(shop, locale, input.cart_id, missing) ??
        changeCart(shop, locale, input.cart_id, change(input)))
      : null;

/** How an operation words an empty cart id. */
type MissingId = { readonly name?: string; readonly phrase?: Phrase };

const MISSING_WITH_STOP: MissingId = { phrase: 'Required parameter "%1" is missing.' };

function refuseNoId(
  { faults }: CartDependencies,
  locale: Locale,
  id: string,
  { name = 'cart_id', phrase = 'Required parameter "%1" is missing' }: MissingId,
): GraphQLError | undefined {
  return id === '' ? refuse({ locale, faults }, 'graphql-input', phrase, name) : undefined;
}

type CartIdInput = { readonly cart_id: string };
type AddArguments = { readonly cartId: string; readonly cartItems: readonly CartItemInput[] };

/**
 * Applies a coupon code. Magento gives no reason for a refused coupon, uses the same category for a
 * lost cart, and does not replace a coupon.
 */
const applyCoupon =
  ({ coupon_code: code }: { readonly coupon_code: string }): CartChange<object> =>
  (quote) => {
    if (code === '') {
      const phrase = 'Required parameter "%1" is missing';
      return err(refuse(quote, 'graphql-input', phrase, 'coupon_code'));
    }
    if (couponOf(quote)?.discount.ok) {
      const phrase = 'A coupon is already applied to the cart. Please remove it to apply another';
      return err(refuse(quote, 'graphql-input', phrase));
    }
    if (quote.statements.countLines(quote.id) === 0) {
      return err(refuseMissing(quote, 'UNDEFINED', 'Cart does not contain products.'));
    }
    if (changeCoupon(quote, code).length > 0) {
      const phrase = "The coupon code isn't valid. Verify the code and try again.";
      return err(refuseMissing(quote, 'UNDEFINED', phrase));
    }
    quote.notes.write('coupon', code);
    return ok({});
  };

/** Removes the coupon. A missing coupon is no error, an empty cart is one. */
const removeCoupon: CartChange<object> = (quote) => {
  if (quote.statements.countLines(quote.id) === 0) {
    return err(refuseMissing(quote, 'UNDEFINED', 'Cart does not contain products'));
  }
  quote.statements.removeCoupon(quote.id);
  return ok({});
};

/** Length of a cart id chosen by a client. */
const ID_LENGTH = 32;

/** Creates a cart with the given id or a generated one, and returns the id. */
function createCart(
  { database, clock, ids, faults }: CartDependencies,
  locale: Locale,
  chosen: string | null | undefined,
): string | GraphQLError {
  const context = { locale, faults };
  const id = chosen ?? ids.next();
  if (id.length !== ID_LENGTH) {
    return refuse(context, 'graphql-input', 'Cart ID length should to be 32 symbols.');
  }
  return database.write((statements) => {
    if (statements.cart(id)) {
      return refuse(context, 'graphql-already-exists', 'Cart with ID "%1" already exists.', id);
    }
    const now = clock.now();
    statements.forgetCartsUntil(now - CART_COOKIE_LIFETIME * 1000);
    statements.createCart(id, now);
    notesOf(statements, id, now).write('store', locale);
    return id;
  });
}
