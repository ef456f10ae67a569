import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_CART_STATE, type CartState } from '#src/cart/cart-state.ts';
import { isFirstCommandNext, isMigrationRequest, nextRequest } from '#src/cart/next-request.ts';
import { anyCartState, anyIdleCartState } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  aLine,
  after,
  anAdd,
  answered,
  created,
  commandEvent,
  SENT,
  stateWithCart,
  BED,
  changesOf,
} from '../../support/carts.ts';
import { deepFreeze } from '../../support/deep-freeze.ts';

const FULL = aCart('c1', BED);
const { withCommands } = changesOf(FULL);

describe('nextRequest', () => {
  it('sends nothing without a command', () => {
    expect(nextRequest(INITIAL_CART_STATE)).toBeUndefined();
    expect(nextRequest(stateWithCart(FULL))).toBeUndefined();
  });

  it.each([
    [{ kind: 'load' }, { kind: 'read', cartId: 'c1' }],
    [
      anAdd('k', 'LAMP', 2),
      { kind: 'add', cartId: 'c1', items: [{ sku: 'LAMP', quantity: 2 }], key: 'k' },
    ],
    [
      { kind: 'add', key: 'k', item: { sku: 'BED-160', quantity: 1, productSku: 'BED' } },
      {
        kind: 'add',
        cartId: 'c1',
        items: [{ sku: 'BED-160', quantity: 1, productSku: 'BED' }],
        key: 'k',
      },
    ],
    [
      { kind: 'update', uid: 'u1', quantity: 3 },
      { kind: 'update', cartId: 'c1', changes: [{ uid: 'u1', quantity: 3 }] },
    ],
    [
      { kind: 'remove', uid: 'u1' },
      { kind: 'remove', cartId: 'c1', uid: 'u1' },
    ],
    [
      { kind: 'apply-coupon', code: 'TEN' },
      { kind: 'apply-coupon', cartId: 'c1', code: 'TEN' },
    ],
    [
      { kind: 'remove-coupon', code: 'TEN' },
      { kind: 'remove-coupon', cartId: 'c1', code: 'TEN' },
    ],
    [
      { kind: 'set-shipping-address', typed: { city: 'Delft' } },
      { kind: 'set-shipping-address', cartId: 'c1', typed: { city: 'Delft' } },
    ],
    [
      { kind: 'set-billing-address', typed: { city: 'Delft' } },
      { kind: 'set-billing-address', cartId: 'c1', typed: { city: 'Delft' } },
    ],
    [
      { kind: 'set-email', typed: 'a@b.nl', commandId: 'w' },
      { kind: 'set-email', cartId: 'c1', typed: 'a@b.nl' },
    ],
  ] as const)('C2 sends %j with its meaning', (command, request) => {
    expect(nextRequest(withCommands(command))).toEqual(request);
  });

  it('C4 restores a removed line by the product that it names', () => {
    const item = { ...aLine('gone', 2, 'BED-160'), productSku: 'BED' };
    expect(nextRequest(withCommands({ kind: 'restore-line', key: 'k', item }))).toEqual({
      kind: 'add',
      cartId: 'c1',
      items: [{ sku: 'BED-160', quantity: 2, productSku: 'BED' }],
      key: 'k',
    });
  });

  it('sends one at a time, in the order of the commands', () => {
    const two = withCommands({ kind: 'remove', uid: 'u1' }, anAdd('k'));
    expect(nextRequest(two)).toMatchObject({ kind: 'remove' });
    const sent = after(two, SENT);
    expect(nextRequest(sent)).toBeUndefined();
    expect(nextRequest(after(sent, answered(FULL)))).toMatchObject({ kind: 'add' });
  });

  it.each([anAdd('k'), { kind: 'apply-coupon', code: 'TEN' }] as const)(
    'C3, C6 creates a cart before %j, if there is none',
    (command) => {
      const state = after(INITIAL_CART_STATE, commandEvent(command));
      expect(nextRequest(state)).toEqual({ kind: 'create' });
      const made = after(state, SENT, created('c9'));
      expect(nextRequest(made)).toMatchObject({ kind: command.kind, cartId: 'c9' });
    },
  );

  it('C10 migrates a lost cart under keys that are equal in every tab', () => {
    const holding = stateWithCart({ ...aCart('c1'), email: 'a@b.nl' });
    const queued = after(
      holding,
      commandEvent(anAdd('k')),
      SENT,
      answered(null),
      SENT,
      created('c2'),
    );
    const key = 'c1:set-email';
    const expected = { kind: 'set-email', cartId: 'c2', typed: 'a@b.nl', key };
    expect(nextRequest(queued)).toEqual(expected);
  });

  it('returns nothing while a request is in flight', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        expect(nextRequest(after(state, SENT))).toBeUndefined();
      }),
    );
  });

  it('always has a request while a command is queued and nothing is in flight', () => {
    fc.assert(
      fc.property(anyIdleCartState, (state) => {
        expect(nextRequest(state) === undefined).toBe(state.queue.length === 0);
      }),
    );
  });

  it('refers to the cart of the tab only', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const request = nextRequest(state);
        const cartId = request && 'cartId' in request ? request.cartId : '';
        expect(cartId).toBe(request ? state.cart.id : '');
      }),
    );
  });

  it('depends on the state alone, and survives a round trip through JSON', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const copy = JSON.parse(JSON.stringify(state)) as CartState;
        expect(nextRequest(copy)).toEqual(nextRequest(deepFreeze(state)));
      }),
    );
  });
});

describe('isMigrationRequest', () => {
  it.each([
    [{ kind: 'add', cartId: 'c2', items: [], key: 'c1:u1' }, true],
    [{ kind: 'apply-coupon', cartId: 'c2', code: 'TEN' }, true],
    [{ kind: 'set-shipping-address', cartId: 'c2', typed: {} }, true],
    [{ kind: 'set-billing-address', cartId: 'c2', typed: {} }, true],
    [{ kind: 'set-email', cartId: 'c2', typed: 'a@b.nl' }, true],
    [{ kind: 'update', cartId: 'c2', changes: [] }, false],
    [{ kind: 'remove', cartId: 'c2', uid: 'u1' }, false],
    [{ kind: 'remove-coupon', cartId: 'c2', code: 'TEN' }, false],
  ] as const)('C3 says of %j whether it may migrate a part of a lost cart: %s', (request, may) => {
    expect(isMigrationRequest(request)).toBe(may);
  });
});

describe('isFirstCommandNext', () => {
  it('distinguishes the command itself from the requests before it', () => {
    expect(isFirstCommandNext(withCommands(anAdd('k')))).toBe(true);
    expect(isFirstCommandNext(after(INITIAL_CART_STATE, commandEvent(anAdd('k'))))).toBe(false);
    const replaying = after(withCommands(anAdd('k')), SENT, answered(null), SENT, created('c2'));
    expect(isFirstCommandNext(replaying)).toBe(false);
  });

  it('returns false without a command', () => {
    expect(isFirstCommandNext(stateWithCart(FULL))).toBe(true);
  });
});
