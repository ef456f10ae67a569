import type { CartFailure, ChangeAnswer } from '#ports/cart-gateway.ts';
import type { LockRefusal, Locks } from '#ports/locks.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { openSession, saveBook, type CartTools } from './cart-session.ts';
import { seeCart, type SessionWork } from './answer.ts';
import { RECORDS_AWAY, withoutTurn } from './failures.ts';
import { createLateLooks, type Later } from './late-looks.ts';
import { resumeChange } from './resume-change.ts';

export interface CartTurns {
  /** Works on a cart while no server of the shop does anything else with it. */
  take(
    locale: Locale,
    cartId: string,
    work: SessionWork,
  ): Promise<Result<ChangeAnswer, CartFailure>>;
  /** The same, but says by itself that there was no turn. */
  tryTake(
    locale: Locale,
    cartId: string,
    work: SessionWork,
  ): Promise<Result<Result<ChangeAnswer, CartFailure>, LockRefusal>>;
}

type TurnParts = {
  readonly locks: Locks;
  readonly later?: Later;
};

export function createCartTurns(tools: CartTools, { locks, later }: TurnParts): CartTurns {
  async function inTurn(
    locale: Locale,
    cartId: string,
    work: SessionWork,
  ): Promise<Result<ChangeAnswer, CartFailure>> {
    const book = await tools.books.open(cartId);
    if (!book) return RECORDS_AWAY;
    const session = openSession(tools, locale, cartId, book);
    await resumeChange(session);
    const answer = await work(session);
    await saveBook(session);
    lateLooks.plan(session);
    return answer;
  }

  const turns: CartTurns = {
    async take(locale, cartId, work) {
      const turn = await turns.tryTake(locale, cartId, work);
      return turn.ok ? turn.value : withoutTurn(turn.error);
    },
    tryTake: (locale, cartId, work) =>
      locks.hold(`magento-cart ${cartId}`, () => inTurn(locale, cartId, work)),
  };
  const lateLooks = createLateLooks(tools.clock, later, (locale, cartId) => {
    void turns.take(locale, cartId, seeCart);
  });
  return turns;
}
