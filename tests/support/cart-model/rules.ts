import { hear } from '#src/cart/hear.ts';
import { judgeKey } from '#src/cart/retry/idempotency.ts';
import { nextRequest } from '#src/cart/next-request.ts';
import { nextPlan, watchAfter } from '#src/cart/retry/retry-plan.ts';

/** The rules of the domain that the simulation goes by: a test may put a broken one in its place. */
export const RULES = { nextPlan, watchAfter, judgeKey, nextRequest, hear, isSerial: true };

export type Rules = typeof RULES;

/** Each breaks one rule in the way that a shop without it would behave. */
export const BROKEN_RULES: Readonly<Record<string, Partial<Rules>>> = {
  'sends again whatever became of the last send': {
    nextPlan: (plan, event, moment) =>
      plan.step.kind === 'send' && event.type === 'failed' && plan.sends < 4
        ? { ...plan, sends: plan.sends + 1 }
        : nextPlan(plan, event, moment),
  },
  'keeps no record of keys': { judgeKey: () => ({ kind: 'carry-out' }) },
  'leaves a quantity that is too large': {
    nextPlan: (plan, event, moment) => {
      const next = nextPlan(plan, event, moment);
      if (next.kind !== 'add' || next.step.kind !== 'set') return next;
      return { ...next, step: { kind: 'done', quantity: next.step.quantity } };
    },
  },
  'looks no more once a change is answered': { watchAfter: () => undefined },
  'takes a new key for an add that was not answered': {
    hear: (state, kept, event) => hear({ ...state, unanswered: [] }, kept, event),
  },
  'carries out two changes of a cart at once': { isSerial: false },
};
