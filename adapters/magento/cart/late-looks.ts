import type { Clock } from '#ports/clock.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { CartSession } from './cart-session.ts';

/** Does something after so many milliseconds, where nobody waits for it. */
export type Later = (work: () => void, milliseconds: number) => void;

/** The looks at carts when nothing that was sent can land on them any more. */
export interface LateLooks {
  /** Plans the next look at the cart of a session that has come to its end, if it needs one. */
  plan(session: Pick<CartSession, 'book' | 'locale' | 'cartId'>): void;
}

/**
 * Looks once more when all has landed (C7), with one timer for each cart, in the store view that was
 * asked last, for a look from another moves the cart there. A cart that cannot be seen by then is
 * looked at a few times more; after that it is put right when its shopper looks.
 */
export function createLateLooks(
  clock: Clock,
  later: Later | undefined,
  look: (locale: Locale, cartId: string) => void,
): LateLooks {
  /** The carts that will be looked at, and in which store view. */
  const awaited = new Map<string, Locale>();
  /** How often a cart was looked for in vain since all has landed. */
  const missed = new Map<string, number>();

  return {
    plan({ book: { watches }, locale, cartId }) {
      const left = Math.max(...watches.map(({ checkAgainAt }) => checkAgainAt)) - clock.now();
      const looks = left > 0 ? 0 : (missed.get(cartId) ?? 0);
      missed.delete(cartId);
      if (!later || watches.length === 0 || looks >= MOST_LOOKS) return;
      if (left <= 0) missed.set(cartId, looks + 1);
      const isAwaited = awaited.has(cartId);
      awaited.set(cartId, locale);
      if (isAwaited) return;
      const lookNow = (): void => {
        const last = awaited.get(cartId) ?? locale;
        awaited.delete(cartId);
        look(last, cartId);
      };
      later(lookNow, left > 0 ? left : LOOK_AGAIN * 2 ** looks);
    },
  };
}

/** In milliseconds: how soon a cart is looked at again that was not seen; then after twice that. */
const LOOK_AGAIN = 2000;
const MOST_LOOKS = 5;
