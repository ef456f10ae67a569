import { type AddPlan, landingsOf, targetQuantity } from './add-plan.ts';
import { type CallFailure, classifyFailure, mayHaveLanded } from './failure-class.ts';
import { isReachableByLandings, LATEST_LANDING } from './landing.ts';
import type { ObservedLine } from './line-key.ts';
import { MOST_RETRIES, unavailableOutcome, withNextWait } from './retry-delay.ts';
import type { Moment, RetryEvent, RetryStep } from './retry-step.ts';

/**
 * The plan of an add after an event (C7). It is sent again only if the last send was certainly not
 * carried out, or if a read shows that no send was. An event that does not fit the step changes
 * nothing.
 */
export function nextAddPlan(plan: AddPlan, event: RetryEvent, moment: Moment): AddPlan {
  if (plan.step.kind === 'wait') {
    return event.type === 'waited' ? started(plan, plan.step.next) : plan;
  }
  if (event.type === 'waited') return plan;
  switch (plan.step.kind) {
    case 'send':
      return event.type === 'answered'
        ? afterSend(sentTo(plan, moment), event.line)
        : afterFailedSend(plan, event.failure, moment);
    case 'read':
      return event.type === 'answered'
        ? afterRead(plan, event.line)
        : afterFailedRead(plan, event.failure, moment);
    case 'set':
      return event.type === 'answered'
        ? afterSet(plan, plan.step.quantity, event.line, moment)
        : afterFailedSet(plan, plan.step.quantity, event.failure, moment);
    case 'done':
    case 'refused':
    case 'changed-elsewhere':
    case 'cart-gone':
    case 'unavailable':
    case 'unknown':
      return plan;
  }
}

/** The extra wait is reserved for a final read: a send after it could not be verified. */
const TO_SEND = { next: 'send', most: MOST_RETRIES } as const;
const TO_READ = { next: 'read', most: MOST_RETRIES + 1 } as const;

const at = (plan: AddPlan, step: RetryStep): AddPlan => ({ ...plan, step });

const started = (plan: AddPlan, kind: 'send' | 'read'): AddPlan =>
  kind === 'send' ? { ...plan, sends: plan.sends + 1, step: { kind } } : at(plan, { kind });

const sentTo = (plan: AddPlan, { now }: Moment): AddPlan => ({
  ...plan,
  isAnswered: true,
  landedBy: now + LATEST_LANDING,
});

function afterSend(plan: AddPlan, line: ObservedLine): AddPlan {
  return corrected(plan, line) ?? at(plan, { kind: 'done', quantity: line.quantity });
}

/**
 * Corrects a quantity explained by the add and its late effects (C7), for example twice the add.
 * Any other quantity is another client's change. While the line holds less than its target, an
 * unanswered add counts as not carried out, as does one whose target was refused: the line is set
 * back to its former quantity.
 */
function corrected(plan: AddPlan, { quantity: shown, uid }: ObservedLine): AddPlan | undefined {
  const { baseline = 0, isAnswered, doubt } = plan;
  const target = targetQuantity(plan);
  if (shown === target || uid === undefined || !isExplainedByPlan(plan, shown)) return undefined;
  const isShort = shown < target;
  if (doubt === 'refused' || (isShort && !isAnswered)) {
    return at(plan, { kind: 'set', uid, quantity: baseline });
  }
  const step = { kind: 'set', uid, quantity: target } as const;
  return isShort ? { ...plan, doubt: 'short', step } : at(plan, step);
}

/**
 * Whether the add, and what was sent before it, may have produced this quantity. An answered add
 * took effect once, on whatever quantity was left then, unless something was set after it.
 */
function isExplainedByPlan(plan: AddPlan, shown: number): boolean {
  const { baseline = 0, isAnswered, quantity } = plan;
  if (!isAnswered) return isReachableByLandings(baseline, landingsOf(plan, 0), shown);
  const others = landingsOf(plan, 1);
  return (
    isReachableByLandings(targetQuantity(plan), others, shown) ||
    isReachableByLandings(baseline, others, shown - quantity)
  );
}

function afterFailedSend(plan: AddPlan, failure: CallFailure, moment: Moment): AddPlan {
  const isOpen = mayHaveLanded(failure, plan.deliveries);
  const sent = isOpen ? unanswered(plan, moment) : plan;
  switch (classifyFailure(failure)) {
    case 'cart-gone':
      return at(plan, { kind: 'cart-gone' });
    case 'definite':
      return afterRefusal(sent, failure, moment);
    case 'not-applied': {
      const again = isOpen ? undefined : withNextWait(plan, TO_SEND, moment, failure);
      return again ?? scheduleRead(sent, failure, moment);
    }
    case 'unknown':
      return scheduleRead(sent, failure, moment);
  }
}

