import { type AddPlan, lateEffectsOf, targetQuantity } from './add-plan.ts';
import { type CallFailure, classifyFailure, mayHaveBeenApplied } from './failure-class.ts';
import { isReachableByLateEffects, LATE_EFFECT_WINDOW } from './late-effect.ts';
import type { ObservedLine } from './line-key.ts';
import { MAX_RETRIES, unavailableOutcome, withNextWait } from './retry-delay.ts';
import type { RetryTiming, RetryEvent, RetryStep } from './retry-step.ts';

/**
 * The plan of an add after an event (C7). It is sent again only if the last send was certainly not
 * carried out, or if a read shows that no send was. An event that does not fit the step changes
 * nothing.
 */
export function nextAddPlan(plan: AddPlan, event: RetryEvent, timing: RetryTiming): AddPlan {
  if (plan.step.kind === 'wait') {
    return event.type === 'waited' ? started(plan, plan.step.next) : plan;
  }
  if (event.type === 'waited') return plan;
  switch (plan.step.kind) {
    case 'send':
      return event.type === 'answered'
        ? afterSend(sentTo(plan, timing), event.line)
        : afterFailedSend(plan, event.failure, timing);
    case 'read':
      return event.type === 'answered'
        ? afterRead(plan, event.line)
        : afterFailedRead(plan, event.failure, timing);
    case 'set':
      return event.type === 'answered'
        ? afterSet(plan, plan.step.quantity, event.line, timing)
        : afterFailedSet(plan, plan.step.quantity, event.failure, timing);
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
const TO_SEND = { next: 'send', maxWaits: MAX_RETRIES } as const;
const TO_READ = { next: 'read', maxWaits: MAX_RETRIES + 1 } as const;

const withStep = (plan: AddPlan, step: RetryStep): AddPlan => ({ ...plan, step });

const started = (plan: AddPlan, kind: 'send' | 'read'): AddPlan =>
  kind === 'send' ? { ...plan, sends: plan.sends + 1, step: { kind } } : withStep(plan, { kind });

const sentTo = (plan: AddPlan, { now }: RetryTiming): AddPlan => ({
  ...plan,
  isAnswered: true,
  landedBy: now + LATE_EFFECT_WINDOW,
});

function afterSend(plan: AddPlan, line: ObservedLine): AddPlan {
  return corrected(plan, line) ?? withStep(plan, { kind: 'done', quantity: line.quantity });
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
    return withStep(plan, { kind: 'set', uid, quantity: baseline });
  }
  const step = { kind: 'set', uid, quantity: target } as const;
  return isShort ? { ...plan, doubt: 'short', step } : withStep(plan, step);
}

/**
 * Whether the add, and what was sent before it, may have produced this quantity. An answered add
 * took effect once, on whatever quantity was left then, unless something was set after it.
 */
function isExplainedByPlan(plan: AddPlan, shown: number): boolean {
  const { baseline = 0, isAnswered, quantity } = plan;
  if (!isAnswered) return isReachableByLateEffects(baseline, lateEffectsOf(plan, 0), shown);
  const otherEffects = lateEffectsOf(plan, 1);
  return (
    isReachableByLateEffects(targetQuantity(plan), otherEffects, shown) ||
    isReachableByLateEffects(baseline, otherEffects, shown - quantity)
  );
}

function afterFailedSend(plan: AddPlan, failure: CallFailure, timing: RetryTiming): AddPlan {
  if (failure.kind === 'maintenance')
    return scheduleRead(sentInMaintenance(plan, timing), failure, timing);
  const isOpen = mayHaveBeenApplied(failure, plan.deliveries);
  const sent = isOpen ? unanswered(plan, timing) : plan;
  switch (classifyFailure(failure)) {
    case 'cart-gone':
      return withStep(plan, { kind: 'cart-gone' });
    case 'definite':
      return afterRefusal(sent, failure, timing);
    case 'not-applied': {
      const retry = isOpen ? undefined : withNextWait(plan, TO_SEND, timing, failure);
      return retry ?? scheduleRead(sent, failure, timing);
    }
    case 'unknown':
      return scheduleRead(sent, failure, timing);
  }
}

const unanswered = (plan: AddPlan, { now }: RetryTiming): AddPlan => ({
  ...plan,
  unanswered: plan.unanswered + 1,
  landedBy: now + LATE_EFFECT_WINDOW,
});

/** If the request may be delivered twice, the page answers one delivery only. */
const sentInMaintenance = (plan: AddPlan, timing: RetryTiming): AddPlan => ({
  ...unanswered(plan, timing),
  ...(plan.deliveries === 1 && { inMaintenance: (plan.inMaintenance ?? 0) + 1 }),
});

/**
 * The refusal may be due to an unanswered send that already put the stock into the cart, or to the
 * first delivery of a request that was delivered twice.
 */
const afterRefusal = (plan: AddPlan, failure: CallFailure, timing: RetryTiming): AddPlan =>
  plan.unanswered === 0
    ? withStep(plan, { kind: 'refused', failure })
    : scheduleRead({ ...plan, refusal: failure }, failure, timing);

/** Reads the cart after a wait, to find out whether the add was carried out. */
function scheduleRead(
  plan: AddPlan,
  failure: CallFailure | undefined,
  timing: RetryTiming,
): AddPlan {
  const mayBeApplied = plan.unanswered > 0 || plan.isAnswered;
  const wait = mayBeApplied ? withNextWait(plan, TO_READ, timing, failure) : undefined;
  return wait ?? outcomeWithoutRetries(plan, failure);
}

function afterRead(plan: AddPlan, line: ObservedLine): AddPlan {
  const { baseline, isAnswered, refusal, doubt, waits } = plan;
  const { quantity } = line;
  if (baseline === undefined) return started({ ...plan, baseline: quantity }, 'send');
  if (quantity === targetQuantity(plan)) return withStep(plan, { kind: 'done', quantity });
  if (doubt === 'stuck') return withStep(plan, { kind: 'changed-elsewhere', quantity });
  if (quantity === baseline && (!isAnswered || doubt === 'refused')) {
    if (refusal) return withStep(plan, { kind: 'refused', failure: refusal });
    return waits <= MAX_RETRIES ? started(plan, 'send') : withStep(plan, { kind: 'unknown' });
  }
  return corrected(plan, line) ?? withStep(plan, { kind: 'changed-elsewhere', quantity });
}

function afterFailedRead(plan: AddPlan, failure: CallFailure, timing: RetryTiming): AddPlan {
  const kind = classifyFailure(failure);
  if (kind === 'cart-gone') return withStep(plan, { kind: 'cart-gone' });
  if (failure.kind === 'maintenance') return outcomeWithoutRetries(plan, failure);
  if (plan.baseline !== undefined) return scheduleRead(plan, failure, timing);
  if (kind === 'definite') return withStep(plan, { kind: 'refused', failure });
  const toRead = { next: 'read', maxWaits: MAX_RETRIES } as const;
  return withNextWait(plan, toRead, timing, failure) ?? outcomeWithoutRetries(plan, failure);
}

/** `to` is the quantity that the line was to be set to. */
function afterSet(plan: AddPlan, to: number, line: ObservedLine, timing: RetryTiming): AddPlan {
  const set = plan.deliveries > 1 ? withSet(plan, to, timing) : plan;
  return line.quantity === to ? afterRead(set, line) : scheduleRead(set, undefined, timing);
}

function afterFailedSet(
  plan: AddPlan,
  to: number,
  failure: CallFailure,
  timing: RetryTiming,
): AddPlan {
  const kind = classifyFailure(failure);
  if (kind === 'cart-gone') return withStep(plan, { kind: 'cart-gone' });
  const isDefiniteRefusal = failure.kind === 'refused' && kind === 'definite';
  const next = isDefiniteRefusal ? afterRefusedSet(plan, to, failure) : plan;
  const isOpen = mayHaveBeenApplied(failure, plan.deliveries);
  return scheduleRead(isOpen ? withSet(next, to, timing) : next, failure, timing);
}

const afterRefusedSet = (plan: AddPlan, to: number, refusal: CallFailure): AddPlan =>
  to === targetQuantity(plan)
    ? { ...plan, doubt: 'refused', refusal }
    : { ...plan, doubt: 'stuck' };

const withSet = (plan: AddPlan, to: number, { now }: RetryTiming): AddPlan => ({
  ...plan,
  openSets: [...plan.openSets, to],
  landedBy: now + LATE_EFFECT_WINDOW,
});

/**
 * The outcome when no retry or no time is left; never a quantity that may not be reached. While
 * maintenance mode lasts, nothing is left, and what met it was not carried out.
 */
function outcomeWithoutRetries(plan: AddPlan, failure: CallFailure | undefined): AddPlan {
  if (plan.isAnswered && !plan.doubt)
    return withStep(plan, { kind: 'done', quantity: targetQuantity(plan) });
  const turnedAway = failure?.kind === 'maintenance' ? (plan.inMaintenance ?? 0) : 0;
  const isOpen = plan.isAnswered || plan.unanswered > turnedAway;
  return withStep(plan, isOpen ? { kind: 'unknown' } : unavailableOutcome(failure));
}
