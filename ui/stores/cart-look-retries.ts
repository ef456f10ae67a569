import { reaction } from 'mobx';
import type { Attention, Timers } from '../navigation/browser.ts';
import { LOOK_INTERVAL } from './cart-lookout.ts';

/** As often as any read is tried again (B5). */
const RETRIES = 3;

/** What is known of the last look at the cart. */
export type LastLook = 'under-way' | 'failed' | 'succeeded';

type RetriedLooks = {
  readonly attention: Attention;
  readonly timers: Timers;
  /** Observable. */
  readonly lastLook: () => LastLook;
  readonly look: () => void;
};

/**
 * Looks at the cart again where a look has failed: browsers say that the network is back before
 * anything can be reached by it. Three times, after 1.5, 3 and 6 s, and anew whenever the shopper
 * comes back to the tab. Answers how to stop.
 */
export function retryLooks({ attention, timers, lastLook, look }: RetriedLooks): () => void {
  let retries = 0;
  let callOff: (() => void) | undefined;
  const begin = (): void => {
    retries = 0;
  };
  const retry = (): void => {
    if (retries >= RETRIES) return;
    callOff = timers.after(LOOK_INTERVAL * 2 ** retries, look);
    retries += 1;
  };
  const stopFollowing = reaction(lastLook, (found) => {
    callOff?.();
    callOff = undefined;
    if (found === 'failed') retry();
    if (found === 'succeeded') begin();
  });
  const stopReturns = attention.onReturn(begin);
  return () => {
    stopReturns();
    stopFollowing();
    callOff?.();
  };
}
