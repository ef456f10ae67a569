import { GraphQLError } from 'graphql';
import { ok } from '#src/shared/result.ts';
import type { MagentoContext } from '../magento-context.ts';
import type { MagentoResolvers } from '../magento-resolvers.ts';
import { addItems, type CartItemInput } from './add-items.ts';
import { addBundle, addConfigurable, addSimple } from './add-items-deprecated.ts';
import type { CartDependencies } from './cart-dependencies.ts';
import { changeCart, readCart, type CartChange } from './change-cart.ts';
import { clearCart } from './clear-cart.ts';
import { applyCoupon, removeCoupon } from './coupons.ts';
import { setBillingAddress, setGuestEmail, setShippingAddresses } from './contact.ts';
import { createCart } from './create-cart.ts';
import { estimateTotals } from './estimate-totals.ts';
import { removeItem, updateItems } from './update-items.ts';

export const createCartResolvers = (shop: CartDependencies): MagentoResolvers => ({
  ...wholeCarts(shop),
  addProductsToCart: ({ cartId, cartItems }: AddArguments, { locale }) =>
    changeCart(shop, locale, cartId, (quote) => ok({ user_errors: addItems(quote, cartItems) })),
  addSimpleProductsToCart: changing(shop, addSimple),
  addConfigurableProductsToCart: changing(shop, addConfigurable),
  addBundleProductsToCart: changing(shop, addBundle),
  updateCartItems: changing(shop, updateItems),
  removeItemFromCart: changing(shop, removeItem),
  applyCouponToCart: changing(shop, applyCoupon),
  removeCouponFromCart: changing(shop, () => removeCoupon),
  setShippingAddressesOnCart: changing(shop, setShippingAddresses),
  setBillingAddressOnCart: changing(shop, setBillingAddress),
  setGuestEmailOnCart: changing(shop, setGuestEmail),
  estimateTotals: changing(shop, estimateTotals),
});

const wholeCarts = (shop: CartDependencies): MagentoResolvers => ({
  cart: ({ cart_id: id }: CartIdInput, { locale }) => readCart(shop, locale, id),
  createEmptyCart: ({ input }: { readonly input?: Partial<CartIdInput> | null }, { locale }) =>
    createCart(shop, locale, input?.cart_id),
  createGuestCart: ({ input }: { readonly input?: CartUidInput | null }, { locale }) => {
    const id = createCart(shop, locale, input?.cart_uid);
    if (id instanceof GraphQLError) return id;
    const cart = readCart(shop, locale, id);
    return cart instanceof GraphQLError ? cart : { cart };
  },
  clearCart: ({ input }: { readonly input: { readonly uid: string } }, { locale }) =>
    clearCart(shop, locale, input.uid),
});

/** Resolves a mutation whose arguments are all in `input`, including the cart id. */
const changing =
  <Input extends object>(shop: CartDependencies, change: (input: Input) => CartChange<object>) =>
  ({ input }: { readonly input?: (Input & CartIdInput) | null }, { locale }: MagentoContext) =>
    input ? changeCart(shop, locale, input.cart_id, change(input)) : null;

type CartIdInput = { readonly cart_id: string };
type CartUidInput = { readonly cart_uid?: string | null };
type AddArguments = { readonly cartId: string; readonly cartItems: readonly CartItemInput[] };
