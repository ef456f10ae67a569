import { type LineKey, quantityInCart } from '#src/cart/retry/line-key.ts';
import type { LineWatch } from '#src/cart/retry/line-watch.ts';
import { watchAfter } from '#src/cart/retry/retry-plan.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CartResult } from './cart-calls.ts';
import type { CartOperation, PendingAction } from './cart-journal.ts';
import {
  type CartSession,
  fetchCart,
  retryTimingOf,
  updateSessionFrom,
  saveJournal,
  setLineQuantity,
  toOperationResult,
} from './cart-session.ts';
import {
  executeOperations,
  lineKeyOf,
  type OperationDependencies,
  type OperationResult,
} from './execute-operations.ts';

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
  operations: readonly CartOperation[],
  purpose: OperationPurpose = {},
): Promise<readonly CartOperation[]> {
  const done = await executeOperations(operations, operationDependencies(session, purpose));
  session.mayHaveChanged ||= done.some(mayHaveChanged);
  for (const { plan } of done) {
    const line = lineKeyOf(plan);
    if (line !== undefined) setLineWatch(session, line, watchAfter(plan));
  }
  return done;
}

/** Whether an operation may have changed what the shopper wants changed. A correction does not. */
function mayHaveChanged({ plan }: CartOperation): boolean {
  const isCorrection = plan.kind === 'idempotent' && plan.target?.correction !== undefined;
  return !isCorrection && (plan.step.kind === 'done' || plan.step.kind === 'changed-elsewhere');
}

/** Sets or removes the watch of a line. */
export function setLineWatch(
  session: CartSession,
  line: LineKey,
  next: LineWatch | undefined,
): void {
  const { journal: cartJournal } = session;
  const otherWatches = cartJournal.watches.filter((one) => one.line !== line);
  if (!next && otherWatches.length === cartJournal.watches.length) return;
  session.journal = { ...cartJournal, watches: next ? [...otherWatches, next] : otherWatches };
}

export function clearPending(session: CartSession): void {
  const { pending, ...journal } = session.journal;
  if (pending) session.journal = journal;
}

function operationDependencies(
  session: CartSession,
  { action, call }: OperationPurpose,
): OperationDependencies {
  const { dependencies } = session;
  return {
    read: () => fetchCart(session),
    setQuantity: (uid, quantity) => setLineQuantity(session, uid, quantity),
    wait: dependencies.wait,
    moment: () => retryTimingOf(session),
    send: (operations) =>
      send(session, operations, { ...(action && { action }), ...(call && { call }) }),
    persist(operations) {
      if (call) return Promise.resolve(true);
      const pending = { errands: operations, ...(action && { action }) };
      session.journal = { ...session.journal, pending };
      return saveJournal(session);
    },
  };
}

function send(
  session: CartSession,
  operations: readonly CartOperation[],
  { action, call }: OperationPurpose,
): Promise<OperationResult> {
  const request = operations[0]?.request;
  if (request?.kind === 'put') return setLineQuantity(session, request.uid, request.quantity);
  return updateSessionFrom(
    session,
    call ? toOperationResult(call()) : sendAdds(session, operations, action?.bodyScan),
  );
}

/**
 * Sends several adds in one call. Magento adds what it can and reports only that some item was
 * refused. The cart shows which: the line of a refused item has not grown.
 */
async function sendAdds(
  { dependencies, locale, cartId }: CartSession,
  operations: readonly CartOperation[],
  bodyScan: string | undefined,
): Promise<OperationResult> {
  const items = operations.flatMap(({ request }) => (request.kind === 'add' ? request.item : []));
  const purchasables = await dependencies.purchasables.find(locale, items);
  // Nothing was sent: the products cannot be looked up now.
  if (!purchasables.ok) return err({ kind: 'closed-before-request' });
  const purchases = items.map(({ quantity }, index) => {
    const purchasable = purchasables.value[index];
    return purchasable && { ...purchasable.buyRequest, quantity };
  });
  const known = purchases.flatMap((purchase) => purchase ?? []);
  if (known.length < items.length) return err({ kind: 'refused', code: 'bad-input' });
  const added = await dependencies.carts.add(locale, cartId, known, bodyScan);
  if (!added.ok) return added;
  const { cart, isPartial } = added.value;
  const isMissing = ({ plan }: CartOperation) =>
    plan.kind === 'add' &&
    quantityInCart(cart, lineKeyOf(plan) ?? '') < (plan.baseline ?? 0) + plan.quantity;
  if (!isPartial) return ok({ cart });
  return ok({ cart, refused: operations.length === 1 ? operations : operations.filter(isMissing) });
}
