import type { CartRequest } from '#src/cart/next-request.ts';
import { type CartEffect, reduceCart } from '#src/cart/reduce-cart.ts';
import { refetchEvent } from '#src/cart/persisted-cart.ts';
import { checkIdempotencyKey } from '#src/cart/retry/idempotency.ts';
import { nextPlan, watchAfter } from '#src/cart/retry/retry-plan.ts';

/** The domain rules of the simulation; a test may replace one by a broken one. */
export const RULES = {
  nextPlan,
  watchAfter,
  judgeKey: checkIdempotencyKey,
  reduce: reduceCart,
  refetch: refetchEvent,
  isSerial: true,
  /** Whether a request with the key of a running action gets the answer of that action. */
  joinsRunning: true,
};

export type Rules = typeof RULES;

/** Mutations: each breaks one rule as a shop without that rule would behave. */
export const BROKEN_RULES: Readonly<Record<string, Partial<Rules>>> = {
  'sends again regardless of the last outcome': {
    nextPlan: (plan, event, timing) =>
      plan.step.kind === 'send' && event.type === 'failed' && plan.sends < 4
        ? { ...plan, sends: plan.sends + 1 }
        : nextPlan(plan, event, timing),
  },
  'keeps no record of keys': {
    judgeKey: () => ({ kind: 'carry-out' }),
    joinsRunning: false,
  },
  'leaves a quantity that is too large': {
    nextPlan: (plan, event, timing) => {
      const next = nextPlan(plan, event, timing);
      if (next.kind !== 'add' || next.step.kind !== 'set') return next;
      return { ...next, step: { kind: 'done', quantity: next.step.quantity } };
    },
  },
  'stops watching once a change is answered': { watchAfter: () => undefined },
  'uses a new key for an unanswered add': {
    reduce: (state, persisted, event) => reduceCart({ ...state, unanswered: [] }, persisted, event),
  },
  'keeps repeating an add that the cart has shown': {
    reduce(state, persisted, event) {
      const reduced = reduceCart(state, persisted, event);
      const isRead = event.type === 'restored' || state.requestInFlight?.kind === 'read';
      const { unanswered } = reduced.state;
      const kept = isRead ? [...new Set([...state.unanswered, ...unanswered])] : unanswered;
      return { ...reduced, state: { ...reduced.state, unanswered: kept } };
    },
  },
  'forgets its cart when another tab has dropped it': {
    reduce: (state, persisted, event) =>
      reduceCart(state, persisted, event.type === 'id-found' ? { type: 'cleared' } : event),
  },
  'migrates nothing from a lost cart': {
    reduce(state, persisted, event) {
      const { state: after, ...reduced } = reduceCart(state, persisted, event);
      const replaced = after.replaced && { ...after.replaced, items: [] };
      return { ...reduced, state: { ...after, replaced } };
    },
  },
  'migrates only the lines of a lost cart': {
    reduce(state, persisted, event) {
      const { state: after, ...reduced } = reduceCart(state, persisted, event);
      const replaced = after.replaced && { ...after.replaced, carriedOver: [] };
      return { ...reduced, state: { ...after, replaced } };
    },
  },
  'does not refetch when the shopper comes back': {
    refetch: () => ({ type: 'undo-dismissed' }),
  },
  'uses a new key for each try to migrate a line': { reduce: withNewKeys() },
  'assumes that every request is delivered once': {
    nextPlan: (plan, event, timing) => nextPlan({ ...plan, deliveries: 1 }, event, timing),
  },
  'reports a set as refused after an unanswered send': {
    nextPlan: (plan, event, timing) =>
      plan.kind === 'idempotent' && event.type === 'failed' && event.failure.kind === 'http'
        ? { ...nextPlan({ ...plan, unanswered: 0 }, event, timing), unanswered: plan.unanswered }
        : nextPlan(plan, event, timing),
  },
  'carries out two changes of a cart at once': { isSerial: false },
};

function withNewKeys(): Rules['reduce'] {
  let tries = 0;
  const withNewKey = (request: CartRequest): CartRequest => {
    if (request.kind !== 'add' || !request.key.startsWith('cart-')) return request;
    tries += 1;
    return { ...request, key: `${request.key} ${tries}` };
  };
  return (...step) => {
    const { state, effects } = reduceCart(...step);
    const changed = effects.map((effect) =>
      effect.kind === 'send' ? sendOf(withNewKey(effect.request)) : effect,
    );
    return { state, effects: changed };
  };
}

const sendOf = (request: CartRequest): CartEffect => ({ kind: 'send', request });
