import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import { INITIAL_CART_STATE, type CartEvent, type CartState } from '#src/cart/cart-state.ts';
import { LOAD_CART, MIGRATE_CART } from '#src/cart/cart-command.ts';
import { nextRequest } from '#src/cart/next-request.ts';
import { lineKey } from '#src/cart/retry/line-key.ts';
import { anyCart, anyIdleCartState, anyCartCommand } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  CLEARED,
  created,
  FAILED,
  commandEvent,
  playRequests,
  restored,
  SENT,
  stateWithCart,
  BED,
  changesOf,
  creating,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED);
const { sending } = changesOf(FULL);
const expired = after(sending(LOAD_CART), answered(null));
const reloading = (cart: Cart): CartState =>
  after(stateWithCart(cart), commandEvent(LOAD_CART), SENT);
const NAMED: CartEvent = { type: 'id-found', cartId: 'c1' };

describe('afterAnswer', () => {
  it('shows the cart that was read, and knows it', () => {
    const read = after(
      INITIAL_CART_STATE,
      { type: 'id-found', cartId: 'c1' },
      SENT,
      answered(FULL),
    );
    expect(read).toMatchObject({ cart: FULL, isKnown: true, queue: [] });
  });

  it.each<[string, CartState, CartEvent]>([
    ['an empty cart', reloading(aCart('c1')), answered(null)],
    ['a cart that is read with errors', sending(LOAD_CART), answered(FULL, 'UNDEFINED')],
    ['an ordered cart', sending(LOAD_CART), answered(null, 'CART_NOT_ACTIVE')],
    ['the cart of the cookie', after(INITIAL_CART_STATE, NAMED, SENT), answered(null)],
  ])('C3 creates an empty cart at once in place of %s', (_, reading, answer) => {
    expect(after(reading, answer)).toMatchObject({ cart: EMPTY_CART, isKnown: true });
    const { state, requests } = playRequests(after(reading, answer), ({ kind }) =>
      kind === 'create' ? created('c2') : answered(aCart('c2')),
    );
    expect(requests).toEqual([{ kind: 'create' }, { kind: 'read', cartId: 'c2' }]);
    expect(state).toMatchObject({ cart: aCart('c2'), replaced: undefined });
  });

  it('C3 migrates the lines of a cart that expired during an absence', () => {
    const { state, requests } = playRequests(expired, (request) =>
      request.kind === 'create' ? created('c2') : answered(aCart('c2', aLine('n1', 2, 'BED'))),
    );
    expect(requests).toEqual([
      { kind: 'create' },
      { kind: 'add', cartId: 'c2', items: [{ sku: 'BED', quantity: 2 }], key: 'c1:u1' },
      { kind: 'read', cartId: 'c2' },
    ]);
    expect(state).toMatchObject({ cart: { id: 'c2' }, replaced: undefined });
  });

  it('C3 applies the commands for an expired cart to the new one', () => {
    const queued = after(
      sending(LOAD_CART, { kind: 'update', uid: 'u1', quantity: 5 }),
      answered(null),
    );
    const { requests } = playRequests(queued, (request) =>
      request.kind === 'create' ? created('c2') : answered(aCart('c2', aLine('n1', 2, 'BED'))),
    );
    expect(requests).toContainEqual({
      kind: 'update',
      cartId: 'c2',
      changes: [{ uid: 'n1', quantity: 5 }],
    });
  });

  it('C3 forgets why lines of an expired cart were refused, and reads it no more', () => {
    const refused = after(
      sending({ kind: 'update', uid: 'u1', quantity: 9 }),
      answered(FULL, 'INSUFFICIENT_STOCK'),
    );
    const adding = after(refused, commandEvent(LOAD_CART), SENT, commandEvent(anAdd('k')));
    const reading = after(adding, restored(FULL));
    expect(reading.refusals).toHaveLength(1);
    expect(reading.queue.map(({ kind }) => kind)).toEqual(['add', 'load']);
    const lost = after(reading, answered(null));
    expect(lost.refusals).toEqual([]);
    expect(lost.queue).toEqual([anAdd('k'), MIGRATE_CART]);
  });

  it('C3 tries to migrate it once, and again when the tab refetches', () => {
    const resting = after(expired, SENT, FAILED);
    expect(nextRequest(resting)).toBeUndefined();
    expect(nextRequest(after(resting, restored(FULL)))).toEqual({ kind: 'create' });
    const named = after(resting, { type: 'id-found', cartId: 'c1' });
    expect(nextRequest(named)).toEqual({ kind: 'create' });
    expect(nextRequest(after(expired, SENT, { type: 'busy' }))).toBeUndefined();
  });

  it('C3, C10 replaces no cart that another tab has just stored', () => {
    const next = after(stateWithCart(FULL), restored(FULL), SENT, answered(null));
    expect(next).toMatchObject({ cart: EMPTY_CART, queue: [] });
  });

  it('C3 drops the commands on the lines of an ordered cart', () => {
    const ordering = sending(LOAD_CART, { kind: 'remove', uid: 'u1' }, anAdd('k'));
    const next = after(ordering, answered(null, 'CART_NOT_ACTIVE'));
    expect(next.queue).toEqual([anAdd('k'), MIGRATE_CART]);
  });

  it('C10 ignores the read of a cart that another tab has left behind', () => {
    const other = aCart('c2');
    for (const reading of [answered(FULL), answered(null)]) {
      expect(after(sending(LOAD_CART), restored(other), reading).cart).toBe(other);
    }
  });

  it("C10 ignores a read that is older than another tab's store, and refetches", () => {
    const newer = aCart('c1', aLine('u1', 3, 'BED'));
    const next = after(sending(LOAD_CART), restored(newer), answered(FULL));
    expect(next.cart).toEqual(newer);
    expect(nextRequest(next)).toEqual({ kind: 'read', cartId: 'c1' });
    expect(after(next, SENT, answered(FULL)).cart).toEqual(FULL);
    expect(after(sending(LOAD_CART), restored(newer), answered(null)).cart).toEqual(EMPTY_CART);
  });

  it('C10 ignores a read once storage was cleared', () => {
    expect(after(sending(LOAD_CART), CLEARED, answered(FULL)).cart).toEqual(EMPTY_CART);
  });

  it('treats an unrequested answer as a read', () => {
    expect(after(INITIAL_CART_STATE, answered(FULL))).toMatchObject({ cart: FULL, isKnown: true });
  });

  it('C10 uses the found cart instead of a new one', () => {
    const found = after(creating, answered(FULL));
    expect(found).toMatchObject({ cart: FULL, isKnown: true, queue: [anAdd('k')] });
    expect(nextRequest(found)).toMatchObject({ kind: 'add', cartId: 'c1', key: 'k' });
  });

  it.each([
    ['no cart', answered(null)],
    ['a cart without an id', answered(EMPTY_CART)],
    ['an empty id', created('')],
  ])('C5 treats %s as a failure to create a cart', (_, event) => {
    expect(after(creating, event)).toEqual(after(creating, FAILED));
  });

  it('C10 is not overwritten by an older cart of storage once it was refetched', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (older, newer) => {
        const reading = after(stateWithCart(FULL), restored(older), SENT);
        expect(after(reading, answered(newer))).toMatchObject({ cart: newer, queue: [] });
      }),
    );
  });
});

