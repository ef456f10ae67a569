import { reaction } from 'mobx';
import type { CartState } from '#src/cart/cart-state.ts';
import { isUpdating } from '#src/cart/cart-turn.ts';
import { readDelay } from '#src/shared/read-delay.ts';
import type { Attention, Timers } from '../navigation/browser.ts';

/** What is known of the last look at the cart; a change shows what is there as well. */
export type LastLook = 'under-way' | 'changing' | 'failed' | 'seen';

/** While something of a lost cart is left, a look would bring it over: that is for the shopper to want. */
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
  /** For how long the server has asked to be left alone, where it has since the last look failed. */
  readonly retryAfterSeconds: () => number | undefined;
  readonly look: () => void;
};

/**
 * Looks at the cart again where a look has failed: browsers say that the network is back before
 * anything can be reached by it. As often and after such waits as any read (B5), and anew whenever the
 * shopper comes back to the tab or changes something. Answers how to stop.
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
