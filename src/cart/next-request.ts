import type { AddressFields } from '../address/validate-address.ts';
import type { CartItemChange, NewCartItem } from './cart.ts';
import type { CartState } from './cart-state.ts';
import type { Intention } from './intention.ts';
import { keyOnNewCart, nextReplay } from './lost-cart.ts';

/** What a tab asks of the commerce side (C2). */
export type CartRequest =
  | { readonly kind: 'create' }
  | { readonly kind: 'read'; readonly cartId: string }
  | {
      readonly kind: 'add';
      readonly cartId: string;
      readonly items: readonly NewCartItem[];
      readonly key: string;
    }
  | {
      readonly kind: 'update';
      readonly cartId: string;
      readonly changes: readonly CartItemChange[];
    }
  | { readonly kind: 'remove'; readonly cartId: string; readonly uid: string }
  | { readonly kind: 'apply-coupon'; readonly cartId: string; readonly code: string }
  | { readonly kind: 'remove-coupon'; readonly cartId: string; readonly code: string }
  | {
      readonly kind: 'set-shipping-address' | 'set-billing-address';
      readonly cartId: string;
      readonly typed: AddressFields;
    }
  | { readonly kind: 'set-email'; readonly cartId: string; readonly typed: string };

/**
 * What is to be sent now: `undefined` while a request is under way or nothing is wanted. Wishes are
 * carried out one at a time, in order. A cart is made before anything is done to it (C3, C6), and
 * what was in a lost one is brought over first.
 */
export function nextRequest(state: CartState): CartRequest | undefined {
  const [intention] = state.waiting;
  if (state.sent || !intention) return undefined;
  const cartId = state.cart.id;
  if (cartId === '') return { kind: 'create' };
  const replay = intention.kind === 'load' ? undefined : nextReplay(state.lost);
  if (replay) return { kind: 'add', cartId, items: [replay.item], key: replay.key };
  return requestFor(intention, state);
}

/** Whether what is to be sent now is the first wish itself, not what has to come before it. */
export const isFirstWishNext = ({ cart, waiting, lost }: CartState): boolean =>
  cart.id !== '' && (waiting[0]?.kind === 'load' || nextReplay(lost) === undefined);

function requestFor(intention: Intention, state: CartState): CartRequest {
  const cartId = state.cart.id;
  switch (intention.kind) {
    case 'load':
      return { kind: 'read', cartId };
    case 'add':
      return { kind: 'add', cartId, items: [intention.item], key: keyOf(intention, state) };
    case 'update': {
      const { uid, quantity } = intention;
      return { kind: 'update', cartId, changes: [{ uid, quantity }] };
    }
    case 'remove':
    case 'apply-coupon':
    case 'remove-coupon':
    case 'set-shipping-address':
    case 'set-billing-address':
    case 'set-email': {
      const { wish: _, ...wanted } = intention;
      return { ...wanted, cartId };
    }
  }
}

/**
 * The key that an add is sent under: that of its click; but an add that was not answered and is
 * wanted again keeps its first key, for the first may have been carried out (C7).
 */
function keyOf(
  { key, repeats }: Intention & { readonly kind: 'add' },
  { cart, lost }: CartState,
): string {
  if (repeats?.cartId === cart.id) return repeats.key;
  return lost ? keyOnNewCart(key) : key;
}
