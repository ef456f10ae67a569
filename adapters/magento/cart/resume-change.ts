import { isOutcome, type RetryEvent } from '#src/cart/retry/retry-step.ts';
import { momentOf, type CartSession } from './cart-session.ts';
import { carryPlans, forgetPending } from './carry-plans.ts';
import { after } from './carry-out.ts';
import { keepResults } from './keep-results.ts';

/** Resumes a change whose server has died, as after a broken connection (C7). */
export async function resumeChange(session: CartSession): Promise<void> {
  const { pending } = session.book;
  if (!pending) return;
  const { action } = pending;
  const moment = momentOf(session);
  const broken = pending.errands.map((errand) =>
    isOutcome(errand.plan.step) ? errand : after(errand, BROKEN, moment),
  );
  const done = await carryPlans(session, broken, action && { action });
  if (action) {
    const results = done.flatMap(({ plan, request }) =>
      plan.step.kind === 'done' && request.kind === 'add' ? [[request.place, {}] as const] : [],
    );
    await keepResults(session, action, new Map(results));
  }
  forgetPending(session);
}

const BROKEN: RetryEvent = { type: 'failed', failure: { kind: 'reset' } };
