import type { ActionRecords } from '#ports/action-records.ts';
import type { CartFailure, ChangeAnswer } from '#ports/cart-gateway.ts';
import type { Lease, LockRefusal, Locks } from '#ports/locks.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { openSession, saveBook, type CartTools } from './cart-session.ts';
import { seeCart, type SessionWork } from './answer.ts';
import { afterLostTurn, RECORDS_AWAY, withoutTurn } from './failures.ts';
import { createLateLooks, type Later } from './late-looks.ts';
import { resumeChange } from './resume-change.ts';
import { createTurnTools } from './turn-tools.ts';

export interface CartTurns {
  /** Runs work while this server holds the cart's lock. No other server changes the cart then. */
  take(
    locale: Locale,
    cartId: string,
    work: SessionWork,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
  /** Like `take`, but returns the refusal if the lock is not granted. */
  tryTake(
    locale: Locale,
    cartId: string,
    work: SessionWork,
  ): Promise<Result<Result<ChangeAnswer, CartFailure>, LockRefusal>>;
}

type TurnParts = {
  readonly locks: Locks;
  readonly records: ActionRecords;
  readonly later?: Later;
};

export function createCartTurns(tools: CartTools, { locks, records, later }: TurnParts): CartTurns {
  async function inTurn(
    lease: Lease,
    locale: Locale,
    cartId: string,
    work: SessionWork,
  ): Promise<Result<ChangeAnswer, CartFailure>> {
    const turn = createTurnTools(tools, records, lease);
    const book = await turn.tools.books.open(cartId);
    if (!book) return RECORDS_AWAY;
    const session = openSession(turn.tools, locale, cartId, book);
    await resumeChange(session);
    const answer = await work(session);
    await saveBook(session);
    lateLooks.plan(session);
    return turn.isLost() ? afterLostTurn(answer, session.written.pending !== undefined) : answer;
  }

  const turns: CartTurns = {
    async take(locale, cartId, work) {
      const turn = await turns.tryTake(locale, cartId, work);
      return turn.ok ? turn.value : withoutTurn(turn.error);
    },
    tryTake: (locale, cartId, work) =>
      locks.hold(`magento-cart ${cartId}`, (lease) => inTurn(lease, locale, cartId, work)),
  };
  const lateLooks = createLateLooks(tools.clock, later, (locale, cartId) => {
    void turns.take(locale, cartId, seeCart);
  });
  return turns;
}
