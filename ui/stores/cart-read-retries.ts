import { reaction } from 'mobx';
import { type CartState, isUpdating } from '#src/cart/cart-state.ts';
import { readRetryDelay } from '#src/shared/delays.ts';
import type { TabFocus, Timers } from '../navigation/browser.ts';

/** Result of the last cart refetch; a change returns the cart as well, so it counts too. */
export type LastCartRead = 'in-flight' | 'changing' | 'failed' | 'loaded';

/** Ignores failures while a replaced cart is being migrated: the shopper has to continue that. */
export function lastCartReadOf(state: CartState): LastCartRead {
  const { commandInFlight, hasReadFailed, replaced } = state;
  if (isUpdating(state))
    return commandInFlight && commandInFlight.kind !== 'load' ? 'changing' : 'in-flight';
  return hasReadFailed && !replaced ? 'failed' : 'loaded';
}

type CartReadRetryDependencies = {
  readonly tabFocus: TabFocus;
  readonly timers: Timers;
  /** Observable. */
  readonly lastRead: () => LastCartRead;
  /** The server's `Retry-After` in seconds, if it sent one with the last failure. */
  readonly retryAfterSeconds: () => number | undefined;
  readonly refetch: () => void;
};

/**
 * Retries a failed cart refetch, as browsers report `online` before the network is reachable. Uses
 * the number and backoff of read retries (B5), and starts anew when the shopper returns to the tab
 * or changes the cart. Returns a function that stops it.
 */
export function retryFailedCartReads(dependencies: CartReadRetryDependencies): () => void {
  const { tabFocus, timers, lastRead, retryAfterSeconds, refetch } = dependencies;
  let retries = 0;
  let cancelRetry: (() => void) | undefined;
  const resetRetries = (): void => {
    retries = 0;
  };
  const retry = (): void => {
    const wait = readRetryDelay(retries, retryAfterSeconds());
    if (wait === undefined) return;
    cancelRetry = timers.after(wait, refetch);
    retries += 1;
  };
  const stopFollowing = reaction(lastRead, (found) => {
    cancelRetry?.();
    cancelRetry = undefined;
    if (found === 'failed') retry();
    else if (found !== 'in-flight') resetRetries();
  });
  const stopReturns = tabFocus.onReturn(resetRetries);
  return () => {
    stopReturns();
    stopFollowing();
    cancelRetry?.();
  };
}
