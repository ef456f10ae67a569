import type { Drift } from '#ports/drift.ts';
import type { Address } from '#src/address/address.ts';
import type { Cart } from '#src/cart/cart.ts';
import { sameCoupon } from '#src/cart/coupon-code.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import {
  AddToCart,
  ApplyCoupon,
  Cart as CartQuery,
  CartState,
  CreateCart,
  RemoveCoupon,
  RemoveFromCart,
  SetBillingAddress,
  SetGuestEmail,
  SetShippingAddress,
  UpdateCart,
} from '../generated/operations.ts';
import type { MagentoAnswer } from '../magento-answer.ts';
import type { MagentoClient } from '../magento-client.ts';
import { toAddressInput } from './cart-address.ts';
import { createCartPages } from './cart-pages.ts';
import {
  couponsIn,
  fieldOf,
  meaningForCart,
  meaningForLive,
  meaningOf,
  refused,
  type CartQuestion,
  type Failed,
} from './cart-trouble.ts';
import type { WayToBuy } from './ways-to-buy.ts';

/** A cart after a change, or what became of the call. */
export type CartReply = Result<Cart, CallFailure>;

/** What was added, and whether part of it was refused. */
export type AddReply = Result<{ readonly cart: Cart; readonly isPartial: boolean }, CallFailure>;

/** So much of each way to buy. */
export type Purchase = WayToBuy['buy'] & { readonly quantity: number };

/** One call at a time to Magento's carts; nothing is tried again here but reads. */
export type MagentoCarts = ReturnType<typeof createMagentoCarts>;

type CartsParts = {
  readonly client: MagentoClient;
  readonly drift: Drift;
  /** Name of the header in which the body scan travels along with an add (C8). */
  readonly bodyScanHeader: string;
};

