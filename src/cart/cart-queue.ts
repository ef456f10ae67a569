/** No more changes of one cart than this wait for their turn. */
export const MOST_QUEUED = 8;

/** In milliseconds: no change of a cart waits longer for its turn. */
export const LONGEST_QUEUED = 10_000;

/**
 * What becomes of a change that arrives at a cart (C7): changes of one cart are carried out one at
 * a time, in the order in which they came. `busy` is answered as 429.
 */
export type Admission = 'start' | 'queue' | 'busy';

/** `isBusy`: a change is under way; `queued`: so many wait for their turn behind it. */
export function admit({
  isBusy,
  queued,
}: {
  readonly isBusy: boolean;
  readonly queued: number;
}): Admission {
  if (!isBusy && queued === 0) return 'start';
  return queued < MOST_QUEUED ? 'queue' : 'busy';
}

/** Whether a change has waited too long for its turn, which is given up: it is answered as 429. */
export const isOverdue = (queuedAt: number, now: number): boolean =>
  now - queuedAt > LONGEST_QUEUED;
