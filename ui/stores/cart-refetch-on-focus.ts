import { when } from 'mobx';
import type { TabFocus, Timers } from '../navigation/browser.ts';

/**
 * Minimum time between two refetches on focus, in milliseconds. Short enough to show a change from
 * another device within two seconds (FT26).
 */
export const MIN_REFETCH_INTERVAL = 1500;

type RefetchOnFocusDependencies = {
  readonly tabFocus: TabFocus;
  readonly timers: Timers;
  /** Whether a cart request is in flight or queued; observable. */
  readonly isBusy: () => boolean;
  readonly refetch: () => void;
  /** The cart refetch in flight, if any. */
  readonly readInFlight: () => RefetchInFlight | undefined;
};

export type RefetchInFlight = {
  /** Start time, by {@link Timers}. */
  readonly since: number;
  readonly abort: () => void;
};

/** Time until {@link MIN_REFETCH_INTERVAL} has passed since `since`, in milliseconds. */
const timeUntilRefetchDue = (timers: Timers, since: number): number =>
  Math.max(0, since + MIN_REFETCH_INTERVAL - timers.now());

/** Aborts a refetch in flight for {@link MIN_REFETCH_INTERVAL}. Returns a function that cancels this. */
export const abortWhenOverdue = (timers: Timers, { since, abort }: RefetchInFlight): (() => void) =>
  timers.after(timeUntilRefetchDue(timers, since), abort);

/**
 * Refetches the cart on focus (C10): at once, or as soon as no request is in flight and {@link
 * MIN_REFETCH_INTERVAL} has passed since the last refetch. Aborts an earlier refetch in flight for that
 * long, as it may wait on a dead network; never aborts a change. Returns a function that stops it.
 */
export function refetchCartOnFocus(dependencies: RefetchOnFocusDependencies): () => void {
  const { tabFocus, timers, isBusy, refetch, readInFlight } = dependencies;
  let lastRefetchAt = -MIN_REFETCH_INTERVAL;
  let cancelPending: (() => void) | undefined;

  const refetchNow = (): void => {
    cancelPending?.();
    cancelPending = undefined;
    lastRefetchAt = timers.now();
    refetch();
  };
  const refetchWhenIdle = (): void => {
    cancelPending = undefined;
    if (!isBusy()) return refetchNow();
    const old = readInFlight();
    const stopTimer = old && abortWhenOverdue(timers, old);
    const stopWaiting = when(() => !isBusy(), refetchNow);
    cancelPending = () => {
      stopWaiting();
      stopTimer?.();
    };
  };
  const stop = tabFocus.onReturn(() => {
    if (cancelPending) return;
    const wait = timeUntilRefetchDue(timers, lastRefetchAt);
    if (wait > 0) cancelPending = timers.after(wait, refetchWhenIdle);
    else refetchWhenIdle();
  });
  return () => {
    stop();
    cancelPending?.();
  };
}
