import type { CartChangeAnswer, CartFailure } from '#ports/cart-gateway.ts';
import type { IdempotencyRecords, Lease, LockRefusal, Locks } from '#ports/shared-stores.ts';
import { isOutcome, type RetryEvent } from '#src/cart/retry/retry-step.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { answerWithCart, type CartTask } from './cart-answers.ts';
import {
  type CartDependencies,
  type CartSession,
  retryTimingOf,
  openSession,
  saveJournal,
  saveResults,
} from './cart-session.ts';
import { createDelayedCartChecks, type Schedule } from './delayed-cart-checks.ts';
import { advance } from './execute-operations.ts';
import {
  answerAfterLostLock,
  lockFailure,
  RECORDS_UNAVAILABLE,
  unconfirmedUnlessAnswered,
} from './failures.ts';
import { createLockedDependencies } from './locked-dependencies.ts';
import { clearPending, runOperations } from './run-operations.ts';

export interface CartLock {
  /** Runs work while this server holds the cart's lock. No other server changes the cart then. */
  run(
    locale: Locale,
    cartId: string,
    work: CartTask,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
  /** Like `run`, but returns the refusal if the lock is not granted. */
  tryRun(
    locale: Locale,
    cartId: string,
    work: CartTask,
  ): Promise<Result<Result<CartChangeAnswer, CartFailure>, LockRefusal>>;
}

type CartLockParts = {
  readonly locks: Locks;
  readonly records: IdempotencyRecords;
  readonly schedule?: Schedule;
};

export function createCartLock(
  dependencies: CartDependencies,
  { locks, records, schedule: later }: CartLockParts,
): CartLock {
  async function inTurn(
    lease: Lease,
    locale: Locale,
    cartId: string,
    work: CartTask,
  ): Promise<Result<CartChangeAnswer, CartFailure>> {
    const turn = createLockedDependencies(dependencies, records, lease);
    const journal = await turn.dependencies.journals.load(cartId);
    if (!journal) return RECORDS_UNAVAILABLE;
    const session = openSession(turn.dependencies, locale, cartId, journal);
    await resumeChange(session);
    // What was resumed is another request's; under the same key its result is stored.
    session.mayHaveChanged = false;
    const result = await work(session);
    const answer = session.mayHaveChanged ? unconfirmedUnlessAnswered(result) : result;
    await saveJournal(session);
    delayedChecks.schedule(session);
    return turn.isLost()
      ? answerAfterLostLock(answer, session.savedJournal.pending !== undefined)
      : answer;
  }

  const cartLock: CartLock = {
    async run(locale, cartId, work) {
      const outcome = await cartLock.tryRun(locale, cartId, work);
      return outcome.ok ? outcome.value : lockFailure(outcome.error);
    },
    tryRun: (locale, cartId, work) =>
      locks.hold(`magento-cart ${cartId}`, (lease) => inTurn(lease, locale, cartId, work)),
  };
  const delayedChecks = createDelayedCartChecks(dependencies.clock, later, (locale, cartId) => {
    void cartLock.run(locale, cartId, answerWithCart);
  });
  return cartLock;
}

/** Resumes a change whose server has died, as after a broken connection (C7). */
async function resumeChange(session: CartSession): Promise<void> {
  const { pending } = session.journal;
  if (!pending) return;
  const { action } = pending;
  const timing = retryTimingOf(session);
  const broken = pending.errands.map((operation) =>
    isOutcome(operation.plan.step) ? operation : advance(operation, BROKEN, timing),
  );
  const done = await runOperations(session, broken, action && { action });
  if (action) {
    const results = done.flatMap(({ plan, request }) =>
      plan.step.kind === 'done' && request.kind === 'add' ? [[request.place, {}] as const] : [],
    );
    await saveResults(session, action, new Map(results));
  }
  clearPending(session);
}

const BROKEN: RetryEvent = { type: 'failed', failure: { kind: 'reset' } };
