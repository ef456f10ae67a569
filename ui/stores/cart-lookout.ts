import { when } from 'mobx';
import type { Attention, Timers } from '../navigation/browser.ts';

/**
 * In milliseconds: no tab looks at its cart of its own accord more often than this. Short enough for
 * what was changed on another device to be seen within two seconds (FT26).
 */
export const LOOK_INTERVAL = 1500;

type LookoutWorld = {
  readonly attention: Attention;
  readonly timers: Timers;
  /** Whether something is under way to the cart; observable. */
  readonly isBusy: () => boolean;
  readonly look: () => void;
};

/**
 * Looks at the cart whenever the shopper comes back to the tab (C10): at once, or as soon as nothing
 * is under way and the last look is old enough. Answers how to stop.
 */
export function keepLookout({ attention, timers, isBusy, look }: LookoutWorld): () => void {
  let lookedAt = -LOOK_INTERVAL;
  let callOff: (() => void) | undefined;

  const lookNow = (): void => {
    callOff = undefined;
    lookedAt = timers.now();
    look();
  };
  const lookWhenFree = (): void => {
    callOff = undefined;
    if (!isBusy()) return lookNow();
    callOff = when(() => !isBusy(), lookNow);
  };
  const stop = attention.onReturn(() => {
    if (callOff) return;
    const wait = lookedAt + LOOK_INTERVAL - timers.now();
    if (wait > 0) callOff = timers.after(wait, lookWhenFree);
    else lookWhenFree();
  });
  return () => {
    stop();
    callOff?.();
  };
}
