import { EMPTY_CART, type Cart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { isUpdating } from './cart-turn.ts';
import { BRING_OVER, LOAD, withoutContents, type Intention } from './intention.ts';
import { movedIntention, unmoved } from './lost-cart.ts';
import { withoutSeen } from './unanswered-add.ts';
import { withLoad } from './waiting.ts';

/**
 * The state after a cart was found in storage (C1, C10): shows it and queues a refetch. A cart
 * known to be lost is not used again; its migration continues. A cart other than the tab's own was
 * created by another tab: this tab switches to it, and queued commands refer to its lines.
 */
export function afterRestored(state: CartState, cart: Cart): CartState {
  if (cart.id === '') return afterCleared(state);
  if (cart.id === state.lost?.cartId) return bringingOver(state);
  const here = cart.id === state.cart.id ? withoutRest(state) : movedTo(state, cart);
  return {
    ...here,
    ...SEEN,
    cart,
    waiting: withLoad(here.waiting, hasSeen(state) ? { kind: 'load', isNews: true } : LOAD),
    unanswered: withoutSeen(here, cart),
  };
}

/**
 * The state when storage holds the cart that replaces a lost one. Everything is migrated by now,
 * and the old contents must not be shown again, since they may have changed.
 */
const withoutRest = (state: CartState): CartState =>
  hasWish(state) ? state : { ...state, lost: undefined };

/** Whether the tab knows its cart, so that it reads it only because another tab has changed it. */
const hasSeen = ({ isKnown, isUnseen }: CartState): boolean => isKnown && !isUnseen;

/**
 * The state when storage holds no cart but the cookie names one: queues a read of it. The tab's own
 * cart stays visible meanwhile. The contents of another cart are unknown: commands on them are
 * dropped.
 */
export function afterNamed(state: CartState, cartId: string): CartState {
  if (cartId === state.lost?.cartId) return bringingOver(state);
  if (cartId === state.cart.id) return { ...state, waiting: withLoad(state.waiting) };
  const here = movedTo(state, { ...EMPTY_CART, id: cartId });
  return { ...here, isUnseen: true, hasLookFailed: false, waiting: withLoad(here.waiting) };
}

/** The state when the cart found is the one known to be lost: fetches what is left to migrate. */
const bringingOver = (state: CartState): CartState =>
  isUpdating(state) ? state : { ...state, waiting: [BRING_OVER] };

/**
 * The state when storage holds no cart. The migration of a lost cart continues: the empty storage
 * is part of the same loss.
 */
export function afterCleared(state: CartState): CartState {
  const here = { ...state, ...SEEN, refusals: [] };
  return state.cart.id === '' && state.lost ? here : { ...goneFrom(here), lost: undefined };
}

/** State flags of a cart whose contents are known, or which is known not to exist. */
export const SEEN = { isKnown: true, isUnseen: false, hasLookFailed: false } as const;

/**
 * The state without its cart and without the commands that name its contents. Anything already
 * migrated into that cart is gone with it, so that the migration starts again.
 */
export const goneFrom = (state: CartState): CartState => ({
  ...state,
  ...SEEN,
  cart: EMPTY_CART,
  waiting: withoutContents(state.waiting),
  lost: state.lost && unmoved(state.lost),
});

/**
 * The state after switching to a cart that another tab created. It is unknown whether that tab has
 * migrated the lost cart, so that this tab migrates it too; this adds nothing twice. The lost cart
 * is remembered only while the command that discovered the loss is pending.
 */
export function movedTo(state: CartState, cart: Cart): CartState {
  const from = [...(state.lost?.items ?? []), ...state.cart.items];
  const lost = state.lost && hasWish(state) ? unmoved(state.lost) : undefined;
  const move = (intention: Intention) =>
    movedIntention(intention, from, cart.items) ?? (lost && intention);
  return {
    ...state,
    cart,
    refusals: [],
    waiting: state.waiting.flatMap((intention) => move(intention) ?? []),
    sentFor: state.sentFor && (move(state.sentFor) ?? state.sentFor),
    lost,
  };
}

const hasWish = ({ waiting, sentFor }: CartState): boolean =>
  sentFor !== undefined || waiting.some((wish) => wish.kind !== 'load' || wish.bringsOver);
