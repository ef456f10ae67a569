import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOAD_CART } from '#src/cart/cart-command.ts';
import { INITIAL_CART_STATE, type CartEvent, type CartState } from '#src/cart/cart-state.ts';
import {
  isSamePersistedCart,
  persistedCartEvent,
  persistedAfter,
  persistedCartIds,
  persistedAfterCreation,
  refetchEvent,
  type PersistedCart,
} from '#src/cart/persisted-cart.ts';
import { euroCents } from '#src/pricing/money.ts';
import { anyCart, anyCartEvent, anyCartState } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  created,
  FAILED,
  commandEvent,
  restored,
  SENT,
  stateWithCart,
  changesOf,
  creating,
} from '../../support/carts.ts';

const FULL = aCart('c1', aLine('u1'));
const MORE = aCart('c1', aLine('u1'), aLine('u2'));
const OTHER = aCart('c2', aLine('u1'));
const PERSISTED: PersistedCart = { stored: FULL, cookieId: 'c1' };
const NOTHING: PersistedCart = { stored: undefined, cookieId: '' };

const { sending } = changesOf(FULL);
const adding = sending(anAdd('k'));
const reading = sending(LOAD_CART);
const keeping = (persisted: PersistedCart, state: CartState, event: CartEvent): PersistedCart =>
  persistedAfter(persisted, event, state, after(state, event));

describe('isSamePersistedCart', () => {
  it('C1 compares the stored cart and the id of the cookie', () => {
    expect(isSamePersistedCart(PERSISTED, { ...PERSISTED })).toBe(true);
    expect(isSamePersistedCart(PERSISTED, { ...PERSISTED, cookieId: 'c2' })).toBe(false);
    expect(isSamePersistedCart(PERSISTED, { ...PERSISTED, stored: MORE })).toBe(false);
  });
});

describe('persistedCartEvent', () => {
  it('C1 finds the cart of storage, else the one of the cookie, else none', () => {
    expect(persistedCartEvent(PERSISTED)).toEqual({ type: 'restored', cart: FULL });
    expect(persistedCartEvent({ cookieId: 'c1' })).toEqual({ type: 'id-found', cartId: 'c1' });
    expect(persistedCartEvent(NOTHING)).toEqual({ type: 'cleared' });
  });
});

describe('refetchEvent', () => {
  const load = commandEvent({ kind: 'load' });

  it('C10 reads the cart of the tab, stored or not', () => {
    expect(refetchEvent(stateWithCart(FULL), PERSISTED)).toEqual(
      commandEvent({ kind: 'load', storedCart: FULL }),
    );
    expect(refetchEvent(stateWithCart(FULL), { cookieId: 'c1' })).toEqual(load);
    expect(refetchEvent(stateWithCart(FULL), NOTHING)).toEqual(load);
  });

  it('C10 switches to another stored cart that the tab does not know yet', () => {
    const other = { stored: OTHER, cookieId: 'c2' };
    expect(refetchEvent(stateWithCart(FULL), other)).toEqual(restored(OTHER));
    expect(refetchEvent(stateWithCart(FULL), { cookieId: 'c2' })).toEqual({
      type: 'id-found',
      cartId: 'c2',
    });
    expect(refetchEvent(INITIAL_CART_STATE, PERSISTED)).toEqual(restored(FULL));
    expect(refetchEvent(INITIAL_CART_STATE, NOTHING)).toEqual({ type: 'cleared' });
  });
});

describe('persistedCartIds', () => {
  it('C3 names each cart that may exist, once', () => {
    expect(persistedCartIds({ stored: FULL, cookieId: 'c2' })).toEqual(['c1', 'c2']);
    expect(persistedCartIds(PERSISTED)).toEqual(['c1']);
    expect(persistedCartIds({ cookieId: 'c2' })).toEqual(['c2']);
    expect(persistedCartIds(NOTHING)).toEqual([]);
  });
});

