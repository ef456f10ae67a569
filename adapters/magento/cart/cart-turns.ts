import type { CartFailure } from '#ports/cart-gateway.ts';
import type { LockRefusal, Locks } from '#ports/locks.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { openSession, saveBook, type CartSession, type CartTools } from './cart-session.ts';
import { seeCart, type SessionWork } from './answer.ts';
import { RECORDS_AWAY, withoutTurn } from './failures.ts';
import { resumeChange } from './resume-change.ts';

export interface CartTurns {
  /** Works on a cart while no server of the shop does anything else with it. */
  take(locale: Locale, cartId: string, work: SessionWork): Promise<Result<CartAnswer, CartFailure>>;
  /** The same, but says by itself that there was no turn. */
  tryTake(
    locale: Locale,
    cartId: string,
    work: SessionWork,
  ): Promise<Result<Result<CartAnswer, CartFailure>, LockRefusal>>;
}

type TurnParts = {
  readonly locks: Locks;
  readonly later?: (work: () => void, milliseconds: number) => void;
};

export function createCartTurns(tools: CartTools, { locks, later }: TurnParts): CartTurns {
  /** The carts that will be looked at once more, and in which store view. */
  const awaited = new Map<string, Locale>();
  /** How often a cart was looked for in vain since all has landed. */
  const missed = new Map<string, number>();

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

  /**
   * Looks once more when nothing that was sent can land any more (C7), with one timer for each cart,
   * in the store view that was asked last, for a look from another moves the cart there. A cart that
   * cannot be seen by then is looked at a few times more; after that it is put right when its
   * shopper looks.
   */
  function checkLater({ book: { watches }, locale, cartId }: CartSession): void {
    const left = Math.max(...watches.map(({ checkAgainAt }) => checkAgainAt)) - tools.clock.now();
    const looks = left > 0 ? 0 : (missed.get(cartId) ?? 0);
    missed.delete(cartId);
    if (!later || watches.length === 0 || looks >= MOST_LOOKS) return;
    if (left <= 0) missed.set(cartId, looks + 1);
    const isAwaited = awaited.has(cartId);
    awaited.set(cartId, locale);
    if (isAwaited) return;
    later(
      () => {
        const last = awaited.get(cartId) ?? locale;
        awaited.delete(cartId);
        void turns.take(last, cartId, seeCart);
      },
      left > 0 ? left : LOOK_AGAIN * 2 ** looks,
    );
  }

  const turns: CartTurns = {
    async take(locale, cartId, work) {
      const turn = await turns.tryTake(locale, cartId, work);
      return turn.ok ? turn.value : withoutTurn(turn.error);
    },
    tryTake: (locale, cartId, work) =>
      locks.hold(`magento-cart ${cartId}`, () => inTurn(locale, cartId, work)),
  };
  return turns;
}

/** In milliseconds: how soon a cart is looked at again that could not be seen; later, twice as long. */
const LOOK_AGAIN = 2000;
const MOST_LOOKS = 5;
