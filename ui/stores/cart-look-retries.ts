import { reaction } from 'mobx';
import type { CartState } from '#src/cart/cart-state.ts';
import { isUpdating } from '#src/cart/cart-turn.ts';
import type { Attention, Timers } from '../navigation/browser.ts';
import { LOOK_INTERVAL } from './cart-lookout.ts';

/** As often as any read is tried again, and never after a longer wait, in milliseconds (B5). */
const RETRIES = 3;
const LONGEST_WAIT = 30_000;

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
  /** How long the server asks to be left alone since the last look failed, in milliseconds. */
  readonly namedWait: () => number;
  readonly look: () => void;
};

/**
 * Looks at the cart again where a look has failed: browsers say that the network is back before
 * anything can be reached by it. Three times, after 1.5, 3 and 6 s or when the server says, and anew
 * whenever the shopper comes back to the tab or changes something. Answers how to stop.
 */
export function retryLooks(world: RetriedLooks): () => void {
  const { attention, timers, lastLook, namedWait, look } = world;
  let retries = 0;
  let callOff: (() => void) | undefined;
  const begin = (): void => {
    retries = 0;
  };
  const retry = (): void => {
    const wait = Math.max(LOOK_INTERVAL * 2 ** retries, namedWait());
    if (retries >= RETRIES || wait > LONGEST_WAIT) return;
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