describe('persistedAfter', () => {
  it('C4 stores the result of a change', () => {
    expect(keeping(PERSISTED, adding, answered(MORE))).toEqual({ stored: MORE, cookieId: 'c1' });
    expect(keeping(NOTHING, adding, answered(MORE))).toEqual({ stored: MORE, cookieId: 'c1' });
  });

  it('C4 stores the result of a change even if only prices differ', () => {
    const dearer = { ...FULL, items: [{ ...aLine('u1'), rowTotal: euroCents(5) }] };
    expect(keeping(PERSISTED, adding, answered(dearer)).stored).toBe(dearer);
  });

  it('C10 stores a read only if another cart was stored', () => {
    const inOtherWords = { ...FULL, items: [{ ...aLine('u1'), rowTotal: euroCents(5) }] };
    expect(keeping(PERSISTED, reading, answered(inOtherWords))).toBe(PERSISTED);
    expect(keeping(PERSISTED, reading, answered(MORE))).toEqual({ stored: MORE, cookieId: 'c1' });
    const discounted = { ...FULL, appliedCoupons: ['TEN'] };
    expect(keeping(PERSISTED, reading, answered(discounted)).stored).toBe(discounted);
    const mailed = { ...FULL, email: 'a@b.nl' };
    expect(keeping(PERSISTED, reading, answered(mailed)).stored).toBe(mailed);
    const twice = aCart('c1', aLine('u1', 2));
    expect(keeping(PERSISTED, reading, answered(twice)).stored).toBe(twice);
    const named = { stored: undefined, cookieId: 'c1' };
    expect(keeping(named, reading, answered(MORE))).toEqual({ stored: MORE, cookieId: 'c1' });
    const unnamed = { stored: FULL, cookieId: '' };
    expect(keeping(unnamed, reading, answered(MORE))).toEqual({ stored: MORE, cookieId: 'c1' });
  });

  it('C10 does not notify the tab that notified it', () => {
    const called = after(stateWithCart(FULL), restored(FULL), SENT);
    expect(keeping(PERSISTED, called, answered(MORE))).toBe(PERSISTED);
    const unnamed = { stored: FULL, cookieId: '' };
    expect(keeping(unnamed, called, answered(MORE))).toEqual({ stored: MORE, cookieId: 'c1' });
    const opened = after(INITIAL_CART_STATE, restored(FULL), SENT);
    expect(keeping(PERSISTED, opened, answered(MORE)).stored).toBe(MORE);
  });

  it('C10 stores a refetched cart even if the tab has known it and nothing was stored', () => {
    const reading = after(stateWithCart(MORE), refetchEvent(stateWithCart(MORE), PERSISTED), SENT);
    const seen = answered({ ...MORE });
    expect(keeping(PERSISTED, reading, seen)).toEqual({ stored: MORE, cookieId: 'c1' });
    const newer = { stored: aCart('c1', aLine('u3')), cookieId: 'c1' };
    expect(keeping(newer, reading, seen)).toBe(newer);
  });

  it('C10 does not overwrite what another tab has stored meanwhile', () => {
    const newer = { stored: MORE, cookieId: 'c1' };
    expect(keeping(newer, reading, answered(FULL))).toBe(newer);
    expect(keeping(newer, reading, answered(aCart('c1')))).toBe(newer);
    const next = after(reading, restored(MORE));
    expect(keeping(newer, next, answered(FULL))).toBe(newer);
    const named = { stored: undefined, cookieId: 'c1' };
    expect(keeping(named, after(reading, restored(FULL)), answered(MORE))).toBe(named);
  });

  it('C10 stores the found cart instead of creating one', () => {
    expect(keeping(NOTHING, creating, answered(OTHER))).toEqual({ stored: OTHER, cookieId: 'c2' });
    expect(keeping(PERSISTED, creating, answered(null))).toBe(PERSISTED);
    const newer = { stored: aCart('c2', aLine('u1'), aLine('u2')), cookieId: 'c2' };
    expect(keeping(newer, creating, answered(OTHER))).toBe(newer);
  });

  it('C3 drops a cart that is gone for another tab, but not the one that replaced it', () => {
    const gone = answered(null, 'CART_NOT_ACTIVE');
    const reading = after(stateWithCart(FULL), restored(FULL), SENT);
    expect(keeping(PERSISTED, reading, gone)).toEqual(NOTHING);
    expect(keeping({ stored: undefined, cookieId: 'c1' }, reading, gone)).toEqual(NOTHING);
    expect(keeping({ stored: OTHER, cookieId: 'c1' }, reading, gone)).toEqual({
      stored: OTHER,
      cookieId: '',
    });
    expect(keeping({ stored: FULL, cookieId: 'c2' }, reading, gone)).toEqual({
      stored: undefined,
      cookieId: 'c2',
    });
  });

  it('C3 keeps a lost cart while its contents are still needed', () => {
    expect(keeping(PERSISTED, adding, answered(null))).toBe(PERSISTED);
    expect(keeping(PERSISTED, reading, answered(null))).toBe(PERSISTED);
    const empty = { stored: aCart('c1'), cookieId: 'c1' };
    const rereading = after(stateWithCart(aCart('c1')), commandEvent(LOAD_CART), SENT);
    expect(keeping(empty, rereading, answered(null))).toBe(empty);
    const making = after(reading, answered(null), SENT);
    for (const event of [FAILED, { type: 'busy' } as const]) {
      expect(keeping(PERSISTED, making, event)).toBe(PERSISTED);
    }
  });

  it('C3 keeps a lost cart until all of its contents are in another', () => {
    const two = { stored: MORE, cookieId: 'c1' };
    const found = after(
      stateWithCart(MORE),
      commandEvent({ kind: 'load' }),
      SENT,
      answered(null),
      SENT,
    );
    const made = persistedAfterCreation(two, found, 'c2');
    expect(made).toEqual({ stored: MORE, cookieId: 'c2' });
    const first = after(found, created('c2'), SENT);
    const half = answered(aCart('c2', aLine('n1', 1, 'U1')));
    expect(keeping(made, first, half)).toEqual(made);
    expect(keeping(made, after(first, half, SENT), FAILED)).toEqual(made);
    const whole = aCart('c2', aLine('n1', 1, 'U1'), aLine('n2', 1, 'U2'));
    const last = after(first, half, SENT);
    expect(keeping(made, last, answered(whole))).toEqual({ stored: whole, cookieId: 'c2' });
    expect(persistedAfterCreation(NOTHING, creating, 'c2').stored?.id).toBe('c2');
  });

  it('C10 stores its read after a failure, though another tab has stored something since', () => {
    const stale = { stored: FULL, cookieId: 'c1' };
    const unseen = after(adding, FAILED, SENT, restored(FULL), answered(FULL), SENT);
    expect(keeping(stale, unseen, answered(MORE))).toEqual({ stored: MORE, cookieId: 'c1' });
  });

  it.each([FAILED, { type: 'unconfirmed' }, { type: 'busy' }] as const)(
    'C5 drops the local cart after %j, but not its id',
    (event) => {
      expect(keeping(PERSISTED, adding, event)).toEqual({ stored: undefined, cookieId: 'c1' });
      expect(keeping(PERSISTED, creating, event)).toEqual({ stored: undefined, cookieId: 'c1' });
      expect(keeping(PERSISTED, reading, event)).toBe(PERSISTED);
    },
  );

  it('changes nothing for an event that settles nothing', () => {
    expect(keeping(PERSISTED, creating, created('c2'))).toBe(PERSISTED);
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        const idle = { ...state, requestInFlight: undefined, commandInFlight: undefined };
        expect(keeping(PERSISTED, idle, event)).toBe(PERSISTED);
      }),
    );
  });

  it('C1 stores only carts with an id, and names the stored one', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, anyCart, (state, event, cart) => {
        const persisted = { stored: cart, cookieId: cart.id };
        const next = keeping(persisted, state, event);
        const { stored = { id: next.cookieId } } = next;
        expect(stored.id).toBe(next.cookieId);
        expect(next.stored?.id).not.toBe('');
      }),
    );
  });
});
