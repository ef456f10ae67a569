import { persistedCartEvent, refetchEvent } from '#src/cart/persisted-cart.ts';
import {
  isStale,
  isUnavailable,
  optimisticCart,
  pendingLines,
  requestedQuantity,
} from '#src/cart/optimistic-cart.ts';
import { increasedLines } from '#src/cart/quantity.ts';
import { reduceCart } from '#src/cart/reduce-cart.ts';
import { restorableLine } from '#src/cart/restore-line.ts';
import { notifyCartOutcome } from './cart-notifier.ts';
import { createCartPersistence } from './cart-persistence.ts';
import { lastCartReadOf, retryFailedCartReads } from './cart-read-retries.ts';
import { abortWhenOverdue, refetchCartOnFocus } from './cart-refetch-on-focus.ts';
import { createCartRequestSender } from './cart-request-sender.ts';
import { keepDelivery } from './keep-delivery.ts';

/**
 * The rules of a cart and its requests: what the store needs for its first event, and a browser
 * loads once a page is idle or the shopper changes the cart.
 */
export const CART_ENGINE = {
  abortWhenOverdue,
  createCartPersistence,
  createCartRequestSender,
  increasedLines,
  isStale,
  isUnavailable,
  keepDelivery,
  lastCartReadOf,
  notifyCartOutcome,
  optimisticCart,
  pendingLines,
  persistedCartEvent,
  reduceCart,
  refetchCartOnFocus,
  refetchEvent,
  requestedQuantity,
  restorableLine,
  retryFailedCartReads,
};

export type CartEngine = typeof CART_ENGINE;
