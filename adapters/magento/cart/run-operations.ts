import type { LineKey } from '#src/cart/retry/line-key.ts';
import type { LineWatch } from '#src/cart/retry/line-watch.ts';
import { watchAfter } from '#src/cart/retry/retry-plan.ts';
import type { CartOperation, PendingAction } from './cart-journal.ts';
import {
  recordResult,
  momentOf,
  setLineQuantity,
  fetchCart,
  saveJournal,
  toOperationResult,
  type CartSession,
} from './cart-session.ts';
import {
  executeOperations,
  lineKeyOf,
  type OperationDependencies,
  type OperationResult,
} from './execute-operations.ts';
import type { CartResult } from './cart-calls.ts';
import { sendAdds } from './send-adds.ts';

/** The reason for a run: an action of adds, or a call that concerns no line. */
export type OperationPurpose = {
  readonly action?: PendingAction;
  readonly call?: () => Promise<CartResult>;
};

/**
 * Carries out operations on a cart and stores which lines to watch afterwards (C7). They stay
 * recorded as pending until {@link clearPending}, because their results have to be stored first.
 */
export async function runOperations(
  session: CartSession,
  errands: readonly CartOperation[],
  purpose: OperationPurpose = {},
): Promise<readonly CartOperation[]> {
  const done = await executeOperations(errands, operationDependencies(session, purpose));
  for (const { plan } of done) {
    const line = lineKeyOf(plan);
    if (line !== undefined) setLineWatch(session, line, watchAfter(plan));
  }
  return done;
}

/** Sets or removes the watch of a line. */
export function setLineWatch(
  session: CartSession,
  line: LineKey,
  next: LineWatch | undefined,
): void {
  const { book } = session;
  const others = book.watches.filter((one) => one.line !== line);
  if (!next && others.length === book.watches.length) return;
  session.book = { ...book, watches: next ? [...others, next] : others };
}

export function clearPending(session: CartSession): void {
  const { pending, ...book } = session.book;
  if (pending) session.book = book;
}

function operationDependencies(
  session: CartSession,
  { action, call }: OperationPurpose,
): OperationDependencies {
  const { tools } = session;
  return {
    read: () => fetchCart(session),
    put: (uid, quantity) => setLineQuantity(session, uid, quantity),
    wait: tools.wait,
    moment: () => momentOf(session),
    send: (errands) => send(session, errands, { ...(action && { action }), ...(call && { call }) }),
    note(errands) {
      if (call) return Promise.resolve(true);
      const pending = { errands, ...(action && { action }) };
      session.book = { ...session.book, pending };
      return saveJournal(session);
    },
  };
}

function send(
  session: CartSession,
  errands: readonly CartOperation[],
  { action, call }: OperationPurpose,
): Promise<OperationResult> {
  const request = errands[0]?.request;
  if (request?.kind === 'put') return setLineQuantity(session, request.uid, request.quantity);
  return recordResult(
    session,
    call ? toOperationResult(call()) : sendAdds(session, errands, action?.bodyScan),
  );
}
