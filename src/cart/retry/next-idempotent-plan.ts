import {
  type CallFailure,
  classifyFailure,
  mayHaveBeenApplied,
  type RefusalCode,
} from './failure-class.ts';
import type { IdempotentChange, IdempotentPlan } from './idempotent-plan.ts';
import { LATE_EFFECT_WINDOW } from './late-effect.ts';
import { MAX_RETRIES, unavailableOutcome, withNextWait } from './retry-delay.ts';
import type { RetryTiming, RetryEvent, RetryStep } from './retry-step.ts';

/**
 * The plan of an idempotent change after an event (C7). An unanswered request is sent again without
 * a read. Only a refusal is verified, if an earlier unanswered send may be its cause.
 */
export function nextIdempotentPlan(
  plan: IdempotentPlan,
  event: RetryEvent,
  timing: RetryTiming,
): IdempotentPlan {
  const { step } = plan;
  if (step.kind === 'wait') return event.type === 'waited' ? started(plan, step.next) : plan;
  if (event.type === 'waited') return plan;
  if (step.kind === 'read') {
    return event.type === 'answered'
      ? afterRead(plan, event.line.quantity)
      : afterFailedRead(plan, event.failure, timing);
  }
  if (step.kind !== 'send') return plan;
  const sent = { ...plan, landedBy: timing.now + LATE_EFFECT_WINDOW };
  return event.type === 'answered'
    ? at(sent, { kind: 'done', quantity: event.line.quantity })
    : afterFailure(sent, event.failure, timing);
}

/** The refusal code of each change which means that it is already done. */
const ALREADY_DONE_CODES: Readonly<Record<IdempotentChange, RefusalCode | undefined>> = {
  update: undefined,
  remove: 'line-not-found',
  'apply-coupon': 'coupon-applied',
  'remove-coupon': 'coupon-not-applied',
  'set-address': undefined,
  'create-cart': 'cart-exists',
};

function afterFailure(
  plan: IdempotentPlan,
  failure: CallFailure,
  timing: RetryTiming,
): IdempotentPlan {
  if (failure.kind === 'refused' && failure.code === ALREADY_DONE_CODES[plan.change]) {
    return at(plan, { kind: 'done', quantity: 0 });
  }
  const isOpen = mayHaveBeenApplied(failure, plan.deliveries);
  const sent = isOpen ? { ...plan, unanswered: plan.unanswered + 1 } : plan;
  switch (classifyFailure(failure)) {
    case 'cart-gone':
      return at(plan, { kind: 'cart-gone' });
    case 'definite':
      if (plan.target?.correction && failure.kind === 'http')
        return outcomeWithoutRetries(sent, failure);
      return afterRefusal(plan.target ? sent : plan, failure, timing);
    case 'not-applied':
    case 'unknown':
      return withResend(sent, failure, timing);
  }
}

/** An unanswered send may have been carried out: a refusal is reported only after a read. */
function afterRefusal(
  plan: IdempotentPlan,
  refusal: CallFailure,
  timing: RetryTiming,
): IdempotentPlan {
  if (plan.unanswered === 0) return at(plan, { kind: 'refused', failure: refusal });
  return plan.target
    ? scheduleRead({ ...plan, refusal }, refusal, timing)
    : at(plan, { kind: 'unknown' });
}

const TO_READ = { next: 'read', maxWaits: MAX_RETRIES + 1 } as const;

const scheduleRead = (
  plan: IdempotentPlan,
  failure: CallFailure,
  timing: RetryTiming,
): IdempotentPlan => withNextWait(plan, TO_READ, timing, failure) ?? at(plan, { kind: 'unknown' });

/**
 * A line with its former quantity may be reported as refused, since a late effect is undone. A
 * removal may not, because afterwards there is no line to set. Any other quantity is due to late
 * effects that are not over yet.
 */
function afterRead(plan: IdempotentPlan, quantity: number): IdempotentPlan {
  const { target, refusal } = plan;
  const observed = { ...plan, seen: quantity };
  if (quantity === target?.quantity) return at(observed, { kind: 'done', quantity });
  const isAsBefore = quantity === target?.before && target.quantity > 0;
  const isRefused = isAsBefore || target?.correction !== undefined;
  return at(
    observed,
    refusal && isRefused ? { kind: 'refused', failure: refusal } : { kind: 'unknown' },
  );
}

const afterFailedRead = (
  plan: IdempotentPlan,
  failure: CallFailure,
  timing: RetryTiming,
): IdempotentPlan =>
  classifyFailure(failure) === 'cart-gone'
    ? at(plan, { kind: 'cart-gone' })
    : scheduleRead(plan, failure, timing);

/** Maintenance mode lasts longer than a shopper waits, so that it is met twice at most. */
function withResend(
  plan: IdempotentPlan,
  failure: CallFailure,
  timing: RetryTiming,
): IdempotentPlan {
  if (failure.kind === 'maintenance' && plan.waits > 0) return outcomeWithoutRetries(plan, failure);
  const wait = withNextWait(plan, { next: 'send', maxWaits: MAX_RETRIES }, timing, failure);
  return wait ?? outcomeWithoutRetries(plan, failure);
}

/**
 * The outcome when no retry or no time is left, or when a correction is rejected by HTTP status,
 * which says nothing about the line itself: it stays watched.
 */
const outcomeWithoutRetries = (plan: IdempotentPlan, failure: CallFailure): IdempotentPlan =>
  at(plan, plan.unanswered > 0 ? { kind: 'unknown' } : unavailableOutcome(failure));

const at = (plan: IdempotentPlan, step: RetryStep): IdempotentPlan => ({ ...plan, step });

const started = (plan: IdempotentPlan, kind: 'send' | 'read'): IdempotentPlan =>
  kind === 'send' ? { ...plan, sends: plan.sends + 1, step: { kind } } : at(plan, { kind });
