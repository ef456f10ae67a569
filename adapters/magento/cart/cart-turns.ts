import type { CartFailure } from '#ports/cart-gateway.ts';
import type { Locks } from '#ports/locks.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { openSession, saveBook, type CartSession, type CartTools } from './cart-session.ts';
import { seeCart, type SessionWork } from './answer.ts';
import { busy, RECORDS_AWAY } from './failures.ts';
import { resumeChange } from './resume-change.ts';

export interface CartTurns {
  /** Works on a cart while no server of the shop does anything else with it. */
  take(locale: Locale, cartId: string, work: SessionWork): Promise<Result<CartAnswer, CartFailure>>;
}

type TurnParts = {
  readonly locks: Locks;
  readonly later?: (work: () => void, milliseconds: number) => void;
};

export function createCartTurns(tools: CartTools, { locks, later }: TurnParts): CartTurns {
  async function inTurn(
    locale: Locale,
    cartId: string,
    work: SessionWork,
  ): Promise<Result<CartAnswer, CartFailure>> {
    const book = await tools.books.open(cartId);
    if (!book) return RECORDS_AWAY;
    const session = openSession(tools, locale, cartId, book);
    await resumeChange(session);
    const answer = await work(session);
    await saveBook(session);
    checkLater(session);
    return answer;
  }

  /** Looks once more when nothing that was sent can land any more (C7). */
  function checkLater({ book: { watches }, locale, cartId }: CartSession): void {
    if (!later || watches.length === 0) return;
    const at = Math.max(...watches.map(({ checkAgainAt }) => checkAgainAt));
    const again = () => void turns.take(locale, cartId, seeCart);
    later(again, Math.max(0, at - tools.clock.now()));
  }

  const turns: CartTurns = {
    async take(locale, cartId, work) {
      const held = await locks.hold(`magento-cart ${cartId}`, () => inTurn(locale, cartId, work));
      return held.ok ? held.value : busy(held.error);
    },
  };
  return turns;
}
