import { when } from 'mobx';
import type { Attention, Timers } from '../navigation/browser.ts';

/**
 * Minimum time between two refetches on focus, in milliseconds. Short enough to show a change from
 * another device within two seconds (FT26).
 */
export const LOOK_INTERVAL = 1500;

type LookoutWorld = {
  readonly attention: Attention;
  readonly timers: Timers;
  /** Whether a cart request is in flight or queued; observable. */
  readonly isBusy: () => boolean;
  readonly look: () => void;
  /** The cart refetch in flight, if any. */
  readonly lookUnderWay: () => LookUnderWay | undefined;
};

export type LookUnderWay = {
  /** Start time, by {@link Timers}. */
  readonly since: number;
  readonly giveUp: () => void;
};

/** Time until {@link LOOK_INTERVAL} has passed since `since`, in milliseconds. */
const untilOld = (timers: Timers, since: number): number =>
  Math.max(0, since + LOOK_INTERVAL - timers.now());

/** Aborts a refetch in flight for {@link LOOK_INTERVAL}. Returns a function that cancels this. */
export const giveUpWhenOld = (timers: Timers, { since, giveUp }: LookUnderWay): (() => void) =>
  timers.after(untilOld(timers, since), giveUp);

/**
 * Refetches the cart on focus (C10): at once, or as soon as no request is in flight and {@link
 * LOOK_INTERVAL} has passed since the last refetch. Aborts an earlier refetch in flight for that
 * long, as it may wait on a dead network; never aborts a change. Returns a function that stops it.
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
