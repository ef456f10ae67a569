import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_CART, type CartState } from '#src/cart/cart-state.ts';
import { isDropping } from '#src/cart/dropped-wish.ts';
import type { Intention } from '#src/cart/intention.ts';
import { MOST_WAITING } from '#src/cart/waiting.ts';
import { anyCartEvent, anyCartState } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  CLEARED,
  created,
  FAILED,
  intended,
  restored,
  SENT,
  tabWith,
} from '../../support/carts.ts';

const FULL = aCart('c1', aLine('u1', 1, 'BED'));
const UPDATE: Intention = { kind: 'update', uid: 'u1', quantity: 3 };
const LOADING = after(tabWith(FULL), intended({ kind: 'load' }), SENT, intended(UPDATE));

describe('isDropping', () => {
  it('C6 detects a command on a cart that does not exist', () => {
    expect(isDropping(UNKNOWN_CART, intended(UPDATE))).toBe(true);
    expect(isDropping(UNKNOWN_CART, intended({ ...UPDATE, quantity: 0 }))).toBe(true);
    expect(isDropping(UNKNOWN_CART, intended({ kind: 'load' }))).toBe(false);
    expect(isDropping(UNKNOWN_CART, intended(anAdd('k')))).toBe(false);
    expect(isDropping(tabWith(FULL), intended(UPDATE))).toBe(false);
  });

  it('C6 detects that the cart of a command is gone', () => {
    expect(isDropping(LOADING, answered(null, 'CART_NOT_ACTIVE'))).toBe(true);
    expect(isDropping(LOADING, answered(null, 'CART_NOT_FOUND'))).toBe(false);
    expect(isDropping(LOADING, answered(FULL))).toBe(false);
    const waiting = after(tabWith(FULL), intended(UPDATE));
    expect(isDropping(waiting, CLEARED)).toBe(true);
    expect(isDropping(waiting, { type: 'named', cartId: 'c1' })).toBe(false);
    expect(isDropping(waiting, { type: 'named', cartId: 'c2' })).toBe(true);
  });

  it('C6 drops a command at once, whatever becomes of the request in flight', () => {
    const cleared = after(LOADING, CLEARED);
    expect(isDropping(LOADING, CLEARED)).toBe(true);
    expect(isDropping(cleared, answered(FULL))).toBe(false);
  });

  it('C10 detects that another cart has no such line', () => {
    const waiting = after(tabWith(FULL), intended(UPDATE));
    expect(isDropping(waiting, restored(aCart('c2', aLine('n1', 1, 'BED'))))).toBe(false);
    expect(isDropping(waiting, restored(aCart('c2')))).toBe(true);
  });

  it('C3 detects that the line of a command could not be migrated', () => {
    const lost = after(tabWith(FULL), intended(UPDATE), SENT, answered(null), SENT, created('c2'));
    expect(isDropping(after(lost, SENT), answered(aCart('c2'), 'NOT_SALABLE'))).toBe(true);
  });

  it('does not report a superseded command, one without room, or one dropped by a failure', () => {
    const waiting: CartState = after(LOADING, intended(UPDATE));
    expect(isDropping(waiting, intended({ ...UPDATE, quantity: 4 }))).toBe(false);
    const many = Array.from({ length: MOST_WAITING }, (_, place) => intended(anAdd(`k${place}`)));
    expect(isDropping(after(tabWith(FULL), ...many), intended(UPDATE))).toBe(false);
    const adding = after(tabWith(FULL), intended(anAdd('k')), SENT, intended(UPDATE));
    expect(isDropping(adding, FAILED)).toBe(false);
    expect(isDropping(adding, { type: 'unconfirmed' })).toBe(false);
  });

  it('reports nothing without a command on the contents', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        const waiting = state.waiting.filter(({ kind }) => kind === 'add' || kind === 'load');
        const isAdd = event.type !== 'intended' || event.intention.kind === 'add';
        const isDropped = isDropping({ ...state, waiting, sentFor: undefined }, event);
        expect(isAdd && isDropped).toBe(false);
      }),
    );
  });
});
