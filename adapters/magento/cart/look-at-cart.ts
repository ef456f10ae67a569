import { beginCorrection } from '#src/cart/retry/idempotent-plan.ts';
import { lineIn } from '#src/cart/retry/line-key.ts';
import { checkLine, type LineCheck } from '#src/cart/retry/line-watch.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';
import { isGone, readNow, type CartSession } from './cart-session.ts';
import { carryPlans, forgetPending, watch } from './carry-plans.ts';
import { parsePlanKey } from './plan-key.ts';

/** What a look at a cart has shown: the cart, that there is none, or nothing. */
export type Sight = 'seen' | 'gone' | 'away';

/** Reads a cart anew and puts right what has landed on it late. */
export async function look(session: CartSession): Promise<Sight> {
  await readNow(session);
  await tidy(session);
  return sightOf(session);
}

/** What is not settled is settled before the next change: that has to know what is there (C7). */
export async function settle(session: CartSession, needsLines: boolean): Promise<Sight> {
  const { book, tools } = session;
  const isOpen = book.watches.some(
    ({ unconfirmed, checkAgainAt }) => unconfirmed || checkAgainAt <= tools.clock.now(),
  );
  return isOpen || (needsLines && !book.lines) ? look(session) : 'seen';
}

/** Sees the cart as a change has left it: in the answer to that, or by a look. */
export async function conclude(session: CartSession, step: RetryStep): Promise<Sight> {
  if (isGone(session)) return 'gone';
  if (step.kind !== 'done' || !session.cart) return look(session);
  await tidy(session);
  return session.cart ? 'seen' : look(session);
}

const sightOf = (session: CartSession): Sight => {
  if (session.cart) return 'seen';
  return isGone(session) ? 'gone' : 'away';
};

/** Compares all that is watched with the cart as it was seen, and puts it right (C7). */
async function tidy(session: CartSession): Promise<void> {
  const { cart, readAt, book } = session;
  if (!cart) return;
  const checks = book.watches.map((one) => checkLine(one, lineIn(cart, one.line), readAt));
  for (const [place, check] of checks.entries()) {
    watch(session, book.watches[place]?.line ?? '', check.watch);
    if (check.confirmed !== undefined) await confirm(session, check.confirmed);
  }
  for (const check of checks) if (check.kind === 'set') await correct(session, check);
}

async function correct(
  session: CartSession,
  check: Extract<LineCheck, { kind: 'set' }>,
): Promise<void> {
  const { uid, quantity } = check;
  const { clock, deliveries } = session.tools;
  const plan = beginCorrection(check, clock.now(), deliveries);
  await carryPlans(session, [{ plan, request: { kind: 'put', uid, quantity } }]);
  forgetPending(session);
}

/** An add that was told as unknown is in the cart: its key is answered from now on. */
async function confirm({ tools, cartId }: CartSession, planKey: string): Promise<void> {
  const { key, place } = parsePlanKey(planKey);
  const action = await tools.actions.find(cartId, key);
  if (!action || action === 'unavailable' || action.results[place]) return;
  const results = action.results.map((result, index) => (index === place ? {} : result));
  await tools.actions.keep(cartId, key, { ...action, at: tools.clock.now(), results });
}
