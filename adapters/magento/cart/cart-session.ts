import type { Clock } from '#ports/clock.ts';
import type { Cart } from '#src/cart/cart.ts';
import { classifyFailure, type CallFailure } from '#src/cart/retry/failure-class.ts';
import { goodsOf, lineIn, lineKey } from '#src/cart/retry/line-key.ts';
import type { Moment } from '#src/cart/retry/retry-step.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { CartActions } from './cart-actions.ts';
import { EMPTY_BOOK, seenLines, type CartBook, type CartBooks } from './cart-book.ts';
import type { Reply } from './carry-out.ts';
import type { CartReply } from './cart-calls.ts';
import type { MagentoCarts } from './magento-carts.ts';
import type { WaysToBuy } from './ways-to-buy.ts';

/** What carts are worked on with. */
export type CartTools = {
  readonly carts: MagentoCarts;
  readonly ways: WaysToBuy;
  readonly books: CartBooks;
  readonly actions: CartActions;
  readonly clock: Clock;
  /** From 0 up to 1: spreads retries. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** How often the network may deliver one request: 2 where a proxy may repeat it. */
  readonly deliveries: number;
};

/** One cart for as long as nobody else works on it. */
export type CartSession = {
  readonly tools: CartTools;
  readonly locale: Locale;
  readonly cartId: string;
  /** What is remembered of it, and what of that is written down. */
  book: CartBook;
  written: CartBook;
  /** What it looks like now; nothing where nobody knows. */
  cart: Cart | undefined;
  /** The coupons that it had before, as far as the shopper has not changed them. */
  couponsBefore: readonly string[];
  /** When it was asked for that, in milliseconds since 1970. */
  readAt: number;
  /** Why it could not be seen last. */
  failure: CallFailure | undefined;
};

export const openSession = (
  tools: CartTools,
  locale: Locale,
  cartId: string,
  book: CartBook,
): CartSession => ({
  tools,
  locale,
  cartId,
  book,
  written: book,
  cart: undefined,
  couponsBefore: book.coupons ?? [],
  readAt: 0,
  failure: undefined,
});

export const momentOf = ({ tools }: CartSession): Moment => ({
  now: tools.clock.now(),
  jitter: tools.random(),
});

/** Whether the last answer said that there is no such cart. */
export const isGone = ({ failure }: CartSession): boolean =>
  failure !== undefined && classifyFailure(failure) === 'cart-gone';

/** Remembers the cart that a call is answered with, or that nobody knows what it is like now. */
export async function heard(session: CartSession, call: Promise<Reply>): Promise<Reply> {
  const askedAt = session.tools.clock.now();
  const reply = await call;
  const { lines: _, ...book } = session.book;
  if (reply.ok) {
    const { cart } = reply.value;
    session.book = { ...book, lines: seenLines(cart), coupons: cart.appliedCoupons };
    Object.assign(session, { cart, readAt: askedAt, failure: undefined });
  } else {
    session.book = book;
    Object.assign(session, { cart: undefined, failure: reply.error });
    if (isGone(session)) session.book = EMPTY_BOOK;
  }
  return reply;
}

/** The answer of a call that carries one thing: that is carried out, or the call has failed. */
export const wholly = async (call: Promise<CartReply>): Promise<Reply> => {
  const reply = await call;
  return reply.ok ? ok({ cart: reply.value }) : reply;
};

export const readNow = (session: CartSession): Promise<Reply> => {
  const { tools, locale, cartId } = session;
  return heard(session, wholly(tools.carts.read(locale, cartId)));
};

/**
 * Puts a line to a quantity; one that is gone already is at nothing. A cart that was moved to another
 * store view calls its lines otherwise there: the line is then known by its goods.
 */
export async function putLine(session: CartSession, uid: string, quantity: number): Promise<Reply> {
  const known = session.book.lines?.find((line) => line.uid === uid);
  const reply = await putNamed(session, uid, quantity);
  if (!isMissing(reply)) return reply;
  const seen = await readNow(session);
  const moved = seen.ok && known ? lineIn(seen.value.cart, lineKey(goodsOf(known))).uid : undefined;
  if (moved !== undefined && moved !== uid) return putNamed(session, moved, quantity);
  return quantity === 0 ? seen : reply;
}

const putNamed = (session: CartSession, uid: string, quantity: number): Promise<Reply> => {
  const { carts } = session.tools;
  const { locale, cartId } = session;
  return heard(
    session,
    wholly(
      quantity === 0 ? carts.remove(locale, cartId, uid) : carts.set(locale, cartId, uid, quantity),
    ),
  );
};

const isMissing = (reply: Reply): boolean =>
  !reply.ok && reply.error.kind === 'refused' && reply.error.code === 'line-not-found';

/** Writes down what is remembered; false where that cannot be done. */
export async function saveBook(session: CartSession): Promise<boolean> {
  const { tools, cartId, book, written } = session;
  if (book === written) return true;
  const isKept = await tools.books.keep(cartId, book);
  if (isKept) session.written = book;
  return isKept;
}
