import type { CallFailure, RefusalCode } from '#src/cart/retry/failure-class.ts';
import {
  beginIdempotent,
  type IdempotentChange,
  type IdempotentPlan,
} from '#src/cart/retry/idempotent-plan.ts';
import { nextIdempotentPlan } from '#src/cart/retry/next-idempotent-plan.ts';
import type { RetryEvent } from '#src/cart/retry/retry-step.ts';

export const LOST: CallFailure = { kind: 'timeout' };
/** One unit of M1 is to become four. */
export const TARGET = { line: 'M1', before: 1, quantity: 4 };

export const begun = (change: IdempotentChange = 'update', more = {}): IdempotentPlan =>
  beginIdempotent({ change, target: TARGET, now: 0, ...more });

export const waited: RetryEvent = { type: 'waited' };
export const shows = (quantity: number): RetryEvent => ({ type: 'answered', line: { quantity } });
export const shows4 = shows(4);
export const failed = (failure: CallFailure): RetryEvent => ({ type: 'failed', failure });
export const refused = (code: RefusalCode): RetryEvent => failed({ kind: 'refused', code });

export const after = (plan: IdempotentPlan, ...events: readonly RetryEvent[]): IdempotentPlan =>
  events.reduce((plan, event) => nextIdempotentPlan(plan, event, { now: 100, jitter: 0 }), plan);
