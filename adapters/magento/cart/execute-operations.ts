import type { Cart } from '#src/cart/cart.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { findLine, type LineKey } from '#src/cart/retry/line-key.ts';
import { nextPlan, type RetryPlan } from '#src/cart/retry/retry-plan.ts';
import {
  isOutcome,
  type RetryTiming,
  type RetryEvent,
  type RetryStep,
} from '#src/cart/retry/retry-step.ts';
import type { Result } from '#src/shared/result.ts';
import type { CartOperation } from './cart-journal.ts';

/** The outcome of a call: the cart after it, and the operations that were refused. */
export type OperationResult = Result<
  { readonly cart: Cart; readonly refused?: readonly CartOperation[] },
  CallFailure
>;

/** The I/O that plans are carried out with. */
export type OperationDependencies = {
  read(): Promise<OperationResult>;
  /** Sends these operations in one call. */
  send(operations: readonly CartOperation[]): Promise<OperationResult>;
  /** Sets a line to a quantity. Idempotent. */
  setQuantity(uid: string, quantity: number): Promise<OperationResult>;
  wait(milliseconds: number): Promise<void>;
  moment(): RetryTiming;
  /** Stores the operations about to be sent. Returns `false` if they cannot be stored. */
  persist(operations: readonly CartOperation[]): Promise<boolean>;
};

/**
 * Carries out plans (C7) side by side: plans share a read, and operations sent together are one
 * call. Nothing is sent before it is stored: an operation that would be lost in a restart is not
 * begun.
 */
export async function executeOperations(
  initial: readonly CartOperation[],
  dependencies: OperationDependencies,
): Promise<readonly CartOperation[]> {
  let operations = initial;
  let isPersisted = false;
  for (;;) {
    const due = dueOperations(operations);
    const [first] = due;
    if (!first) return operations;
    if (first.plan.step.kind === 'send' || first.plan.step.kind === 'set') {
      const isWritten = await dependencies.persist(operations);
      if (!isWritten && !isPersisted) return operations.map(asUnavailable);
      isPersisted = true;
    }
    const eventOf = await performStep(first.plan.step, due, dependencies);
    const timing = dependencies.moment();
    operations = operations.map((operation) =>
      due.includes(operation) ? advance(operation, eventOf(operation), timing) : operation,
    );
  }
}

/** Returns the operation with its plan advanced by an event. */
export const advance = (
  { plan, request }: CartOperation,
  event: RetryEvent,
  timing: RetryTiming,
): CartOperation => ({
  plan: nextPlan(plan, event, timing),
  request,
});

/** Returns the line of a plan; `undefined` for a plan without a line, such as one for a coupon. */
export const lineKeyOf = (plan: RetryPlan): LineKey | undefined =>
  plan.kind === 'add' ? plan.line : plan.target?.line;

/** Waits come last, so that all waiting plans wait together. */
const ORDER = ['read', 'set', 'send', 'wait'] as const;

/** Returns the operations whose next steps can be performed together. */
function dueOperations(operations: readonly CartOperation[]): readonly CartOperation[] {
  for (const kind of ORDER) {
    const due = operations.filter(({ plan }) => plan.step.kind === kind);
    if (due.length > 0) return kind === 'set' ? due.slice(0, 1) : due;
  }
  return [];
}

async function performStep(
  step: RetryStep,
  due: readonly CartOperation[],
  dependencies: OperationDependencies,
): Promise<(operation: CartOperation) => RetryEvent> {
  if (step.kind === 'wait') {
    await dependencies.wait(Math.max(...due.map(({ plan }) => waitOf(plan.step))));
    return () => ({ type: 'waited' });
  }
  const reply = await replyTo(step, due, dependencies);
  return (operation) => eventFor(operation, reply);
}

function replyTo(
  step: RetryStep,
  due: readonly CartOperation[],
  dependencies: OperationDependencies,
): Promise<OperationResult> {
  if (step.kind === 'send') return dependencies.send(due);
  return step.kind === 'set'
    ? dependencies.setQuantity(step.uid, step.quantity)
    : dependencies.read();
}

function eventFor(operation: CartOperation, reply: OperationResult): RetryEvent {
  if (!reply.ok) return { type: 'failed', failure: reply.error };
  const { cart, refused = [] } = reply.value;
  if (refused.includes(operation)) return { type: 'failed', failure: REFUSED };
  const line = lineKeyOf(operation.plan);
  return { type: 'answered', line: line === undefined ? { quantity: 0 } : findLine(cart, line) };
}

const REFUSED: CallFailure = { kind: 'refused', code: 'bad-input' };

const waitOf = (step: RetryStep): number => (step.kind === 'wait' ? step.milliseconds : 0);

const asUnavailable = (operation: CartOperation): CartOperation =>
  isOutcome(operation.plan.step)
    ? operation
    : { ...operation, plan: { ...operation.plan, step: { kind: 'unavailable' } } };
