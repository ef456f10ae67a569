import type { CartFailure } from '#ports/cart-gateway.ts';
import type { CartAnswer, CartItemChange } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { isQuantity } from '#src/cart/quantity.ts';
import { beginIdempotent, type LineTarget } from '#src/cart/retry/idempotent-plan.ts';
import { skuWithOptionsOf, lineKey, quantityInCart } from '#src/cart/retry/line-key.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';
import type { Result } from '#src/shared/result.ts';
import { answerAfterChange, answerWithoutCart } from './cart-answers.ts';
import { isCartMissing, type CartSession } from './cart-session.ts';
import { runOperations, clearPending } from './run-operations.ts';
import { stepFailure } from './failures.ts';
import { refreshCart, ensureSettled } from './refresh-cart.ts';
import { quantityRefusalOf } from './refusal-reasons.ts';

/** Sets lines to quantities, one after another; 0 removes a line. */
export async function changeLines(
  session: CartSession,
  changes: readonly CartItemChange[],
): Promise<Result<CartAnswer, CartFailure>> {
  if ((await ensureSettled(session, true)) !== 'known') return answerWithoutCart(session);
  const refusals: CartRefusal[] = [];
  let last: RetryStep = { kind: 'read' };
  for (const change of changes) {
    const refusal = await refusalBefore(session, change);
    if (isCartMissing(session)) break;
    if (refusal) {
      refusals.push(refusal);
      continue;
    }
    last = await changeLine(session, change);
    const failure = stepFailure(last);
    if (failure) return failure;
    if (last.kind === 'refused') refusals.push(await quantityRefusalOf(session, change));
    if (last.kind === 'changed-elsewhere') refusals.push({ kind: 'cart-changed' });
  }
  return answerAfterChange(session, last, refusals);
}

/** Returns a refusal known without sending. Reads the cart if the journal lacks the line. */
async function refusalBefore(
  session: CartSession,
  { uid, quantity }: CartItemChange,
): Promise<CartRefusal | undefined> {
  if (quantity === 0) return undefined;
  if (!isQuantity(quantity)) return { kind: 'odd-quantity' };
  if (!hasLine(session, uid) && !session.cart) await refreshCart(session);
  return hasLine(session, uid) ? undefined : { kind: 'line-not-found' };
}

const hasLine = ({ journal }: CartSession, uid: string): boolean =>
  journal.lines?.some((line) => line.uid === uid) ?? false;

async function changeLine(
  session: CartSession,
  { uid, quantity }: CartItemChange,
): Promise<RetryStep> {
  const { clock, deliveries } = session.dependencies;
  const target = targetOf(session, uid, quantity);
  const plan = beginIdempotent({
    change: quantity === 0 ? 'remove' : 'update',
    ...(target && { target }),
    deliveries,
    now: clock.now(),
  });
  const [done] = await runOperations(session, [{ plan, request: { kind: 'put', uid, quantity } }]);
  clearPending(session);
  return done?.plan.step ?? plan.step;
}

function targetOf(
  { journal: { lines: items = [], watches } }: CartSession,
  uid: string,
  quantity: number,
): LineTarget | undefined {
  const shown = items.find((one) => one.uid === uid);
  if (!shown) return undefined;
  const line = lineKey(skuWithOptionsOf(shown));
  const watch = watches.find((one) => one.line === line);
  const before = watch?.expected ?? quantityInCart({ items }, line);
  return { line, before, quantity, ...(watch && { watch }) };
}
