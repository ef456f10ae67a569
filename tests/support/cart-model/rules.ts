import { reduceCart } from '#src/cart/reduce-cart.ts';
import { refetchEvent } from '#src/cart/persisted-cart.ts';
import { checkIdempotencyKey } from '#src/cart/retry/idempotency.ts';
import { nextRequest } from '#src/cart/next-request.ts';
import { nextPlan, watchAfter } from '#src/cart/retry/retry-plan.ts';

/** The domain rules of the simulation; a test may replace one by a broken one. */
export const RULES = {
  nextPlan,
  watchAfter,
  judgeKey: checkIdempotencyKey,
  nextRequest,
  hear: reduceCart,
  lookAnew: refetchEvent,
  isSerial: true,
};

export type Rules = typeof RULES;

/** Mutations: each breaks one rule as a shop without that rule would behave. */
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
    hear: (state, kept, event) => reduceCart({ ...state, unanswered: [] }, kept, event),
  },
  'goes on repeating an add that the cart has shown': {
    hear(state, kept, event) {
      const heard = reduceCart(state, kept, event);
      const isNews = event.type === 'restored' || state.sent?.kind === 'read';
      const { unanswered } = isNews ? state : heard.state;
      return { ...heard, state: { ...heard.state, unanswered } };
    },
  },
  'forgets its cart when another tab has given it up': {
    hear: (state, kept, event) =>
      reduceCart(state, kept, event.type === 'id-found' ? { type: 'cleared' } : event),
  },
  'brings over nothing of what was in a lost cart': {
    hear(state, kept, event) {
      const { state: after, ...heard } = reduceCart(state, kept, event);
      const replaced = after.replaced && { ...after.replaced, items: [] };
      return { ...heard, state: { ...after, replaced } };
    },
  },
  'brings over nothing of a lost cart but its lines': {
    hear(state, kept, event) {
      const { state: after, ...heard } = reduceCart(state, kept, event);
      const replaced = after.replaced && { ...after.replaced, carriedOver: [] };
      return { ...heard, state: { ...after, replaced } };
    },
  },
  'does not look when the shopper comes back': {
    lookAnew: () => ({ type: 'undo-dismissed' }),
  },
  'takes a new key each time that it brings over a line': { nextRequest: withNewKeys() },
  'takes every request for delivered once': {
    nextPlan: (plan, event, moment) => nextPlan({ ...plan, deliveries: 1 }, event, moment),
  },
  'tells a set as refused of which an earlier send was not answered': {
    nextPlan: (plan, event, moment) =>
      plan.kind === 'idempotent' && event.type === 'failed' && event.failure.kind === 'http'
        ? { ...nextPlan({ ...plan, unanswered: 0 }, event, moment), unanswered: plan.unanswered }
        : nextPlan(plan, event, moment),
  },
  'carries out two changes of a cart at once': { isSerial: false },
};

function withNewKeys(): Rules['nextRequest'] {
  let tries = 0;
  return (state) => {
    const request = nextRequest(state);
    if (request?.kind !== 'add' || !request.key.startsWith('cart-')) return request;
    tries += 1;
    return { ...request, key: `${request.key} ${tries}` };
  };
}
