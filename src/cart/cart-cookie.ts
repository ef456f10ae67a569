/**
 * Name of the cookie that identifies a shopper's cart to the server for pages used without
 * JavaScript. The browser code maintains it too, so that both modes share one cart.
 */
export const CART_COOKIE = 'cart_id';

/** Lifetime of the cookie after the last change of the cart, in seconds: 30 days. */
export const CART_COOKIE_LIFETIME = 30 * 24 * 60 * 60;

/**
 * Whether a text has the format of a cart id of the commerce systems. Text in any other format was
 * never a cart id, wherever it is stored.
 */
export const isCartId = (text: string): boolean => /^[\w-]{1,64}$/u.test(text);
