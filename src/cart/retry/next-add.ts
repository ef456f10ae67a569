import { landingsOf, targetOf, type AddPlan } from './add-plan.ts';
import { classifyFailure, mayHaveLanded, type CallFailure } from './failure-class.ts';
import { canBecome, LATEST_LANDING } from './landing.ts';
import type { ShownLine } from './line-key.ts';
import { MOST_RETRIES } from './retry-delay.ts';
import type { Moment, RetryEvent, RetryStep } from './retry-step.ts';
import { unavailable, waiting } from './retry-wait.ts';

/**
 * An add after an event (C7). It is sent again only when the last send was certainly not carried
 * out, or when a read shows that none was. What fits none of its steps changes nothing.
 */
export function nextAdd(plan: AddPlan, event: RetryEvent, moment: Moment): AddPlan {
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

/** A further wait is for a last look alone: what is sent after it could not be looked into. */
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

function afterSend(plan: AddPlan, line: ShownLine): AddPlan {
  return corrected(plan, line) ?? at(plan, { kind: 'done', quantity: line.quantity });
}

/**
 * Puts right a quantity that the add and what landed besides explain (C7): twice the add, say. Any
 * other is somebody's wish. While the line holds less than it is to, an add that was not answered
 * counts as not carried out, as does any whose target is refused: the line goes back to what it
 * held.
 */
function corrected(plan: AddPlan, { quantity: shown, uid }: ShownLine): AddPlan | undefined {
  const { baseline = 0, isAnswered, doubt } = plan;
  const target = targetOf(plan);
  if (shown === target || uid === undefined || !isOurs(plan, shown)) return undefined;
  const isShort = shown < target;
  if (doubt === 'refused' || (isShort && !isAnswered)) {
    return at(plan, { kind: 'set', uid, quantity: baseline });
  }
  const step = { kind: 'set', uid, quantity: target } as const;
  return isShort ? { ...plan, doubt: 'short', step } : at(plan, step);
}

/**
 * Whether the add, and what else was sent before it, may have led to this quantity. Of an add that
 * was answered one is there: it came to what was left by then, unless something was set after it.
 */
function isOurs(plan: AddPlan, shown: number): boolean {
  const { baseline = 0, isAnswered, quantity } = plan;
  if (!isAnswered) return canBecome(baseline, landingsOf(plan, 0), shown);
  const others = landingsOf(plan, 1);
  return canBecome(targetOf(plan), others, shown) || canBecome(baseline, others, shown - quantity);
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
      const again = isOpen ? undefined : waiting(plan, TO_SEND, moment, failure);
      return again ?? looking(sent, failure, moment);
    }
    case 'unknown':
      return looking(sent, failure, moment);
  }
}

const unanswered = (plan: AddPlan, { now }: Moment): AddPlan => ({
  ...plan,
  unanswered: plan.unanswered + 1,
  landedBy: now + LATEST_LANDING,
});

/**
 * What stayed without answer may be why this send is refused: the stock is in the cart already. So
 * may the first delivery of one that was delivered twice.
 */
const afterRefusal = (plan: AddPlan, failure: CallFailure, moment: Moment): AddPlan =>
  plan.unanswered === 0
    ? at(plan, { kind: 'refused', failure })
    : looking({ ...plan, refusal: failure }, failure, moment);

/** Looks, after a wait, what has become of what was sent. */
function looking(plan: AddPlan, failure: CallFailure | undefined, moment: Moment): AddPlan {
  const isSomethingSent = plan.unanswered > 0 || plan.isAnswered;
  const wait = isSomethingSent ? waiting(plan, TO_READ, moment, failure) : undefined;
  return wait ?? givenUp(plan, failure);
}

function afterRead(plan: AddPlan, line: ShownLine): AddPlan {
  const { baseline, isAnswered, refusal, doubt, waits } = plan;
  const { quantity } = line;
  if (baseline === undefined) return started({ ...plan, baseline: quantity }, 'send');
  if (quantity === targetOf(plan)) return at(plan, { kind: 'done', quantity });
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
  if (plan.baseline !== undefined) return looking(plan, failure, moment);
  if (kind === 'definite') return at(plan, { kind: 'refused', failure });
  const toRead = { next: 'read', most: MOST_RETRIES } as const;
  return waiting(plan, toRead, moment, failure) ?? givenUp(plan, failure);
}

/** `to` is what the line was to be set to. */
function afterSet(plan: AddPlan, to: number, line: ShownLine, moment: Moment): AddPlan {
  const set = plan.deliveries > 1 ? withSet(plan, to, moment) : plan;
  return line.quantity === to ? afterRead(set, line) : looking(set, undefined, moment);
}

function afterFailedSet(plan: AddPlan, to: number, failure: CallFailure, moment: Moment): AddPlan {
  const kind = classifyFailure(failure);
  if (kind === 'cart-gone') return at(plan, { kind: 'cart-gone' });
  const isVerdict = failure.kind === 'refused' && kind === 'definite';
  const told = isVerdict ? afterRefusedSet(plan, to, failure) : plan;
  const isOpen = mayHaveLanded(failure, plan.deliveries);
  return looking(isOpen ? withSet(told, to, moment) : told, failure, moment);
}

const afterRefusedSet = (plan: AddPlan, to: number, refusal: CallFailure): AddPlan =>
  to === targetOf(plan) ? { ...plan, doubt: 'refused', refusal } : { ...plan, doubt: 'stuck' };

const withSet = (plan: AddPlan, to: number, { now }: Moment): AddPlan => ({
  ...plan,
  openSets: [...plan.openSets, to],
  landedBy: now + LATEST_LANDING,
});

/** What is told when neither patience nor time is left: never a quantity that may never be. */
function givenUp(plan: AddPlan, failure: CallFailure | undefined): AddPlan {
  if (plan.isAnswered && !plan.doubt) return at(plan, { kind: 'done', quantity: targetOf(plan) });
  const isOpen = plan.isAnswered || plan.unanswered > 0;
  return at(plan, isOpen ? { kind: 'unknown' } : unavailable(failure));
}
