import type { CallFailure, RefusalCode } from '#src/cart/retry/failure-class.ts';
import { readFields, readText, readValidItems, withDefault } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { MagentoAnswer, MagentoError } from '../magento-answer.ts';

/*
 * Maps Magento's errors to cart failures. Messages are in the store view's language, so `err_code`
 * decides, then category and kind of call. The category alone is too little: `graphql-no-such-entity`
 * is a lost cart, a bad coupon, an unknown line or a coupon on an empty cart.
 */

/** The kinds of cart calls whose errors differ. */
export type CartCallKind =
  | 'add'
  | 'update'
  | 'remove'
  | 'apply-coupon'
  | 'remove-coupon'
  | 'set-contact';

/** Returns the field of an answer, or the error in its place. */
export function payloadOf(answer: MagentoAnswer, field: string): Result<object, FailedCall> {
  const value: unknown = Object.entries(answer.data ?? {}).find(([name]) => name === field)?.[1];
  if (typeof value === 'object' && value !== null) return ok(value);
  return err({ error: answer.errors.find(({ path }) => path[0] === field) ?? answer.errors[0] });
}

/** `error` is `undefined` if the answer has neither the field nor errors. */
export type FailedCall = { readonly error: MagentoError | undefined };

/** Returns what an error means for any kind of call; `ambiguous` if the cart has to be read to tell. */
export function classifyError({ error }: FailedCall): CallFailure | 'ambiguous' {
  if (!error) return { kind: 'bad-answer' };
  if (error.code === 'CART_NOT_FOUND') return refused('cart-not-found');
  if (error.code === 'CART_NOT_ACTIVE') return refused('cart-not-active');
  switch (error.category) {
    case 'graphql-already-exists':
      return refused('cart-exists');
    case 'graphql-authentication':
      return { kind: 'http', status: 401 };
    case 'graphql-input':
    case 'graphql-no-such-entity':
    case 'graphql-authorization':
      // An empty path means the request itself is wrong: an unknown store view.
      return error.path.length === 0 ? { kind: 'http', status: 400 } : 'ambiguous';
    default:
      return { kind: 'errors-without-data' };
  }
}

/**
 * Returns the meaning of an error in place of a cart. A cart of another website or of a customer
 * counts as not found.
 */
export function classifyCartError(failed: FailedCall): CallFailure {
  const failure = classifyError(failed);
  return failure === 'ambiguous' ? refused('cart-not-found') : failure;
}

/** Returns the meaning of an ambiguous error when the cart exists, by the coupons it has. */
export function classifyAmbiguousError(
  callKind: CartCallKind,
  { error }: FailedCall,
  {
    hasAny,
    hasRequested: hasRequestedCoupon,
  }: { readonly hasAny: boolean; readonly hasRequested: boolean },
): CallFailure {
  const isMissing = error?.category === 'graphql-no-such-entity';
  switch (callKind) {
    case 'update':
    case 'remove':
      return refused(isMissing ? 'line-not-found' : 'bad-input');
    case 'apply-coupon':
      return refused(hasRequestedCoupon ? 'coupon-applied' : 'bad-input');
    case 'remove-coupon':
      return refused(isMissing && !hasAny ? 'coupon-not-applied' : 'bad-input');
    case 'add':
    case 'set-contact':
      return refused('bad-input');
  }
}

export const refused = (code: RefusalCode): CallFailure => ({ kind: 'refused', code });

/** Returns the coupon codes of a cart that was queried for little else. */
export const couponsIn = (cart: object): readonly string[] =>
  readState(cart)?.applied_coupons.map(({ code }) => code) ?? [];

const readState = readFields({
  applied_coupons: withDefault(readValidItems(readFields({ code: readText })), []),
});
