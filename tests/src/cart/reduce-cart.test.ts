import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#src/cart/cart.ts';
import { LOAD_CART } from '#src/cart/cart-command.ts';
import { nextCartState } from '#src/cart/next-cart-state.ts';
import { nextRequest } from '#src/cart/next-request.ts';
import { reduceCart } from '#src/cart/reduce-cart.ts';
import { anyCartEvent, anyCartState } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  commandEvent,
  created,
  FAILED,
  outcomesIn,
  SENT,
  stateWithCart,
  BED,
  changesOf,
  creating,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED);
const PERSISTED = { stored: FULL, cookieId: 'c1' };
const ADD = anAdd('k');

const reading = (cart: Cart) => changesOf(cart).sending(LOAD_CART);

describe('reduceCart', () => {
  it('C4 shows, stores and grants the result of a change', () => {
    const more = aCart('c1', aLine('u1'), aLine('u2'));
    const result = reduceCart(
      after(stateWithCart(FULL), commandEvent(ADD), SENT),
      PERSISTED,
      answered(more),
    );
    expect(result.state.cart).toBe(more);
    expect(result.effects).toStrictEqual([
      { kind: 'report-change', change: { command: ADD, before: FULL, after: more } },
      { kind: 'persist', cart: { stored: more, cookieId: 'c1' } },
      { kind: 'notify', outcome: { kind: 'granted', command: ADD } },
    ]);
  });

  it('C3 reports a dropped command besides its reason', () => {
    const update = { kind: 'update', uid: 'u1', quantity: 3 } as const;
    const updating = after(stateWithCart(FULL), commandEvent(update), SENT);
    const bringing = after(updating, answered(null), SENT, created('c2'), SENT);
    const refused = answered(aCart('c2'), 'NOT_SALABLE');
    const outcomes = outcomesIn(reduceCart(bringing, PERSISTED, refused));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['refused', 'dropped']);
  });

  it('C3 reports nothing for a read, unless another cart replaces its lines', () => {
    const gone = answered(null, 'CART_NOT_FOUND');
    expect(outcomesIn(reduceCart(reading(FULL), PERSISTED, answered(FULL)))).toEqual([]);
    expect(outcomesIn(reduceCart(reading(aCart('c1')), PERSISTED, gone))).toEqual([]);
    expect(outcomesIn(reduceCart(reading(FULL), PERSISTED, gone))).toEqual([
      { kind: 'replaced', reason: 'CART_NOT_FOUND' },
    ]);
  });

  it('C10 persists nothing if the persisted cart stays the same', () => {
    const { effects } = reduceCart(reading(FULL), PERSISTED, answered(FULL));
    expect(effects).toEqual([]);
  });

  it.each([
    ['a cart that was read', reading(FULL), answered(aCart('c1', aLine('u1')))],
    ['a cart of another tab', creating, answered(aCart('c2', BED))],
    ['a change that failed', changesOf(FULL).sending(ADD), FAILED],
    ['a change that left the cart as it was', changesOf(FULL).sending(ADD), answered(FULL)],
    ['a click', stateWithCart(FULL), commandEvent(ADD)],
  ])('C4 reports no change for %s', (_, state, event) => {
    const { effects } = reduceCart(state, PERSISTED, event);
    expect(effects.filter(({ kind }) => kind === 'report-change')).toEqual([]);
  });

  it('C4 names the command in flight, whose form may show the outcome', () => {
    const email = { kind: 'set-email', typed: 'x', commandId: 'mail' } as const;
    const sent = after(stateWithCart(FULL), commandEvent(email), SENT);
    const { effects } = reduceCart(sent, PERSISTED, FAILED);
    expect(effects).toContainEqual({
      kind: 'notify',
      outcome: { kind: 'failed' },
      commandId: 'mail',
    });
    expect(effects).toContainEqual({
      kind: 'settle',
      commandId: 'mail',
      result: { kind: 'failed' },
    });
  });

  it('C6 sends the next request, which is in flight at once', () => {
    const { state, effects } = reduceCart(stateWithCart(FULL), PERSISTED, commandEvent(ADD));
    const request = { kind: 'add', cartId: 'c1', key: 'k' };
    expect(effects).toEqual([{ kind: 'send', request: expect.objectContaining(request) }]);
    expect(state.requestInFlight).toMatchObject(request);
  });

  it('sends at most one request per event, and none while one is in flight', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        const applied = nextCartState(state, event);
        const request = nextRequest(applied);
        const reduced = reduceCart(state, PERSISTED, event);
        const sent = reduced.effects.flatMap((it) => (it.kind === 'send' ? it.request : []));
        expect(sent).toEqual(request ? [request] : []);
        expect(reduced.state).toEqual(request ? nextCartState(applied, SENT) : applied);
      }),
    );
  });
});
