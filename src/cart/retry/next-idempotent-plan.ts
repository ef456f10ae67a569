import {
  type CallFailure,
  classifyFailure,
  mayHaveLanded,
  type RefusalCode,
} from './failure-class.ts';
import type { IdempotentChange, IdempotentPlan } from './idempotent-plan.ts';
import { LATEST_LANDING } from './landing.ts';
import { MOST_RETRIES, unavailableOutcome, withNextWait } from './retry-delay.ts';
import type { Moment, RetryEvent, RetryStep } from './retry-step.ts';

/**
 * The plan of an idempotent change after an event (C7). An unanswered request is sent again without
 * a read. Only a refusal is verified, if an earlier unanswered send may be its cause.
 */
export function nextIdempotentPlan(
  plan: IdempotentPlan,
  event: RetryEvent,
  moment: Moment,
): IdempotentPlan {
  const { step } = plan;
  if (step.kind === 'wait') return event.type === 'waited' ? started(plan, step.next) : plan;
  if (event.type === 'waited') return plan;
  if (step.kind === 'read') {
    return event.type === 'answered'
      ? afterRead(plan, event.line.quantity)
      : afterFailedRead(plan, event.failure, moment);
  }
  if (step.kind !== 'send') return plan;
  const sent = { ...plan, landedBy: moment.now + LATEST_LANDING };
  return event.type === 'answered'
    ? at(sent, { kind: 'done', quantity: event.line.quantity })
    : afterFailure(sent, event.failure, moment);
}

/** The refusal code of each change which means that it is already done. */
const ALREADY: Readonly<Record<IdempotentChange, RefusalCode | undefined>> = {
  update: undefined,
  remove: 'line-not-found',
  'apply-coupon': 'coupon-applied',
  'remove-coupon': 'coupon-not-applied',
  'set-address': undefined,
  'create-cart': 'cart-exists',
};

function afterFailure(plan: IdempotentPlan, failure: CallFailure, moment: Moment): IdempotentPlan {
  if (failure.kind === 'refused' && failure.code === ALREADY[plan.change]) {
    return at(plan, { kind: 'done', quantity: 0 });
  }
  const isOpen = mayHaveLanded(failure, plan.deliveries);
  const sent = isOpen ? { ...plan, unanswered: plan.unanswered + 1 } : plan;
  switch (classifyFailure(failure)) {
    case 'cart-gone':
      return at(plan, { kind: 'cart-gone' });
    case 'definite':
      if (plan.target?.correction && failure.kind === 'http') return givenUp(sent, failure);
      return afterRefusal(plan.target ? sent : plan, failure, moment);
    case 'not-applied':
    case 'unknown':
      return sendingAgain(sent, failure, moment);
  }
}

/** An unanswered send may have been carried out: a refusal is reported only after a read. */
function afterRefusal(plan: IdempotentPlan, refusal: CallFailure, moment: Moment): IdempotentPlan {
  if (plan.unanswered === 0) return at(plan, { kind: 'refused', failure: refusal });
  return plan.target
    ? scheduleRead({ ...plan, refusal }, refusal, moment)
    : at(plan, { kind: 'unknown' });
}

const TO_READ = { next: 'read', most: MOST_RETRIES + 1 } as const;

const scheduleRead = (plan: IdempotentPlan, failure: CallFailure, moment: Moment): IdempotentPlan =>
  withNextWait(plan, TO_READ, moment, failure) ?? at(plan, { kind: 'unknown' });

/**
 * A line with its former quantity may be reported as refused, since a late effect is undone. A
 * removal may not, because afterwards there is no line to set. Any other quantity is due to
 * landings that are not over yet.
 */
function afterRead(plan: IdempotentPlan, quantity: number): IdempotentPlan {
  const { target, refusal } = plan;
  const seen = { ...plan, seen: quantity };
  if (quantity === target?.quantity) return at(seen, { kind: 'done', quantity });
  const isAsBefore = quantity === target?.before && target.quantity > 0;
  const isRefused = isAsBefore || target?.correction !== undefined;
  return at(
    seen,
    refusal && isRefused ? { kind: 'refused', failure: refusal } : { kind: 'unknown' },
  );
}

const afterFailedRead = (
  plan: IdempotentPlan,
  failure: CallFailure,
  moment: Moment,
): IdempotentPlan =>
  classifyFailure(failure) === 'cart-gone'
    ? at(plan, { kind: 'cart-gone' })
    : scheduleRead(plan, failure, moment);

function sendingAgain(plan: IdempotentPlan, failure: CallFailure, moment: Moment): IdempotentPlan {
  const wait = withNextWait(plan, { next: 'send', most: MOST_RETRIES }, moment, failure);
  return wait ?? givenUp(plan, failure);
}

/**
 * The outcome when no retry or no time is left, or when a correction is rejected by HTTP status,
 * which says nothing about the line itself: it stays watched.
 */
const givenUp = (plan: IdempotentPlan, failure: CallFailure): IdempotentPlan =>
  at(plan, plan.unanswered > 0 ? { kind: 'unknown' } : unavailableOutcome(failure));

const at = (plan: IdempotentPlan, step: RetryStep): IdempotentPlan => ({ ...plan, step });

const started = (plan: IdempotentPlan, kind: 'send' | 'read'): IdempotentPlan =>
  kind === 'send' ? { ...plan, sends: plan.sends + 1, step: { kind } } : at(plan, { kind });