describe('afterCreation', () => {
  it('C3 takes the id of a cart that was just created', () => {
    const made = after(creating, created('c2'));
    expect(made).toMatchObject({ cart: { ...EMPTY_CART, id: 'c2' }, isKnown: true });
    expect(made.requestInFlight).toBeUndefined();
  });

  it('C10 prefers the cart that another tab has stored meanwhile', () => {
    const made = after(creating, restored(FULL), created('c2'));
    expect(made.cart).toBe(FULL);
    expect(nextRequest(made)).toMatchObject({ cartId: 'c1', key: 'k' });
  });
});

describe('outcomeAfterFailure', () => {
  it('C5 clears the local cart, and keeps the id of a cart that may still exist', () => {
    const refused = after(sending({ kind: 'remove', uid: 'u1' }), answered(FULL, 'UNDEFINED'));
    const failed = after(refused, commandEvent(anAdd('k')), SENT, FAILED);
    expect(failed).toMatchObject({ cart: { ...EMPTY_CART, id: 'c1' }, isKnown: true });
    expect(failed.refusals).toEqual([]);
  });

  it('C5 drops queued commands on the contents, and reads the cart first', () => {
    const others = [
      anAdd('k2'),
      { kind: 'update', uid: 'u1', quantity: 3 },
      LOAD_CART,
      { kind: 'remove-coupon', code: 'TEN' },
      { kind: 'apply-coupon', code: 'TEN' },
      { kind: 'remove', uid: 'u2' },
    ] as const;
    expect(after(sending(anAdd('k'), ...others), FAILED).queue).toEqual([
      LOAD_CART,
      anAdd('k2'),
      { kind: 'apply-coupon', code: 'TEN' },
    ]);
  });

  it('C5 gives up the command for which no cart could be created', () => {
    const failed = after(creating, commandEvent(anAdd('other', 'LAMP')), FAILED);
    expect(failed).toMatchObject({ isKnown: true, queue: [anAdd('other', 'LAMP')] });
    expect(failed.unanswered).toEqual([]);
  });

  it('keeps the shown cart and all commands if the read fails', () => {
    const reading = sending(LOAD_CART, { kind: 'remove', uid: 'u1' });
    const failed = after(reading, FAILED);
    expect(failed.cart).toBe(FULL);
    expect(failed.queue).toEqual([{ kind: 'remove', uid: 'u1' }]);
  });

  it('does not know a cart that could not be read', () => {
    expect(
      after(INITIAL_CART_STATE, { type: 'id-found', cartId: 'c1' }, SENT, FAILED).isKnown,
    ).toBe(false);
  });

  it('C7 remembers only adds, as all other commands can be repeated', () => {
    expect(after(sending({ kind: 'remove', uid: 'u1' }), FAILED).unanswered).toEqual([]);
    expect(after(sending(anAdd('k', 'BED', 3)), FAILED).unanswered).toStrictEqual([
      { cartId: 'c1', line: lineKey({ sku: 'BED' }), quantity: 3, key: 'k', quantityBefore: 2 },
    ]);
  });

  it('C7 does not treat a migrated line as an add of the shopper', () => {
    const replacing = after(sending(anAdd('k')), answered(null), SENT, created('c2'), SENT);
    expect(after(replacing, FAILED).unanswered).toEqual([]);
  });

  it('C5 clears the local cart on an overload, and reads it again', () => {
    const state = sending(anAdd('k'), anAdd('l', 'LAMP'), { kind: 'remove', uid: 'u1' });
    const busy = after(state, { type: 'busy', retryAfterSeconds: 60 });
    expect(busy.cart).toEqual({ ...EMPTY_CART, id: state.cart.id });
    expect(busy.queue).toEqual([LOAD_CART, anAdd('l', 'LAMP')]);
    expect(busy.requestInFlight).toBeUndefined();
    const creating = after(
      INITIAL_CART_STATE,
      commandEvent(anAdd('k')),
      commandEvent(anAdd('l', 'LAMP')),
      SENT,
    );
    expect(after(creating, { type: 'busy' }).queue).toEqual([anAdd('l', 'LAMP')]);
    const reading = after(sending({ kind: 'load' }), { type: 'busy' });
    expect(reading).toMatchObject({ hasReadFailed: true, queue: [] });
    expect(reading.cart).toBe(state.cart);
  });

  it('changes nothing without a request in flight', () => {
    fc.assert(
      fc.property(anyIdleCartState, (state) => {
        expect(after(state, FAILED)).toEqual(state);
      }),
    );
  });

  it('C5 keeps no command on contents that are unknown', () => {
    fc.assert(
      fc.property(fc.array(anyCartCommand), (commands) => {
        const { queue } = after(sending(anAdd('k'), ...commands), FAILED);
        for (const { kind } of queue) {
          expect(['update', 'remove', 'remove-coupon']).not.toContain(kind);
        }
      }),
    );
  });
});
