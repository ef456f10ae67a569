import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#src/cart/cart.ts';
import { nextCart } from '#src/cart/cart-state.ts';
import { hear } from '#src/cart/hear.ts';
import { anyCartEvent, anyCartState } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  created,
  intended,
  SENT,
  tabWith,
} from '../../support/carts.ts';

const FULL = aCart('c1', aLine('u1'));
const KEPT = { stored: FULL, cookieId: 'c1' };
const ADD = anAdd('k');

const reading = (cart: Cart) => after(tabWith(cart), intended({ kind: 'load' }), SENT);

describe('hear', () => {
  it('C4 shows, stores and grants the result of a change', () => {
    const more = aCart('c1', aLine('u1'), aLine('u2'));
    const heard = hear(after(tabWith(FULL), intended(ADD), SENT), KEPT, answered(more));
    expect(heard.state.cart).toBe(more);
    expect(heard.kept).toEqual({ stored: more, cookieId: 'c1' });
    expect(heard.outcomes).toEqual([{ kind: 'granted', intention: ADD }]);
  });

  it('C3 reports a dropped command besides its reason', () => {
    const update = { kind: 'update', uid: 'u1', quantity: 3 } as const;
    const wanting = after(tabWith(FULL), intended(update), SENT);
    const bringing = after(wanting, answered(null), SENT, created('c2'), SENT);
    const refused = answered(aCart('c2'), 'NOT_SALABLE');
    expect(hear(bringing, KEPT, refused).outcomes.map(({ kind }) => kind)).toEqual([
      'refused',
      'dropped',
    ]);
  });

  it('C3 reports nothing for a read, unless another cart replaces its lines', () => {
    const gone = answered(null, 'CART_NOT_FOUND');
    expect(hear(reading(FULL), KEPT, answered(FULL)).outcomes).toEqual([]);
    expect(hear(reading(aCart('c1')), KEPT, gone).outcomes).toEqual([]);
    expect(hear(reading(FULL), KEPT, gone).outcomes).toEqual([
      { kind: 'replaced', loss: 'CART_NOT_FOUND' },
    ]);
  });

  it('returns the next state of the tab', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        expect(hear(state, KEPT, event).state).toEqual(nextCart(state, event));
      }),
    );
  });
});
