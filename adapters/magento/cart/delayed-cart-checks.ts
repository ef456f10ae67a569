import type { Clock } from '#ports/clock-and-ids.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { CartSession } from './cart-session.ts';

/** Runs work after a delay in the background. */
export type Schedule = (work: () => void, milliseconds: number) => void;

/** Reads of carts scheduled for when requests sent earlier can no longer arrive. */
export interface DelayedCartChecks {
  /** Schedules the next read of the cart of a finished session, if it needs one. */
  schedule(session: Pick<CartSession, 'journal' | 'locale' | 'cartId'>): void;
}

/**
 * Reads a cart once when no request can arrive late any more (C7), one timer per cart, in the store
 * view of the last request, because a read from another moves the cart there. If that fails, the
 * cart is read a few times more; after that it is corrected when its shopper reads it.
 */
export function createDelayedCartChecks(
  clock: Clock,
  scheduleWork: Schedule | undefined,
  checkCart: (locale: Locale, cartId: string) => void,
): DelayedCartChecks {
  /** Carts with a scheduled read, and the store view of that read. */
  const awaited = new Map<string, Locale>();
  /** Number of failed reads per cart since the last request can have arrived. */
  const failedChecks = new Map<string, number>();

  return {
    schedule({ journal: { watches }, locale, cartId }) {
      const delay = Math.max(...watches.map(({ checkAgainAt }) => checkAgainAt)) - clock.now();
      const failedReads = delay > 0 ? 0 : (failedChecks.get(cartId) ?? 0);
      failedChecks.delete(cartId);
      if (!scheduleWork || watches.length === 0 || failedReads >= MAX_RECHECKS) return;
      if (delay <= 0) failedChecks.set(cartId, failedReads + 1);
      const isAwaited = awaited.has(cartId);
      awaited.set(cartId, locale);
      if (isAwaited) return;
      const checkNow = (): void => {
        const last = awaited.get(cartId) ?? locale;
        awaited.delete(cartId);
        checkCart(last, cartId);
      };
      scheduleWork(checkNow, delay > 0 ? delay : RECHECK_DELAY * 2 ** failedReads);
    },
  };
}

/** Delay before a failed read is repeated, in milliseconds; doubles each time. */
const RECHECK_DELAY = 2000;
const MAX_RECHECKS = 5;
