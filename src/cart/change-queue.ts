/** Maximum number of queued changes per cart. */
export const MAX_QUEUED_CHANGES = 8;

/** Maximum time that a change of a cart stays queued, in milliseconds. */
export const MAX_QUEUE_WAIT = 10_000;

/**
 * The admission of a change that arrives at a cart (C7): changes of one cart run one at a time, in
 * order of arrival. `busy` is answered with 429.
 */
export type QueueAdmission = 'start' | 'queue' | 'busy';

/** `isBusy`: a change is in flight; `queued`: number of changes queued behind it. */
export function admit({
  isBusy,
  queued,
}: {
  readonly isBusy: boolean;
  readonly queued: number;
}): QueueAdmission {
  if (!isBusy && queued === 0) return 'start';
  return queued < MAX_QUEUED_CHANGES ? 'queue' : 'busy';
}

/** Whether a change has been queued too long; it is then dropped and answered with 429. */
export const hasWaitedTooLong = (queuedAt: number, now: number): boolean =>
  now - queuedAt > MAX_QUEUE_WAIT;