export function createMagentoCarts({ client, drift, bodyScanHeader }: CartsParts) {
  const pages = createCartPages(client, drift);

  /** Whether a cart is there, told by one that is asked for little. */
  async function stateOf(
    locale: Locale,
    cartId: string,
  ): Promise<Result<readonly string[], CallFailure>> {
    const answer = await client.ask(locale, CartState, { cartId });
    if (!answer.ok) return answer;
    const cart = fieldOf(answer.value, 'cart');
    return cart.ok ? ok(couponsIn(cart.value)) : err(meaningForCart(cart.error));
  }

  /** Looks at the cart where an error may mean that it is gone, and may mean something else. */
  async function explained(
    { locale, cartId, question, wanted }: Asked,
    failed: Failed,
  ): Promise<CallFailure> {
    const meaning = meaningOf(failed);
    if (meaning !== 'ambiguous') return meaning;
    const coupons = await stateOf(locale, cartId);
    if (!coupons.ok) return coupons.error;
    const applied =
      wanted === undefined ? [] : coupons.value.filter((one) => sameCoupon(one, wanted));
    return meaningForLive(question, failed, {
      coupons: applied.length > 0 && wanted !== undefined ? [wanted] : coupons.value,
      ...(wanted !== undefined && { wanted }),
    });
  }

  async function changed(
    asked: Asked,
    field: string,
    call: Promise<Result<MagentoAnswer, CallFailure>>,
  ): Promise<Result<{ readonly payload: object; readonly cart: Cart }, CallFailure>> {
    const answer = await call;
    if (!answer.ok) return answer;
    const payload = fieldOf(answer.value, field);
    if (!payload.ok) return err(await explained(asked, payload.error));
    const cart = await pages.whole(asked.locale, asked.cartId, cartIn(payload.value));
    return cart.ok ? ok({ payload: payload.value, cart: cart.value }) : cart;
  }

  /** A change of which Magento answers the cart and nothing else that is of use. */
  async function simply(...change: Parameters<typeof changed>): Promise<CartReply> {
    const answer = await changed(...change);
    return answer.ok ? ok(answer.value.cart) : answer;
  }

  return {
    /** Under an id that we have made: that there is such a cart already means that it was made. */
    async create(locale: Locale, cartId: string): Promise<Result<'created', CallFailure>> {
      const answer = await client.change(locale, CreateCart, { cartId });
      if (!answer.ok) return answer;
      const isMade = Object.values(answer.value.data ?? {}).includes(cartId);
      if (isMade) return ok('created');
      const meaning = meaningOf({ error: answer.value.errors[0] });
      return err(meaning === 'ambiguous' ? refused('bad-input') : meaning);
    },
    async read(locale: Locale, cartId: string): Promise<CartReply> {
      const answer = await client.ask(locale, CartQuery, { cartId });
      if (!answer.ok) return answer;
      const cart = fieldOf(answer.value, 'cart');
      return cart.ok ? pages.whole(locale, cartId, cart.value) : err(meaningForCart(cart.error));
    },
    async add(
      locale: Locale,
      cartId: string,
      items: readonly Purchase[],
      bodyScan?: string,
    ): Promise<AddReply> {
      const headers = bodyScan === undefined ? {} : { [bodyScanHeader]: bodyScan };
      const call = client.change(locale, AddToCart, { cartId, items: [...items] }, headers);
      const added = await changed({ locale, cartId, question: 'add' }, 'addProductsToCart', call);
      if (!added.ok) return added;
      const { cart, payload } = added.value;
      return ok({ cart, isPartial: hasUserErrors(payload) });
    },
    /**
     * Up to 2.4.7 a refusal is an error; later it stands in a field that earlier schemas lack. The
     * cart tells it in either case.
     */
    async set(locale: Locale, cartId: string, uid: string, quantity: number): Promise<CartReply> {
      const items = [{ cart_item_uid: uid, quantity }];
      const call = client.change(locale, UpdateCart, { cartId, items });
      const cart = await simply({ locale, cartId, question: 'update' }, 'updateCartItems', call);
      if (!cart.ok) return cart;
      const line = cart.value.items.find((item) => item.uid === uid);
      if (line?.quantity === quantity) return cart;
      return err(refused(line ? 'bad-input' : 'line-not-found'));
    },
    remove(locale: Locale, cartId: string, uid: string): Promise<CartReply> {
      const call = client.change(locale, RemoveFromCart, { cartId, uid });
      return simply({ locale, cartId, question: 'remove' }, 'removeItemFromCart', call);
    },
    applyCoupon(locale: Locale, cartId: string, code: string): Promise<CartReply> {
      const call = client.change(locale, ApplyCoupon, { cartId, code });
      const asked = { locale, cartId, question: 'apply-coupon', wanted: code } as const;
      return simply(asked, 'applyCouponToCart', call);
    },
    removeCoupon(locale: Locale, cartId: string): Promise<CartReply> {
      const call = client.change(locale, RemoveCoupon, { cartId });
      return simply({ locale, cartId, question: 'remove-coupon' }, 'removeCouponFromCart', call);
    },
    setShippingAddress(locale: Locale, cartId: string, address: Address): Promise<CartReply> {
      const variables = { cartId, address: toAddressInput(address) };
      const call = client.change(locale, SetShippingAddress, variables);
      return simply(
        { locale, cartId, question: 'set-contact' },
        'setShippingAddressesOnCart',
        call,
      );
    },
    setBillingAddress(locale: Locale, cartId: string, address: Address): Promise<CartReply> {
      const variables = { cartId, address: toAddressInput(address) };
      const call = client.change(locale, SetBillingAddress, variables);
      return simply({ locale, cartId, question: 'set-contact' }, 'setBillingAddressOnCart', call);
    },
    setEmail(locale: Locale, cartId: string, email: string): Promise<CartReply> {
      const call = client.change(locale, SetGuestEmail, { cartId, email });
      return simply({ locale, cartId, question: 'set-contact' }, 'setGuestEmailOnCart', call);
    },
  };
}

type Asked = {
  readonly locale: Locale;
  readonly cartId: string;
  readonly question: CartQuestion;
  /** The coupon that was to be applied. */
  readonly wanted?: string;
};

const cartIn = (payload: object): unknown => ('cart' in payload ? payload.cart : undefined);

const hasUserErrors = (payload: object): boolean =>
  'user_errors' in payload && Array.isArray(payload.user_errors) && payload.user_errors.length > 0;
