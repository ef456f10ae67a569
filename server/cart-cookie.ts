import { cartIdField } from './cart-fields.ts';
import { readCookie } from './read-cookie.ts';

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** The cart of a shopper whose browser runs no script; script adopts it, and so may read it. */
export const readCartCookie = (header: string | undefined): string | undefined =>
  cartIdField.safeParse(readCookie(header, 'cart_id')).data;

export const writeCartCookie = (cartId: string, isSecure: boolean): string =>
  `cart_id=${cartId}; Path=/; Max-Age=${THIRTY_DAYS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
