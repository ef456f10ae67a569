import type { LocalizedText } from '../shared/localized-text.ts';
import type { CartAnswer, UserErrorCode } from './cart.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/** Rate limits of wrong codes, per cart and per client address; `period` is in milliseconds. */
export const COUPON_ATTEMPTS = {
  cart: { most: 10, period: TEN_MINUTES },
  client: { most: 30, period: TEN_MINUTES },
} as const;

/**
 * Whether a coupon was refused because its code is wrong, as when a client guesses codes. A valid
 * code that this cart does not qualify for does not count: the shopper got it from the shop.
 */
export const isWrongCouponCode = ({ userErrors }: CartAnswer): boolean =>
  userErrors.some(({ code }) => WRONG.has(code));

const WRONG: ReadonlySet<UserErrorCode> = new Set([
  'COUPON_NOT_FOUND',
  'COUPON_NOT_VALID',
  'COUPON_EXPIRED',
  'COUPON_NOT_YET_VALID',
  'COUPON_USED',
]);

/** Message to a shopper who has tried too many codes. */
export const TOO_MANY_COUPON_ATTEMPTS: LocalizedText = {
  nl: 'Je hebt te veel kortingscodes geprobeerd. Probeer het over een paar minuten opnieuw.',
  de: 'Das waren zu viele Gutscheincodes. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  en: 'That was too many discount codes. Please try again in a few minutes.',
};
