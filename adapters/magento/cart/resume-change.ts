import { isOutcome, type RetryEvent } from '#src/cart/retry/retry-step.ts';
import { momentOf, type CartSession } from './cart-session.ts';
import { runOperations, clearPending } from './run-operations.ts';
import { advance } from './execute-operations.ts';
import { saveResults } from './save-results.ts';

/** Resumes a change whose server has died, as after a broken connection (C7). */
export async function resumeChange(session: CartSession): Promise<void> {
  const { pending } = session.book;
  if (!pending) return;
  const { action } = pending;
  const moment = momentOf(session);
  const broken = pending.errands.map((errand) =>
    isOutcome(errand.plan.step) ? errand : advance(errand, BROKEN, moment),
  );
  const done = await runOperations(session, broken, action && { action });
  if (action) {
    const results = done.flatMap(({ plan, request }) =>
      plan.step.kind === 'done' && request.kind === 'add' ? [[request.place, {}] as const] : [],
    );
    await saveResults(session, action, new Map(results));
  }
  clearPending(session);
}

const BROKEN: RetryEvent = { type: 'failed', failure: { kind: 'reset' } };
