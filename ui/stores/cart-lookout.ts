import { when } from 'mobx';
import type { Attention, Timers } from '../navigation/browser.ts';

/**
 * In milliseconds: however often a shopper comes back, the tab looks no more often than this. Short
 * enough for what was changed on another device to be seen within two seconds (FT26).
 */
export const LOOK_INTERVAL = 1500;

type LookoutWorld = {
  readonly attention: Attention;
  readonly timers: Timers;
  /** Whether something is under way to the cart; observable. */
  readonly isBusy: () => boolean;
  readonly look: () => void;
  /** The look at the cart that is under way, if one is. */
  readonly lookUnderWay: () => LookUnderWay | undefined;
};

export type LookUnderWay = {
  /** When it began, as timers tell the time. */
  readonly since: number;
  readonly giveUp: () => void;
};

/** How long it is until something that was done at a time is so old that a look is due again. */
const untilOld = (timers: Timers, since: number): number =>
  Math.max(0, since + LOOK_INTERVAL - timers.now());

/** Gives up a look once it has been under way for too long. Answers how to let it be after all. */
export const giveUpWhenOld = (timers: Timers, { since, giveUp }: LookUnderWay): (() => void) =>
  timers.after(untilOld(timers, since), giveUp);

/**
 * Looks at the cart whenever the shopper comes back to the tab (C10): at once, or as soon as nothing
 * is under way and the last look is old enough. A look that has been under way for that long makes
 * way for the new one, for it may wait on a network that is gone; a change never does. Answers how
 * to stop.
 */
export function keepLookout(world: LookoutWorld): () => void {
  const { attention, timers, isBusy, look, lookUnderWay } = world;
  let lookedAt = -LOOK_INTERVAL;
  let callOff: (() => void) | undefined;

  const lookNow = (): void => {
    callOff?.();
    callOff = undefined;
    lookedAt = timers.now();
    look();
  };
  const lookWhenFree = (): void => {
    callOff = undefined;
    if (!isBusy()) return lookNow();
    const old = lookUnderWay();
    const stopTimer = old && giveUpWhenOld(timers, old);
    const stopWaiting = when(() => !isBusy(), lookNow);
    callOff = () => {
      stopWaiting();
      stopTimer?.();
    };
  };
  const stop = attention.onReturn(() => {
    if (callOff) return;
    const wait = untilOld(timers, lookedAt);
    if (wait > 0) callOff = timers.after(wait, lookWhenFree);
    else lookWhenFree();
  });
  return () => {
    stop();
    callOff?.();
  };
}
