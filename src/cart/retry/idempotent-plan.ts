import type { CallFailure, RefusalCode } from './failure-class.ts';
import { classifyFailure } from './failure-class.ts';
import { LATEST_LANDING, type Landing } from './landing.ts';
import type { LineKey } from './line-key.ts';
import { watchLine, type LineCheck, type LineWatch } from './line-watch.ts';
import { MOST_RETRIES } from './retry-delay.ts';
import type { Moment, RetryEvent, RetryStep } from './retry-step.ts';
import { unavailable, waiting } from './retry-wait.ts';

/** A change that leaves the same cart however often it is made. */
export type IdempotentChange =
  | 'update'
  | 'remove'
  | 'apply-coupon'
  | 'remove-coupon'
  | 'set-address'
  /** Under an id that the shop has made: that there is such a cart already means it was made. */
  | 'create-cart';

/** Such a change while it is carried out (C7): plain data, as that of an add. */
export type IdempotentPlan = {
  readonly kind: 'idempotent';
  readonly change: IdempotentChange;
  /** The line that is put to a quantity, where it is one: a removed line's is 0. */
  readonly target?: LineTarget;
  /** How often the network may deliver one request. */
  readonly deliveries: number;
  readonly begunAt: number;
  readonly waits: number;
  readonly sends: number;
  readonly unanswered: number;
  /** When what was sent is certain to have landed or never to land. */
  readonly landedBy: number;
  readonly step: RetryStep;
};

/** What becomes of a line: how much it held as last shown, how much it is to hold. */
export type LineTarget = {
  readonly line: LineKey;
  readonly before: number;
  readonly quantity: number;
  /** What is watched on this line already. */
  readonly watch?: LineWatch;
};

export const beginIdempotent = (start: {
  readonly change: IdempotentChange;
  readonly target?: LineTarget;
  readonly deliveries?: number;
  readonly now: number;
}): IdempotentPlan => ({
  kind: 'idempotent',
  change: start.change,
  ...(start.target ? { target: start.target } : {}),
  deliveries: start.deliveries ?? 1,
  begunAt: start.now,
  waits: 0,
  sends: 1,
  unanswered: 0,
  landedBy: start.now,
  step: { kind: 'send' },
});

/**
 * Puts right a line on which something has landed that was not to. Should that come to nothing, the
 * line goes on being watched as it was.
 */
export const beginCorrection = (
  { watch, quantity }: Extract<LineCheck, { kind: 'set' }>,
  now: number,
  deliveries = 1,
): IdempotentPlan =>
  beginIdempotent({
    change: quantity === 0 ? 'remove' : 'update',
    target: { line: watch.line, before: quantity, quantity, watch },
    deliveries,
    now,
  });

/** An idempotent change after an event (C7): what was not answered is sent again, without a look. */
export function nextIdempotent(
  plan: IdempotentPlan,
  event: RetryEvent,
  moment: Moment,
): IdempotentPlan {
  const { step } = plan;
  if (step.kind === 'wait' && event.type === 'waited') {
    return { ...plan, sends: plan.sends + 1, step: { kind: 'send' } };
  }
  if (step.kind !== 'send' || event.type === 'waited') return plan;
  const sent = { ...plan, landedBy: moment.now + LATEST_LANDING };
  return event.type === 'answered'
    ? { ...sent, step: { kind: 'done', quantity: event.line.quantity } }
    : afterFailure(sent, event.failure, moment);
}

/**
 * What is to be watched when the change is over: the line is to stay as the shopper was told, though
 * a request that was not answered sets it once more. `undefined` when nothing can.
 */
export function idempotentWatch({ target, step, ...plan }: IdempotentPlan): LineWatch | undefined {
  if (!target || step.kind === 'replace-cart') return undefined;
  const { line, before, quantity, watch } = target;
  const isOpen = plan.unanswered > 0 || (step.kind === 'done' && plan.deliveries > 1);
  const own: Landing = { kind: 'set', quantity, until: plan.landedBy };
  const landings = [...(watch?.landings ?? []), ...(isOpen ? [own] : [])];
  if (step.kind === 'done') return watchLine({ line, expected: quantity, landings });
  if (!isOpen) return watch;
  return watchLine({ line, expected: quantity, unconfirmed: { before }, landings });
}

/** What a refusal says that means: it is so already. */
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
    return { ...plan, step: { kind: 'done', quantity: 0 } };
  }
  switch (classifyFailure(failure)) {
    case 'cart-gone':
      return { ...plan, step: { kind: 'replace-cart' } };
    case 'definite':
      return { ...plan, step: { kind: 'refused', failure } };
    case 'not-applied':
      return sendingAgain(plan, failure, moment);
    case 'unknown':
      return sendingAgain({ ...plan, unanswered: plan.unanswered + 1 }, failure, moment);
  }
}

function sendingAgain(plan: IdempotentPlan, failure: CallFailure, moment: Moment): IdempotentPlan {
  const wait = waiting(plan, { next: 'send', most: MOST_RETRIES }, moment, failure);
  if (wait) return wait;
  return { ...plan, step: plan.unanswered > 0 ? { kind: 'unknown' } : unavailable(failure) };
}
