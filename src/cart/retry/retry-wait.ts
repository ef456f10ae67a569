import type { CallFailure } from './failure-class.ts';
import { LONGEST_RETRY_AFTER, retryDelay, WRITE_DEADLINE } from './retry-delay.ts';
import type { Moment, RetryOutcome, RetryStep } from './retry-step.ts';

/** How far a plan has come: when it began, and how often it has waited since. */
export type Progress = { readonly begunAt: number; readonly waits: number };

/**
 * The plan with its next wait (C7); `undefined` when it has waited so often already, when the wait
 * would outlast the deadline, or when the commerce side asks for more patience than a shopper has.
 * A `Retry-After` that is longer than the back-off is heeded.
 */
export function waiting<Plan extends Progress>(
  plan: Plan,
  { next, most }: { readonly next: 'send' | 'read'; readonly most: number },
  { now, jitter }: Moment,
  failure: CallFailure | undefined,
): (Plan & { readonly step: RetryStep }) | undefined {
  const asked = retryAfter(failure) ?? 0;
  const milliseconds = Math.max(retryDelay(plan.waits, jitter), asked * 1000);
  if (plan.waits >= most || !(asked <= LONGEST_RETRY_AFTER)) return undefined;
  if (now - plan.begunAt + milliseconds > WRITE_DEADLINE) return undefined;
  return { ...plan, waits: plan.waits + 1, step: { kind: 'wait', milliseconds, next } };
}

/** The outcome of a change that was certainly not carried out, and when to try again. */
export function unavailable(failure: CallFailure | undefined): RetryOutcome {
  const retryAfterSeconds = retryAfter(failure);
  return { kind: 'unavailable', ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

const retryAfter = (failure: CallFailure | undefined): number | undefined =>
  failure?.kind === 'http' ? failure.retryAfterSeconds : undefined;
