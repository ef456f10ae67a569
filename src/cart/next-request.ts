import type { AddressFields } from '../address/validate-address.ts';
import type { CartItemChange, NewCartItem } from './cart.ts';
import type { CartState } from './cart-state.ts';
import type { Intention } from './intention.ts';
import { keyOnNewCart, nextKeepsake, nextReplay, replayKey } from './lost-cart.ts';
import { lineLike, type PutBack } from './put-back.ts';
import { goodsOf } from './retry/line-key.ts';

/** A request of a tab to the commerce backend (C2). */
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
  | ({ readonly kind: 'apply-coupon'; readonly cartId: string; readonly code: string } & Brought)
  | { readonly kind: 'remove-coupon'; readonly cartId: string; readonly code: string }
  | ({
      readonly kind: 'set-shipping-address' | 'set-billing-address';
      readonly cartId: string;
      readonly typed: AddressFields;
    } & Brought)
  | ({ readonly kind: 'set-email'; readonly cartId: string; readonly typed: string } & Brought);

/**
 * Migration requests have an idempotency key derived from the lost cart: if two tabs migrate, only
 * the first takes effect, so that the second does not overwrite newer changes of the shopper.
 */
type Brought = { readonly key?: string };

/**
 * Returns the request to send now; `undefined` if one is in flight or the queue is empty. Commands
 * run one at a time, in order. A cart is created before anything is done to it (C3, C6), and a lost
 * cart is migrated first.
 */
export function nextRequest(state: CartState): CartRequest | undefined {
  const [intention] = state.waiting;
  if (state.sent || !intention) return undefined;
  const cartId = state.cart.id;
  if (cartId === '') return { kind: 'create' };
  return requestBefore(intention, state) ?? requestFor(intention, state);
}

/** The request that has to precede a command, if any. */
function requestBefore(
  intention: Intention,
  { cart, lost, isUnseen }: CartState,
): CartRequest | undefined {
  if (intention.kind === 'load' && !intention.bringsOver) return undefined;
  const cartId = cart.id;
  const replay = nextReplay(lost);
  if (replay) return { kind: 'add', cartId, items: [replay.item], key: replay.key };
  const keepsake = nextKeepsake(lost, cart);
  if (keepsake && lost) return { ...keepsake, cartId, key: replayKey(lost.cartId, keepsake.kind) };
  return intention.kind === 'put-back' && isUnseen ? { kind: 'read', cartId } : undefined;
}

/** Whether the next request carries out the first command itself, not a preparation for it. */
export function isFirstWishNext(state: CartState): boolean {
  const [first] = state.waiting;
  if (state.cart.id === '') return false;
  return !first || !requestBefore(first, state);
}

function requestFor(intention: Intention, state: CartState): CartRequest {
  const cartId = state.cart.id;
  switch (intention.kind) {
    case 'load':
      return { kind: 'read', cartId };
    case 'add':
      return { kind: 'add', cartId, items: [intention.item], key: keyOf(intention, state) };
    case 'put-back':
      return requestBack(intention, state);
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

/** Sets the quantity of a line that already exists under any id, so that nothing is added twice. */
function requestBack({ key, item }: PutBack, { cart, lost }: CartState): CartRequest {
  const cartId = cart.id;
  const { quantity } = item;
  const line = lineLike(cart, item);
  if (line) return { kind: 'update', cartId, changes: [{ uid: line.uid, quantity }] };
  const items = [{ ...goodsOf(item), quantity }];
  return { kind: 'add', cartId, items, key: lost ? keyOnNewCart(key) : key };
}

/**
 * The idempotency key of an add: the key of its click. A repeated unanswered add keeps its first
 * key, because the first may have been carried out (C7).
 */
function keyOf(
  { key, repeats }: Intention & { readonly kind: 'add' },
  { cart, lost }: CartState,
): string {
  if (repeats?.cartId === cart.id) return repeats.key;
  return lost ? keyOnNewCart(key) : key;
}
