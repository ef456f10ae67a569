import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { cartOutcomeOf } from '#src/cart/cart-outcome.ts';
import { type CartState, INITIAL_CART_STATE } from '#src/cart/cart-state.ts';
import { addOfRest } from '#src/cart/partial-add.ts';
import { MAX_QUEUED_COMMANDS } from '#src/cart/command-queue.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';
import {
  anyCartAnswer,
  anyCartState,
  anyStorageEvent,
  anyShopperCommand,
} from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  anAdd,
  answered,
  created,
  FAILED,
  commandEvent,
  restored,
  SENT,
  stateWithCart,
  BED,
  changesOf,
  creating,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED);
const ADD = anAdd('k');
const { sending } = changesOf(FULL);
const replaying = after(sending(ADD), answered(null), SENT, created('c2'), SENT);

describe('cartOutcomeOf', () => {
  it('grants a command that is answered without a refusal', () => {
    expect(cartOutcomeOf(sending(ADD), answered(FULL))).toEqual({ kind: 'granted', command: ADD });
  });

  it('C4 reports every refusal by its code, with the message of the backend', () => {
    const errors = [
      { code: 'NOT_SALABLE', message: '' },
      { code: 'UNDEFINED', message: 'No more than 5.' },
    ] as const;
    const answer = { cart: FULL, userErrors: errors };
    expect(cartOutcomeOf(sending(ADD), { type: 'answered', answer })).toEqual({
      kind: 'refused',
      errors,
    });
  });

  it('C3 reports once that a cart is replaced', () => {
    expect(cartOutcomeOf(sending(ADD), answered(null, 'CART_NOT_FOUND'))).toEqual({
      kind: 'replaced',
      reason: 'CART_NOT_FOUND',
    });
    expect(cartOutcomeOf(sending(ADD), answered(FULL, 'CART_NOT_ACTIVE'))).toEqual({
      kind: 'replaced',
      reason: 'CART_NOT_ACTIVE',
    });
    expect(cartOutcomeOf(replaying, answered(FULL))).toBeUndefined();
    expect(cartOutcomeOf(replaying, answered(FULL, 'NOT_SALABLE'))).toMatchObject({
      kind: 'refused',
    });
  });

  it('C10 reports no loss of a cart that another tab has left behind', () => {
    const moved = after(sending({ kind: 'load' }), restored(aCart('c2', BED)));
    expect(cartOutcomeOf(moved, answered(null, 'CART_NOT_FOUND'))).toBeUndefined();
  });

  it('C3 refuses a command when the new cart is unknown too', () => {
    const refused = { kind: 'refused', errors: [{ code: 'CART_NOT_FOUND', message: '' }] };
    expect(cartOutcomeOf(replaying, answered(null))).toEqual(refused);
    const brought = after(replaying, answered(aCart('c2')), SENT);
    expect(brought.commandInFlight).toBe(ADD);
    expect(cartOutcomeOf(brought, answered(null))).toEqual(refused);
  });

  it('C5 reports a failure of a change or of creating a cart', () => {
    const failed = { kind: 'failed' };
    expect(cartOutcomeOf(sending(ADD), FAILED)).toEqual(failed);
    expect(cartOutcomeOf(creating, FAILED)).toEqual(failed);
    expect(cartOutcomeOf(creating, created(''))).toEqual(failed);
    expect(cartOutcomeOf(creating, answered(null))).toEqual(failed);
    expect(cartOutcomeOf(creating, answered(EMPTY_CART))).toEqual(failed);
  });

  it('C3 reports no failure to create a cart in place of an empty one', () => {
    const reading = after(stateWithCart(aCart('c1')), commandEvent({ kind: 'load' }), SENT);
    const replacing = after(reading, answered(null), SENT);
    for (const event of [FAILED, { type: 'busy' }, { type: 'unconfirmed' }] as const) {
      expect(cartOutcomeOf(replacing, event)).toBeUndefined();
    }
    expect(cartOutcomeOf(after(replacing, commandEvent(ADD)), FAILED)).toBeUndefined();
    const migrating = after(sending({ kind: 'load' }), answered(null), SENT);
    expect(cartOutcomeOf(migrating, FAILED)).toEqual({ kind: 'failed' });
  });

  it('reports an overload for a change, but not for a read', () => {
    expect(cartOutcomeOf(sending(ADD), { type: 'busy' })).toStrictEqual({ kind: 'busy' });
    const later = { type: 'busy', retryAfterSeconds: 60 } as const;
    expect(cartOutcomeOf(creating, later)).toEqual({ kind: 'busy', retryAfterSeconds: 60 });
    expect(cartOutcomeOf(sending({ kind: 'load' }), later)).toBeUndefined();
    expect(cartOutcomeOf(stateWithCart(FULL), later)).toBeUndefined();
  });

  it('C7 does not report an unknown outcome as a failure', () => {
    const doubt = { type: 'unconfirmed' } as const;
    expect(cartOutcomeOf(sending(ADD), doubt)).toEqual({ kind: 'unconfirmed', command: ADD });
    expect(cartOutcomeOf(creating, doubt)).toEqual({ kind: 'failed' });
    expect(cartOutcomeOf(sending({ kind: 'load' }), doubt)).toBeUndefined();
    expect(cartOutcomeOf(stateWithCart(FULL), doubt)).toBeUndefined();
    expect(after(sending(ADD), doubt)).toEqual(after(sending(ADD), FAILED));
    const bringing = after(sending(ADD), answered(null), SENT, created('c2'), SENT);
    expect(cartOutcomeOf(bringing, doubt)).toEqual({ kind: 'unconfirmed', command: ADD });
  });

  it('reports nothing for a cart that is created or found', () => {
    expect(cartOutcomeOf(creating, created('c2'))).toBeUndefined();
    expect(cartOutcomeOf(creating, answered(FULL))).toBeUndefined();
  });

  it.each([
    ['read', answered(FULL)],
    ['gone because it was ordered', answered(null, 'CART_NOT_ACTIVE')],
    ['unavailable', FAILED],
  ])('C3 reports nothing for a cart that is %s when it is loaded', (_, event) => {
    expect(cartOutcomeOf(sending({ kind: 'load' }), event)).toBeUndefined();
    expect(cartOutcomeOf(INITIAL_CART_STATE, event)).toBeUndefined();
  });

  it('reports a command that does not fit into the queue, and no other', () => {
    const events = Array.from({ length: MAX_QUEUED_COMMANDS }, (_, index) =>
      commandEvent(anAdd(`k${index}`, `SKU-${index}`)),
    );
    const full = after(stateWithCart(FULL), ...events);
    expect(cartOutcomeOf(full, commandEvent(ADD))).toEqual({ kind: 'queue-full' });
    expect(cartOutcomeOf(full, commandEvent({ kind: 'load' }))).toBeUndefined();
    expect(cartOutcomeOf(stateWithCart(FULL), commandEvent(ADD))).toBeUndefined();
  });

  it('reports an add that repeats an unanswered one and finds no room beside another of its line', () => {
    const state = stateWithCart(FULL);
    const others = Array.from({ length: MAX_QUEUED_COMMANDS - 1 }, (_, index) =>
      anAdd(`k${index}`, `SKU-${index}`),
    );
    const unanswered = {
      cartId: state.cart.id,
      line: lineKey({ sku: 'BED' }),
      quantity: 1,
      key: 'first',
      quantityBefore: 0,
    };
    const queue = [...others, anAdd('two', 'BED', 2)];
    const full: CartState = { ...state, queue, unanswered: [unanswered] };
    expect(after(full, commandEvent(ADD))).toBe(full);
    expect(cartOutcomeOf(full, commandEvent(ADD))).toEqual({ kind: 'queue-full' });
  });

  it('reports nothing for events of other tabs and clicks of the shopper', () => {
    fc.assert(
      fc.property(anyCartState, anyStorageEvent, (state, news) => {
        for (const event of [news, SENT, { type: 'undo-dismissed' } as const]) {
          expect(cartOutcomeOf(state, event)).toBeUndefined();
        }
      }),
    );
  });

  it('C4 reports every refusal of any answer to a change, and grants only without one', () => {
    fc.assert(
      fc.property(anyShopperCommand, anyCartAnswer, (command, answer) => {
        const state = sending(command);
        if (addOfRest(state, answer)) return;
        const outcome = cartOutcomeOf(state, { type: 'answered', answer });
        const errors = answer.userErrors;
        const isLost = errors.some(({ code }) => code.startsWith('CART_NOT_'));
        const expected = errors.length > 0 ? { kind: 'refused', errors } : { kind: 'granted' };
        expect(outcome).toMatchObject(isLost || !answer.cart ? { kind: 'replaced' } : expected);
      }),
    );
  });

  it('reports exactly once on every answered command', () => {
    const anyRefusals = fc.array(fc.constantFrom('NOT_SALABLE', 'UNDEFINED'));
    fc.assert(
      fc.property(fc.array(anyShopperCommand), anyRefusals, (commands, codes) => {
        let now = after(stateWithCart(FULL), ...commands.map(commandEvent));
        const outcomes: unknown[] = [];
        const queueLength = now.queue.length;
        for (let turn = 0; turn < queueLength; turn += 1) {
          now = after(now, SENT);
          outcomes.push(cartOutcomeOf(now, answered(FULL, ...codes)));
          now = after(now, answered(FULL, ...codes));
        }
        expect(now.queue).toEqual([]);
        expect(outcomes).not.toContain(undefined);
      }),
    );
  });
});
