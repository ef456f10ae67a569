import type { CallFailure } from './failure-class.ts';
import type { LineKey } from './line-key.ts';
import type { LineCheck, LineWatch } from './line-watch.ts';
import type { RetryStep } from './retry-step.ts';

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
  /** Why a send was refused after another had stayed without answer. */
  readonly refusal?: CallFailure;
  /** How much the line was seen to hold since. */
  readonly seen?: number;
  readonly step: RetryStep;
};

/** What becomes of a line: how much it held as last shown, how much it is to hold. */
export type LineTarget = {
  readonly line: LineKey;
  readonly before: number;
  readonly quantity: number;
  /** What is watched on this line already. */
  readonly watch?: LineWatch;
  /** Where it puts right what has landed: what is to be watched should that be refused. */
  readonly correction?: { readonly otherwise?: LineWatch };
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
 * Puts right a line on which something has landed that was not to. Where that is refused the line
 * stays as it is; where it comes to nothing else, it goes on being watched as it was.
 */
export const beginCorrection = (
  { watch, otherwise, quantity }: Extract<LineCheck, { kind: 'set' }>,
  now: number,
  deliveries = 1,
): IdempotentPlan =>
  beginIdempotent({
    change: quantity === 0 ? 'remove' : 'update',
    target: {
      line: watch.line,
      before: quantity,
      quantity,
      watch,
      correction: otherwise ? { otherwise } : {},
    },
    deliveries,
    now,
  });
