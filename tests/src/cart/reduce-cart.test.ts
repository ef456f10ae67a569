import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#src/cart/cart.ts';
import { LOAD } from '#src/cart/cart-command.ts';
import { nextCartState } from '#src/cart/cart-state.ts';
import { reduceCart } from '#src/cart/reduce-cart.ts';
import { anyCartEvent, anyCartState } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  created,
  commandEvent,
  SENT,
  stateWithCart,
  BED,
  changesOf,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED);
const KEPT = { stored: FULL, cookieId: 'c1' };
const ADD = anAdd('k');

const reading = (cart: Cart) => changesOf(cart).sending(LOAD);

describe('reduceCart', () => {
  it('C4 shows, stores and grants the result of a change', () => {
    const more = aCart('c1', aLine('u1'), aLine('u2'));
    const result = reduceCart(
      after(stateWithCart(FULL), commandEvent(ADD), SENT),
      KEPT,
      answered(more),
    );
    expect(result.state.cart).toBe(more);
    expect(result.persisted).toEqual({ stored: more, cookieId: 'c1' });
    expect(result.outcomes).toEqual([{ kind: 'granted', command: ADD }]);
  });

  it('C3 reports a dropped command besides its reason', () => {
    const update = { kind: 'update', uid: 'u1', quantity: 3 } as const;
    const updating = after(stateWithCart(FULL), commandEvent(update), SENT);
    const bringing = after(updating, answered(null), SENT, created('c2'), SENT);
    const refused = answered(aCart('c2'), 'NOT_SALABLE');
    expect(reduceCart(bringing, KEPT, refused).outcomes.map(({ kind }) => kind)).toEqual([
      'refused',
      'dropped',
    ]);
  });

  it('C3 reports nothing for a read, unless another cart replaces its lines', () => {
    const gone = answered(null, 'CART_NOT_FOUND');
    expect(reduceCart(reading(FULL), KEPT, answered(FULL)).outcomes).toEqual([]);
    expect(reduceCart(reading(aCart('c1')), KEPT, gone).outcomes).toEqual([]);
    expect(reduceCart(reading(FULL), KEPT, gone).outcomes).toEqual([
      { kind: 'replaced', reason: 'CART_NOT_FOUND' },
    ]);
  });

  it('returns the next state of the tab', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        expect(reduceCart(state, KEPT, event).state).toEqual(nextCartState(state, event));
      }),
    );
  });
});
