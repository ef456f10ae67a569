import { beginCorrection } from '#src/cart/retry/idempotent-plan.ts';
import { findLine } from '#src/cart/retry/line-key.ts';
import { checkLine, type LineCheck } from '#src/cart/retry/line-watch.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';
import { isCartMissing, fetchCart, type CartSession } from './cart-session.ts';
import { runOperations, clearPending, setLineWatch } from './run-operations.ts';
import { parsePlanKey } from './cart-journal.ts';

/** The outcome of reading a cart: read, does not exist, or no answer. */
export type CartStatus = 'known' | 'gone' | 'unavailable';

/** Reads a cart and corrects lines that a late request has changed. */
export async function refreshCart(session: CartSession): Promise<CartStatus> {
  await fetchCart(session);
  await reconcile(session);
  return statusOf(session);
}

/** Resolves open outcomes before the next change, which has to know the lines (C7). */
export async function ensureSettled(
  session: CartSession,
  needsLines: boolean,
): Promise<CartStatus> {
  const { journal, dependencies } = session;
  const isOpen = journal.watches.some(
    ({ unconfirmed, checkAgainAt }) => unconfirmed || checkAgainAt <= dependencies.clock.now(),
  );
  return isOpen || (needsLines && !journal.lines) ? refreshCart(session) : 'known';
}

/** Returns the cart state after a change, from its answer or by another read. */
export async function refreshAfterChange(
  session: CartSession,
  step: RetryStep,
): Promise<CartStatus> {
  if (isCartMissing(session)) return 'gone';
  if (step.kind !== 'done' || !session.cart) return refreshCart(session);
  await reconcile(session);
  return session.cart ? 'known' : refreshCart(session);
}

const statusOf = (session: CartSession): CartStatus => {
  if (session.cart) return 'known';
  return isCartMissing(session) ? 'gone' : 'unavailable';
};

/** Compares all watched lines with the cart as read, and corrects them (C7). */
async function reconcile(session: CartSession): Promise<void> {
  const { cart, readAt, journal } = session;
  if (!cart) return;
  const checks = journal.watches.map((one) => checkLine(one, findLine(cart, one.line), readAt));
  for (const [index, check] of checks.entries()) {
    setLineWatch(session, journal.watches[index]?.line ?? '', check.watch);
    if (check.confirmed !== undefined) await confirm(session, check.confirmed);
  }
  for (const check of checks) if (check.kind === 'set') await correct(session, check);
}

async function correct(
  session: CartSession,
  check: Extract<LineCheck, { kind: 'set' }>,
): Promise<void> {
  const { uid, quantity } = check;
  const { clock, deliveries } = session.dependencies;
  const plan = beginCorrection(check, clock.now(), deliveries);
  await runOperations(session, [{ plan, request: { kind: 'put', uid, quantity } }]);
  clearPending(session);
}

/** Records that an unconfirmed add is in the cart: its key is answered from now on. */
async function confirm({ dependencies, cartId }: CartSession, planKey: string): Promise<void> {
  const { key, itemIndex } = parsePlanKey(planKey);
  const action = await dependencies.actions.find(cartId, key);
  if (!action || action === 'unavailable' || action.results[itemIndex]) return;
  const results = action.results.map((result, index) => (index === itemIndex ? {} : result));
  await dependencies.actions.save(cartId, key, {
    ...action,
    at: dependencies.clock.now(),
    results,
  });
}