const unanswered = (plan: AddPlan, { now }: Moment): AddPlan => ({
  ...plan,
  unanswered: plan.unanswered + 1,
  landedBy: now + LATEST_LANDING,
});

/**
 * The refusal may be due to an unanswered send that already put the stock into the cart, or to the
 * first delivery of a request that was delivered twice.
 */
const afterRefusal = (plan: AddPlan, failure: CallFailure, moment: Moment): AddPlan =>
  plan.unanswered === 0
    ? at(plan, { kind: 'refused', failure })
    : scheduleRead({ ...plan, refusal: failure }, failure, moment);

/** Reads the cart after a wait, to find out whether the add was carried out. */
function scheduleRead(plan: AddPlan, failure: CallFailure | undefined, moment: Moment): AddPlan {
  const isSomethingSent = plan.unanswered > 0 || plan.isAnswered;
  const wait = isSomethingSent ? withNextWait(plan, TO_READ, moment, failure) : undefined;
  return wait ?? givenUp(plan, failure);
}

function afterRead(plan: AddPlan, line: ObservedLine): AddPlan {
  const { baseline, isAnswered, refusal, doubt, waits } = plan;
  const { quantity } = line;
  if (baseline === undefined) return started({ ...plan, baseline: quantity }, 'send');
  if (quantity === targetQuantity(plan)) return at(plan, { kind: 'done', quantity });
  if (doubt === 'stuck') return at(plan, { kind: 'changed-elsewhere', quantity });
  if (quantity === baseline && (!isAnswered || doubt === 'refused')) {
    if (refusal) return at(plan, { kind: 'refused', failure: refusal });
    return waits <= MOST_RETRIES ? started(plan, 'send') : at(plan, { kind: 'unknown' });
  }
  return corrected(plan, line) ?? at(plan, { kind: 'changed-elsewhere', quantity });
}

function afterFailedRead(plan: AddPlan, failure: CallFailure, moment: Moment): AddPlan {
  const kind = classifyFailure(failure);
  if (kind === 'cart-gone') return at(plan, { kind: 'cart-gone' });
  if (plan.baseline !== undefined) return scheduleRead(plan, failure, moment);
  if (kind === 'definite') return at(plan, { kind: 'refused', failure });
  const toRead = { next: 'read', most: MOST_RETRIES } as const;
  return withNextWait(plan, toRead, moment, failure) ?? givenUp(plan, failure);
}

/** `to` is the quantity that the line was to be set to. */
function afterSet(plan: AddPlan, to: number, line: ObservedLine, moment: Moment): AddPlan {
  const set = plan.deliveries > 1 ? withSet(plan, to, moment) : plan;
  return line.quantity === to ? afterRead(set, line) : scheduleRead(set, undefined, moment);
}

function afterFailedSet(plan: AddPlan, to: number, failure: CallFailure, moment: Moment): AddPlan {
  const kind = classifyFailure(failure);
  if (kind === 'cart-gone') return at(plan, { kind: 'cart-gone' });
  const isVerdict = failure.kind === 'refused' && kind === 'definite';
  const next = isVerdict ? afterRefusedSet(plan, to, failure) : plan;
  const isOpen = mayHaveLanded(failure, plan.deliveries);
  return scheduleRead(isOpen ? withSet(next, to, moment) : next, failure, moment);
}

const afterRefusedSet = (plan: AddPlan, to: number, refusal: CallFailure): AddPlan =>
  to === targetQuantity(plan)
    ? { ...plan, doubt: 'refused', refusal }
    : { ...plan, doubt: 'stuck' };

const withSet = (plan: AddPlan, to: number, { now }: Moment): AddPlan => ({
  ...plan,
  openSets: [...plan.openSets, to],
  landedBy: now + LATEST_LANDING,
});

/** The outcome when no retry or no time is left; never a quantity that may not be reached. */
function givenUp(plan: AddPlan, failure: CallFailure | undefined): AddPlan {
  if (plan.isAnswered && !plan.doubt)
    return at(plan, { kind: 'done', quantity: targetQuantity(plan) });
  const isOpen = plan.isAnswered || plan.unanswered > 0;
  return at(plan, isOpen ? { kind: 'unknown' } : unavailableOutcome(failure));
}
