import { readCookie } from './read-cookie.ts';

/** Ids are the commerce side's; this is all that may stand in one. */
export const CART_ID = /^[\w-]{1,64}$/u;

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** The cart of a shopper whose browser runs no script; script adopts it, and so may read it. */
export function readCartCookie(header: string | undefined): string | undefined {
  const id = readCookie(header, 'cart_id');
  return id !== undefined && CART_ID.test(id) ? id : undefined;
}

export const writeCartCookie = (cartId: string, isSecure: boolean): string =>
  `cart_id=${cartId}; Path=/; Max-Age=${THIRTY_DAYS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
