import type { CallFailure, RefusalCode } from '#src/cart/retry/failure-class.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import { orElse, readSomeOf } from '#src/shared/lenient-readers.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { MagentoAnswer, MagentoError } from '../magento-answer.ts';

/*
 * What Magento's errors mean for a cart. Its words are in the language of the store view, so that
 * the `err_code` decides, then the category and what was asked. A category alone tells too little:
 * `graphql-no-such-entity` is a dead cart, a bad coupon, an unknown line, a coupon on an empty cart.
 */

/** What is asked of a cart, as far as its errors differ. */
export type CartQuestion =
  'add' | 'update' | 'remove' | 'apply-coupon' | 'remove-coupon' | 'set-contact';

/** The field of an answer, or the error that stands in its place. */
export function fieldOf(answer: MagentoAnswer, field: string): Result<object, Failed> {
  const value: unknown = Object.entries(answer.data ?? {}).find(([name]) => name === field)?.[1];
  if (typeof value === 'object' && value !== null) return ok(value);
  return err({ error: answer.errors.find(({ path }) => path[0] === field) ?? answer.errors[0] });
}

/** No error at all is an answer that says nothing. */
export type Failed = { readonly error: MagentoError | undefined };

/** What an error means whatever was asked; `ambiguous` where a look at the cart has to tell. */
export function meaningOf({ error }: Failed): CallFailure | 'ambiguous' {
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
      // Before any field was looked at it is the request that is wrong: an unknown store view.
      return error.path.length === 0 ? { kind: 'http', status: 400 } : 'ambiguous';
    default:
      return { kind: 'errors-without-data' };
  }
}

/**
 * What an error in the place of a cart means. One that another website keeps, or a customer, is none
 * of this shopper's.
 */
export function meaningForCart(failed: Failed): CallFailure {
  const meaning = meaningOf(failed);
  return meaning === 'ambiguous' ? refused('cart-not-found') : meaning;
}

/** What an ambiguous error means when the cart is there, with coupons or the one that was wanted. */
export function meaningForLive(
  question: CartQuestion,
  { error }: Failed,
  { hasAny, hasWanted }: { readonly hasAny: boolean; readonly hasWanted: boolean },
): CallFailure {
  const isMissing = error?.category === 'graphql-no-such-entity';
  switch (question) {
    case 'update':
    case 'remove':
      return refused(isMissing ? 'line-not-found' : 'bad-input');
    case 'apply-coupon':
      return refused(hasWanted ? 'coupon-applied' : 'bad-input');
    case 'remove-coupon':
      return refused(isMissing && !hasAny ? 'coupon-not-applied' : 'bad-input');
    case 'add':
    case 'set-contact':
      return refused('bad-input');
  }
}

export const refused = (code: RefusalCode): CallFailure => ({ kind: 'refused', code });

/** The coupons of a cart of which little else was asked. */
export const couponsIn = (cart: object): readonly string[] =>
  readState(cart)?.applied_coupons.map(({ code }) => code) ?? [];

const readState = readFields({
  applied_coupons: orElse(readSomeOf(readFields({ code: readText })), []),
});
