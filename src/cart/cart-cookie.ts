/**
 * The cookie that names a shopper's cart to the server, where a page is used without script.
 * Script keeps it too, so that either way of shopping finds the cart of the other.
 */
export const CART_COOKIE = 'cart_id';

/** How long a browser keeps the cookie after the last change of the cart, in seconds: 30 days. */
export const CART_COOKIE_LIFETIME = 30 * 24 * 60 * 60;

/**
 * Whether a text has the form in which commerce systems write the id of a cart. What has another
 * form was never the id of a cart, whoever keeps it.
 */
export const isCartId = (text: string): boolean => /^[\w-]{1,64}$/u.test(text);
