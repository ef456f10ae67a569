import type { IdempotencyRecords } from '#ports/idempotency-records.ts';
import type { CartFailure, CartChangeAnswer } from '#ports/cart-gateway.ts';
import type { Lease, LockRefusal, Locks } from '#ports/locks.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { openSession, saveJournal, type CartDependencies } from './cart-session.ts';
import { answerWithCart, type CartTask } from './cart-answers.ts';
import { afterLostLock, RECORDS_UNAVAILABLE, lockFailure } from './failures.ts';
import { createDelayedCartChecks, type Schedule } from './delayed-cart-checks.ts';
import { resumeChange } from './resume-change.ts';
import { createLockedDependencies } from './locked-dependencies.ts';

export interface CartLock {
  /** Runs work while this server holds the cart's lock. No other server changes the cart then. */
  take(
    locale: Locale,
    cartId: string,
    work: CartTask,
  ): Promise<Result<CartChangeAnswer, CartFailure>>;
  /** Like `take`, but returns the refusal if the lock is not granted. */
  tryTake(
    locale: Locale,
    cartId: string,
    work: CartTask,
  ): Promise<Result<Result<CartChangeAnswer, CartFailure>, LockRefusal>>;
}

type CartLockParts = {
  readonly locks: Locks;
  readonly records: IdempotencyRecords;
  readonly later?: Schedule;
};

export function createCartLock(
  tools: CartDependencies,
  { locks, records, later }: CartLockParts,
): CartLock {
  async function inTurn(
    lease: Lease,
    locale: Locale,
    cartId: string,
    work: CartTask,
  ): Promise<Result<CartChangeAnswer, CartFailure>> {
    const turn = createLockedDependencies(tools, records, lease);
    const book = await turn.tools.books.open(cartId);
    if (!book) return RECORDS_UNAVAILABLE;
    const session = openSession(turn.tools, locale, cartId, book);
    await resumeChange(session);
    const answer = await work(session);
    await saveJournal(session);
    lateLooks.plan(session);
    return turn.isLost() ? afterLostLock(answer, session.written.pending !== undefined) : answer;
  }

  const turns: CartLock = {
    async take(locale, cartId, work) {
      const turn = await turns.tryTake(locale, cartId, work);
      return turn.ok ? turn.value : lockFailure(turn.error);
    },
    tryTake: (locale, cartId, work) =>
      locks.hold(`magento-cart ${cartId}`, (lease) => inTurn(lease, locale, cartId, work)),
  };
  const lateLooks = createDelayedCartChecks(tools.clock, later, (locale, cartId) => {
    void turns.take(locale, cartId, answerWithCart);
  });
  return turns;
}
