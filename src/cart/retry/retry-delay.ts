import type { CallFailure } from './failure-class.ts';
import type { RetryTiming, RetryOutcome, RetryStep } from './retry-step.ts';

/** Maximum number of retries of a cart change (C7). */
export const MAX_RETRIES = 3;

/** Deadline for answering a change, if only as unknown, in milliseconds. */
export const WRITE_DEADLINE = 20_000;

/** Longest `Retry-After` that is waited for while a shopper waits, in seconds. */
export const MAX_RETRY_AFTER = 2;

/**
 * The backoff before a retry, in milliseconds (C7): 500, 1000, 2000 … for retry 0, 1, 2 …, and a
 * random part of at most a tenth more, so that shoppers do not retry at the same time. `jitter` is
 * the random number, from 0 up to 1.
 */
export const retryDelay = (retry: number, jitter: number): number =>
  Math.floor(500 * 2 ** retry * (1 + jitter / 10));

/** Progress of a plan: its start time in milliseconds since 1970, and the number of its waits. */
export type RetryProgress = { readonly begunAt: number; readonly waits: number };

/**
 * Returns the plan with its next wait (C7); `undefined` if the maximum number of waits is reached,
 * if the wait would exceed the deadline, or if `Retry-After` is longer than a shopper waits. A
 * `Retry-After` longer than the backoff is respected.
 */
export function withNextWait<Plan extends RetryProgress>(
  plan: Plan,
  { next, maxWaits }: { readonly next: 'send' | 'read'; readonly maxWaits: number },
  { now, jitter }: RetryTiming,
  failure: CallFailure | undefined,
): (Plan & { readonly step: RetryStep }) | undefined {
  const retryAfterSeconds = failure?.kind === 'http' ? (failure.retryAfterSeconds ?? 0) : 0;
  const milliseconds = Math.max(retryDelay(plan.waits, jitter), retryAfterSeconds * 1000);
  if (plan.waits >= maxWaits || !(retryAfterSeconds <= MAX_RETRY_AFTER)) return undefined;
  if (now - plan.begunAt + milliseconds > WRITE_DEADLINE) return undefined;
  return { ...plan, waits: plan.waits + 1, step: { kind: 'wait', milliseconds, next } };
}

/** The outcome of a change that was certainly not carried out, with the time to retry after. */
export function unavailableOutcome(failure: CallFailure | undefined): RetryOutcome {
  const retryAfterSeconds = retryAfterOf(failure);
  return { kind: 'unavailable', ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

/** When to try again after a failure, in seconds; maintenance mode names no time itself. */
export function retryAfterOf(failure: CallFailure | undefined): number | undefined {
  if (failure?.kind === 'maintenance') return MAINTENANCE_RETRY_AFTER;
  return failure?.kind === 'http' ? failure.retryAfterSeconds : undefined;
}

const MAINTENANCE_RETRY_AFTER = 60;
