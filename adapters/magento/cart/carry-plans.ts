import type { LineKey } from '#src/cart/retry/line-key.ts';
import type { LineWatch } from '#src/cart/retry/line-watch.ts';
import { watchAfter } from '#src/cart/retry/retry-plan.ts';
import type { Errand, PendingAction } from './cart-book.ts';
import {
  heard,
  momentOf,
  putLine,
  readNow,
  saveBook,
  wholly,
  type CartSession,
} from './cart-session.ts';
import { carryOut, lineOf, type Hands, type Reply } from './carry-out.ts';
import type { CartReply } from './cart-calls.ts';
import { sendAdds } from './send-adds.ts';

/** The reason for a run: an action of adds, or a call that concerns no line. */
export type Purpose = {
  readonly action?: PendingAction;
  readonly call?: () => Promise<CartReply>;
};

/**
 * Carries out operations on a cart and stores which lines to watch afterwards (C7). They stay
 * recorded as pending until {@link forgetPending}, because their results have to be stored first.
 */
export async function carryPlans(
  session: CartSession,
  errands: readonly Errand[],
  purpose: Purpose = {},
): Promise<readonly Errand[]> {
  const done = await carryOut(errands, handsFor(session, purpose));
  for (const { plan } of done) {
    const line = lineOf(plan);
    if (line !== undefined) watch(session, line, watchAfter(plan));
  }
  return done;
}

/** Sets or removes the watch of a line. */
export function watch(session: CartSession, line: LineKey, next: LineWatch | undefined): void {
  const { book } = session;
  const others = book.watches.filter((one) => one.line !== line);
  if (!next && others.length === book.watches.length) return;
  session.book = { ...book, watches: next ? [...others, next] : others };
}

export function forgetPending(session: CartSession): void {
  const { pending, ...book } = session.book;
  if (pending) session.book = book;
}

function handsFor(session: CartSession, { action, call }: Purpose): Hands {
  const { tools } = session;
  return {
    read: () => readNow(session),
    put: (uid, quantity) => putLine(session, uid, quantity),
    wait: tools.wait,
    moment: () => momentOf(session),
    send: (errands) => send(session, errands, { ...(action && { action }), ...(call && { call }) }),
    note(errands) {
      if (call) return Promise.resolve(true);
      const pending = { errands, ...(action && { action }) };
      session.book = { ...session.book, pending };
      return saveBook(session);
    },
  };
}

function send(
  session: CartSession,
  errands: readonly Errand[],
  { action, call }: Purpose,
): Promise<Reply> {
  const request = errands[0]?.request;
  if (request?.kind === 'put') return putLine(session, request.uid, request.quantity);
  return heard(session, call ? wholly(call()) : sendAdds(session, errands, action?.bodyScan));
}
