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
  classifyCartError,
  classifyAmbiguousError,
  classifyError,
  type CartCallKind,
  type FailedCall,
} from './cart-errors.ts';

/** The cart after a change, or how the call failed. */
export type CartResult = Result<Cart, CallFailure>;

/** The question asked and the cart it concerns. */
export type CartCallContext = {
  readonly locale: Locale;
  readonly cartId: string;
  readonly question: CartCallKind;
  /** The coupon to apply. */
  readonly wanted?: string;
};

type Answering = Promise<Result<MagentoAnswer, CallFailure>>;

/** Reads the answers of changes, and reads the cart again if an answer is ambiguous. */
export type CartCalls = {
  /** Returns the payload of a field, and the whole cart in it. */
  readonly changed: (
    asked: CartCallContext,
    field: string,
    answering: Answering,
  ) => Promise<Result<{ readonly payload: object; readonly cart: Cart }, CallFailure>>;
  /** Returns the cart alone. */
  readonly simply: (
    asked: CartCallContext,
    field: string,
    answering: Answering,
  ) => Promise<CartResult>;
};

export function createCartCalls(client: MagentoClient, pages: CartPages): CartCalls {
  async function explained(asked: CartCallContext, failed: FailedCall): Promise<CallFailure> {
    const meaning = classifyError(failed);
    if (meaning !== 'ambiguous') return meaning;
    const coupons = await couponsNow(client, asked);
    return coupons.ok
      ? classifyAmbiguousError(asked.question, failed, coupons.value)
      : coupons.error;
  }

  const calls: CartCalls = {
    async changed(asked, field, answering) {
      const answer = await answering;
      if (!answer.ok) return answer;
      const payload = payloadOf(answer.value, field);
      if (!payload.ok) return err(await explained(asked, payload.error));
      const cart = await pages.whole(asked.locale, asked.cartId, cartIn(payload.value));
      return cart.ok
        ? ok({ payload: payload.value, cart: cart.value })
        : err(afterChange(cart.error));
    },
    async simply(asked, field, answering) {
      const answer = await calls.changed(asked, field, answering);
      return answer.ok ? ok(answer.value.cart) : answer;
    },
  };
  return calls;
}

/**
 * Converts a failure of the read that follows an answered change. The change was carried out, so it
 * must not be sent again.
 */
const afterChange = (failure: CallFailure): CallFailure =>
  classifyFailure(failure) === 'cart-gone' ? failure : { kind: 'bad-answer' };

/** Returns whether the cart exists and which coupons it has, by a small query. */
async function couponsNow(
  client: MagentoClient,
  { locale, cartId, wanted = '' }: CartCallContext,
): Promise<Result<{ readonly hasAny: boolean; readonly hasWanted: boolean }, CallFailure>> {
  const answer = await client.ask(locale, CartState, { cartId });
  if (!answer.ok) return answer;
  const cart = payloadOf(answer.value, 'cart');
  if (!cart.ok) return err(classifyCartError(cart.error));
  const coupons = couponsIn(cart.value);
  const hasWanted = coupons.some((code) => sameCoupon(code, wanted));
  return ok({ hasAny: coupons.length > 0, hasWanted });
}

const cartIn = (payload: object): unknown => ('cart' in payload ? payload.cart : undefined);
