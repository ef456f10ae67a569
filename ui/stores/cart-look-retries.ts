import { reaction } from 'mobx';
import type { CartState } from '#src/cart/cart-state.ts';
import { isUpdating } from '#src/cart/cart-turn.ts';
import { readDelay } from '#src/shared/read-delay.ts';
import type { Attention, Timers } from '../navigation/browser.ts';

/** Result of the last cart refetch; a change returns the cart as well, so it counts too. */
export type LastLook = 'under-way' | 'changing' | 'failed' | 'seen';

/** Ignores failures while a replaced cart is being migrated: the shopper has to continue that. */
export function lastLookOf(state: CartState): LastLook {
  const { sentFor, hasLookFailed, lost } = state;
  if (isUpdating(state)) return sentFor && sentFor.kind !== 'load' ? 'changing' : 'under-way';
  return hasLookFailed && !lost ? 'failed' : 'seen';
}

type RetriedLooks = {
  readonly attention: Attention;
  readonly timers: Timers;
  /** Observable. */
  readonly lastLook: () => LastLook;
  /** The server's `Retry-After` in seconds, if it sent one with the last failure. */
  readonly retryAfterSeconds: () => number | undefined;
  readonly look: () => void;
};

/**
 * Retries a failed cart refetch, as browsers report `online` before the network is reachable. Uses
 * the number and backoff of read retries (B5), and starts anew when the shopper returns to the tab
 * or changes the cart. Returns a function that stops it.
 */
export function retryLooks(world: RetriedLooks): () => void {
  const { attention, timers, lastLook, retryAfterSeconds, look } = world;
  let retries = 0;
  let callOff: (() => void) | undefined;
  const begin = (): void => {
    retries = 0;
  };
  const retry = (): void => {
    const wait = readDelay(retries, retryAfterSeconds());
    if (wait === undefined) return;
    callOff = timers.after(wait, look);
    retries += 1;
  };
  const stopFollowing = reaction(lastLook, (found) => {
    callOff?.();
    callOff = undefined;
    if (found === 'failed') retry();
    else if (found !== 'under-way') begin();
  });
  const stopReturns = attention.onReturn(begin);
  return () => {
    stopReturns();
    stopFollowing();
    callOff?.();
  };
}
