import type { LocalizedText } from '../shared/locale.ts';
import type { CartAnswer, UserErrorCode } from './cart.ts';

/** Rate limits of one client per minute: carts created, and changes of carts. */
export type CartRateLimits = { readonly carts: number; readonly changes: number };

/**
 * Many times what one shopper does, because an office or the customers of a mobile network share
 * one IP address.
 */
export const DEFAULT_CART_RATE_LIMITS: CartRateLimits = { carts: 60, changes: 240 };

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** Allowance per hour, as a multiple of the allowance per minute: a burst does not last an hour. */
const BURSTS_PER_HOUR = 10;

type Limit = { readonly max: number; readonly period: number };

/** A rate-limit counter: its name (what is counted, for which client or cart) and its limit. */
export type CartRateCounter = { readonly name: string; readonly limit: Limit };

/** The rate-limit counters for the creation of a cart. */
export const rateCountersOfCreation = (
  { carts }: CartRateLimits,
  client: string,
): readonly CartRateCounter[] => rateCountersOfClient('carts', carts, client);

/**
 * The rate-limit counters for a change of a cart. The client's own counters come first: a client
 * can name any cart id, and must be stopped before it fills the list of counted carts.
 */
export const rateCountersOfChange = (
  { changes }: CartRateLimits,
  client: string,
  cartId: string,
): readonly CartRateCounter[] => [
  ...rateCountersOfClient('cart-changes', changes, client),
  {
    name: `cart-changes:cart:${cartId}`,
    limit: { max: Math.ceil(changes / 2), period: MINUTE },
  },
];

const rateCountersOfClient = (
  kind: string,
  max: number,
  client: string,
): readonly CartRateCounter[] => [
  { name: `${kind}:minute:client:${client}`, limit: { max, period: MINUTE } },
  { name: `${kind}:hour:client:${client}`, limit: { max: max * BURSTS_PER_HOUR, period: HOUR } },
];

/** Message to a shopper whose IP address has created too many carts. */
export const TOO_MANY_CARTS_MESSAGE: LocalizedText = {
  nl: 'Er zijn te veel winkelwagens aangemaakt. Probeer het over een paar minuten opnieuw.',
  'nl-be': 'Er zijn te veel winkelmandjes aangemaakt. Probeer het over een paar minuten opnieuw.',
  de: 'Es wurden zu viele Warenkörbe angelegt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  en: 'Too many carts were created. Please try again in a few minutes.',
};

/** Message to a shopper whose IP address, or whose cart, has had too many changes. */
export const TOO_MANY_CHANGES_MESSAGE: LocalizedText = {
  nl: 'De winkelwagen is te vaak gewijzigd. Probeer het over een paar minuten opnieuw.',
  'nl-be': 'Het winkelmandje is te vaak gewijzigd. Probeer het over een paar minuten opnieuw.',
  de: 'Der Warenkorb wurde zu oft geändert. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  en: 'The cart was changed too often. Please try again in a few minutes.',
};

const TEN_MINUTES = 10 * 60 * 1000;

/** Rate limits of wrong codes, per cart and per client address; `period` is in milliseconds. */
export const COUPON_ATTEMPTS = {
  cart: { max: 10, period: TEN_MINUTES },
  client: { max: 30, period: TEN_MINUTES },
} as const;

/**
 * Whether a coupon was refused because its code is wrong, as when a client guesses codes. A valid
 * code that this cart does not qualify for does not count: the shopper got it from the shop.
 */
export const isInvalidCouponCode = ({ userErrors }: CartAnswer): boolean =>
  userErrors.some(({ code }) => INVALID_CODE_ERRORS.has(code));

const INVALID_CODE_ERRORS: ReadonlySet<UserErrorCode> = new Set([
  'COUPON_NOT_FOUND',
  'COUPON_NOT_VALID',
  'COUPON_EXPIRED',
  'COUPON_NOT_YET_VALID',
  'COUPON_USED',
]);

/** Message to a shopper who has tried too many codes. */
export const TOO_MANY_COUPON_ATTEMPTS_MESSAGE: LocalizedText = {
  nl: 'Je hebt te veel kortingscodes geprobeerd. Probeer het over een paar minuten opnieuw.',
  de: 'Das waren zu viele Gutscheincodes. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  en: 'That was too many discount codes. Please try again in a few minutes.',
};
