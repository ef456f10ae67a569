import type { Cart } from '#src/cart/cart.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { lineIn, type LineKey } from '#src/cart/retry/line-key.ts';
import { nextPlan, type RetryPlan } from '#src/cart/retry/retry-plan.ts';
import {
  isOutcome,
  type Moment,
  type RetryEvent,
  type RetryStep,
} from '#src/cart/retry/retry-step.ts';
import type { Result } from '#src/shared/result.ts';
import type { Errand } from './cart-book.ts';

/** The outcome of a call: the cart after it, and the operations that were refused. */
export type Reply = Result<
  { readonly cart: Cart; readonly refused?: readonly Errand[] },
  CallFailure
>;

/** The I/O that plans are carried out with. */
export type Hands = {
  read(): Promise<Reply>;
  /** Sends these operations in one call. */
  send(errands: readonly Errand[]): Promise<Reply>;
  /** Sets a line to a quantity. Idempotent. */
  put(uid: string, quantity: number): Promise<Reply>;
  wait(milliseconds: number): Promise<void>;
  moment(): Moment;
  /** Stores the operations about to be sent. Returns `false` if they cannot be stored. */
  note(errands: readonly Errand[]): Promise<boolean>;
};

/**
 * Carries out plans (C7) side by side: plans share a read, and operations sent together are one
 * call. Nothing is sent before it is stored: an operation that would be lost in a restart is not
 * begun.
 */
export async function carryOut(begun: readonly Errand[], hands: Hands): Promise<readonly Errand[]> {
  let errands = begun;
  let isNoted = false;
  for (;;) {
    const due = dueAmong(errands);
    const [first] = due;
    if (!first) return errands;
    if (first.plan.step.kind === 'send' || first.plan.step.kind === 'set') {
      const isWritten = await hands.note(errands);
      if (!isWritten && !isNoted) return errands.map(unbegun);
      isNoted = true;
    }
    const eventOf = await performed(first.plan.step, due, hands);
    const moment = hands.moment();
    errands = errands.map((errand) =>
      due.includes(errand) ? after(errand, eventOf(errand), moment) : errand,
    );
  }
}

/** Returns the operation with its plan advanced by an event. */
export const after = ({ plan, request }: Errand, event: RetryEvent, moment: Moment): Errand => ({
  plan: nextPlan(plan, event, moment),
  request,
});

/** Returns the line of a plan; `undefined` for a plan without a line, such as one for a coupon. */
export const lineOf = (plan: RetryPlan): LineKey | undefined =>
  plan.kind === 'add' ? plan.line : plan.target?.line;

/** Waits come last, so that all waiting plans wait together. */
const ORDER = ['read', 'set', 'send', 'wait'] as const;

/** Returns the operations whose next steps can be performed together. */
function dueAmong(errands: readonly Errand[]): readonly Errand[] {
  for (const kind of ORDER) {
    const due = errands.filter(({ plan }) => plan.step.kind === kind);
    if (due.length > 0) return kind === 'set' ? due.slice(0, 1) : due;
  }
  return [];
}

async function performed(
  step: RetryStep,
  due: readonly Errand[],
  hands: Hands,
): Promise<(errand: Errand) => RetryEvent> {
  if (step.kind === 'wait') {
    await hands.wait(Math.max(...due.map(({ plan }) => waitOf(plan.step))));
    return () => ({ type: 'waited' });
  }
  const reply = await replyTo(step, due, hands);
  return (errand) => eventFor(errand, reply);
}

function replyTo(step: RetryStep, due: readonly Errand[], hands: Hands): Promise<Reply> {
  if (step.kind === 'send') return hands.send(due);
  return step.kind === 'set' ? hands.put(step.uid, step.quantity) : hands.read();
}

function eventFor(errand: Errand, reply: Reply): RetryEvent {
  if (!reply.ok) return { type: 'failed', failure: reply.error };
  const { cart, refused = [] } = reply.value;
  if (refused.includes(errand)) return { type: 'failed', failure: REFUSED };
  const line = lineOf(errand.plan);
  return { type: 'answered', line: line === undefined ? { quantity: 0 } : lineIn(cart, line) };
}

const REFUSED: CallFailure = { kind: 'refused', code: 'bad-input' };

const waitOf = (step: RetryStep): number => (step.kind === 'wait' ? step.milliseconds : 0);

const unbegun = (errand: Errand): Errand =>
  isOutcome(errand.plan.step)
    ? errand
    : { ...errand, plan: { ...errand.plan, step: { kind: 'unavailable' } } };
