import type { LocalWords } from '../shared/local-words.ts';
import type { CartAnswer, UserErrorCode } from './cart.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/** How many wrong codes are let through in how many milliseconds: of one cart, from one address. */
export const COUPON_ATTEMPTS = {
  cart: { most: 10, period: TEN_MINUTES },
  client: { most: 30, period: TEN_MINUTES },
} as const;

/**
 * Whether a coupon was refused because its code is wrong, as those are that somebody guesses. A code
 * that is good, but not for this cart as it is, is none: who knows it has it from the shop.
 */
export const isWrongCode = ({ userErrors }: CartAnswer): boolean =>
  userErrors.some(({ code }) => WRONG.has(code));

const WRONG: ReadonlySet<UserErrorCode> = new Set([
  'COUPON_NOT_FOUND',
  'COUPON_NOT_VALID',
  'COUPON_EXPIRED',
  'COUPON_NOT_YET_VALID',
  'COUPON_USED',
]);

/** What a shopper reads who has tried too many. */
export const TOO_MANY_CODES: LocalWords = {
  nl: 'Je hebt te veel kortingscodes geprobeerd. Probeer het over een paar minuten opnieuw.',
  de: 'Das waren zu viele Gutscheincodes. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  en: 'That was too many discount codes. Please try again in a few minutes.',
};
