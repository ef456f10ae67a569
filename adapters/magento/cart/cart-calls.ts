import type { Cart } from '#src/cart/cart.ts';
import { sameCoupon } from '#src/cart/coupon.ts';
import { classifyFailure, type CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { CartState } from '../generated/operations.ts';
import type { MagentoAnswer } from '../magento-answer.ts';
import type { MagentoClient } from '../magento-client.ts';
import type { CartPages } from './cart-pages.ts';
import {
  couponsIn,
  payloadOf,
  classifyAmbiguousError,
  classifyError,
  type CartCallKind,
  type FailedCall,
} from './cart-errors.ts';
import { explainMissingCart } from './missing-cart.ts';

/** The cart after a change, or how the call failed. */
export type CartResult = Result<Cart, CallFailure>;

/** The kind of a cart call and the cart it concerns. */
export type CartCallContext = {
  readonly locale: Locale;
  readonly cartId: string;
  readonly callKind: CartCallKind;
  /** The coupon to apply. */
  readonly couponCode?: string;
};

type Answering = Promise<Result<MagentoAnswer, CallFailure>>;

/** Reads the answers of changes, and reads the cart again if an answer is ambiguous. */
export type CartCalls = {
  /** Returns the payload of a field, and the whole cart in it. */
  readonly readChange: (
    context: CartCallContext,
    field: string,
    answering: Answering,
  ) => Promise<Result<{ readonly payload: object; readonly cart: Cart }, CallFailure>>;
  /** Returns the cart alone. */
  readonly readCart: (
    context: CartCallContext,
    field: string,
    answering: Answering,
  ) => Promise<CartResult>;
};

export function createCartCalls(client: MagentoClient, pages: CartPages): CartCalls {
  async function explained(context: CartCallContext, failed: FailedCall): Promise<CallFailure> {
    const failure = classifyError(failed);
    if (failure !== 'ambiguous' && !isOfContact(context, failed)) return failure;
    const coupons = await couponsNow(client, context);
    return coupons.ok
      ? classifyAmbiguousError(context.callKind, failed, coupons.value)
      : coupons.error;
  }

  const calls: CartCalls = {
    async readChange(context, field, answering) {
      const answer = await answering;
      if (!answer.ok) return answer;
      const payload = payloadOf(answer.value, field);
      if (!payload.ok) return err(await explained(context, payload.error));
      const cart = await pages.whole(context.locale, context.cartId, cartIn(payload.value));
      return cart.ok
        ? ok({ payload: payload.value, cart: cart.value })
        : err(afterChange(cart.error));
    },
    async readCart(context, field, answering) {
      const answer = await calls.readChange(context, field, answering);
      return answer.ok ? ok(answer.value.cart) : answer;
    },
  };
  return calls;
}

/**
 * Whether an error may be one of an address: Magento tells those of required fields without a path,
 * like an unknown store view, whose cart cannot be read either.
 */
const isOfContact = ({ callKind }: CartCallContext, { error }: FailedCall): boolean =>
  callKind === 'set-contact' && error?.category === 'graphql-input';

/**
 * Converts a failure of the read that follows an answered change. The change was carried out, so it
 * must not be sent again.
 */
const afterChange = (failure: CallFailure): CallFailure =>
  classifyFailure(failure) === 'cart-gone' ? failure : { kind: 'bad-answer' };

/** Returns whether the cart exists and which coupons it has, by a small query. */
async function couponsNow(
  client: MagentoClient,
  { locale, cartId, couponCode = '' }: CartCallContext,
): Promise<Result<{ readonly hasAny: boolean; readonly hasRequested: boolean }, CallFailure>> {
  const answer = await client.readPrivate(locale, CartState, { cartId });
  if (!answer.ok) return answer;
  const cart = payloadOf(answer.value, 'cart');
  if (!cart.ok) return err(await explainMissingCart(client, { locale, cartId }, cart.error));
  const coupons = couponsIn(cart.value);
  const hasRequested = coupons.some((code) => sameCoupon(code, couponCode));
  return ok({ hasAny: coupons.length > 0, hasRequested });
}

const cartIn = (payload: object): unknown => ('cart' in payload ? payload.cart : undefined);
