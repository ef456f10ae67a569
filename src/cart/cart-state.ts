import { EMPTY_CART, type Cart, type CartAnswer } from './cart.ts';

/**
 * What a tab knows of the shopper's cart. `cart` is what is shown: the last one that was restored
 * or answered. `pending` counts the requests that are under way.
 */
export type CartState = {
  readonly status: CartStatus;
  readonly cart: Cart;
  readonly pending: number;
};

/**
 * `unknown`: nobody has looked yet. `empty`: there is no cart. `loading`: the first answer is
 * awaited. `ready`: the cart is as it was last answered. `updating`: a newer answer is awaited.
 */
export type CartStatus = 'unknown' | 'empty' | 'loading' | 'ready' | 'updating';

export type CartEvent =
  /** A cart was found in the browser's storage. */
  | { readonly type: 'restored'; readonly cart: Cart }
  /** The commerce side has made an empty cart (C3). */
  | { readonly type: 'created'; readonly cartId: string }
  /** A request was sent; exactly one `answered` or `failed` follows it. */
  | { readonly type: 'requested' }
  | { readonly type: 'answered'; readonly answer: CartAnswer }
  /** No answer came, so that what is in the cart is not known (C5). */
  | { readonly type: 'failed' }
  /** The cart was given up elsewhere: ordered, or removed from storage by another tab. */
  | { readonly type: 'cleared' };

/** The state of a tab that has just been opened. */
export const UNKNOWN_CART: CartState = { status: 'unknown', cart: EMPTY_CART, pending: 0 };

/**
 * The cart after an event. The commerce side's answer replaces what was there (C4), a null cart
 * with an empty one; a failure empties it (C5). Refusals change nothing by themselves: the answer
 * that carries them carries the cart as it is.
 */
export function nextCart(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'restored':
      return knowing(event.cart, state.pending);
    case 'created':
      return knowing({ ...EMPTY_CART, id: event.cartId }, state.pending);
    case 'requested':
      return knowing(state.cart, state.pending + 1);
    case 'answered':
      return knowing(event.answer.cart ?? EMPTY_CART, state.pending - 1);
    case 'failed':
      return knowing(EMPTY_CART, state.pending - 1);
    case 'cleared':
      return knowing(EMPTY_CART, state.pending);
  }
}

/** True while an action's answer is awaited (C5). */
export const isUpdating = (state: CartState): boolean => state.pending > 0;

function knowing(cart: Cart, requests: number): CartState {
  const pending = Math.max(requests, 0);
  if (cart.id === '') return { status: pending > 0 ? 'loading' : 'empty', cart, pending };
  return { status: pending > 0 ? 'updating' : 'ready', cart, pending };
}
