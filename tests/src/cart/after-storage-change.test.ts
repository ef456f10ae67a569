import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { INITIAL_CART_STATE, type CartEvent } from '#src/cart/cart-state.ts';
import { LOAD_CART, type CartCommand } from '#src/cart/cart-command.ts';
import { createReplacedCart } from '#src/cart/replaced-cart.ts';
import { anyCart, anyCartId, anyCartState } from '../../support/arbitraries/cart.ts';
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
  restored,
  SENT,
  stateWithCart,
  BED,
  changesOf,
  update,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED);
const OTHER = aCart('c2', aLine('n1', 2, 'BED'));
const named = (cartId: string): CartEvent => ({ type: 'id-found', cartId });
const { sending } = changesOf(FULL);
const refused = after(sending(update('u1', 9)), answered(FULL, 'INSUFFICIENT_STOCK'));
const NEWS: CartCommand = { kind: 'load', isFromOtherTab: true };
const losing = after(sending(anAdd('k')), answered(null));

describe('afterRestored', () => {
  it('C1 shows the cart of the last visit at once, and refetches it', () => {
    expect(after(INITIAL_CART_STATE, restored(FULL))).toMatchObject({
      cart: FULL,
      isKnown: true,
      queue: [LOAD_CART],
    });
  });

  it('ignores a stored cart without an id', () => {
    const nameless = restored({ ...FULL, id: '' });
    expect(after(stateWithCart(FULL), nameless)).toEqual(after(stateWithCart(FULL), CLEARED));
    expect(after(losing, nameless)).toEqual(after(losing, CLEARED));
  });

  it('keeps its data on its own lines, and drops it on another cart', () => {
    expect(after(refused, restored(FULL)).refusals).toEqual(refused.refusals);
    expect(after(refused, restored(OTHER)).refusals).toEqual([]);
  });

  it('C10 moves queued commands to the lines of a cart that another tab has made', () => {
    const waiting = [
      { kind: 'update', uid: 'u1', quantity: 3 },
      anAdd('k'),
      { kind: 'remove', uid: 'unknown' },
    ] as const;
    const wanting = after(
      stateWithCart(FULL),
      commandEvent(LOAD_CART),
      SENT,
      ...waiting.map(commandEvent),
    );
    expect(after(wanting, restored(OTHER)).queue).toEqual([
      { kind: 'update', uid: 'n1', quantity: 3 },
      anAdd('k'),
      { kind: 'remove', uid: 'unknown' },
      NEWS,
    ]);
    expect(after(wanting, restored(aCart('c2'))).queue).toEqual([
      anAdd('k'),
      { kind: 'remove', uid: 'unknown' },
      NEWS,
    ]);
  });

  it('keeps a command in flight, although the other cart has no such line', () => {
    const removing = after(stateWithCart(FULL), commandEvent({ kind: 'remove', uid: 'u1' }), SENT);
    const moved = after(removing, restored(aCart('c2')));
    expect(moved.commandInFlight).toEqual({ kind: 'remove', uid: 'u1' });
    expect(moved.requestInFlight).toBe(removing.requestInFlight);
  });

  it('C3 does not take up a cart again that was found lost', () => {
    expect(after(losing, restored(FULL))).toEqual(losing);
    expect(after(losing, restored(OTHER)).cart).toBe(OTHER);
  });

  it('C10 migrates all lines when it switches to a cart other than the new one', () => {
    const replaying = after(losing, SENT, created('c2'), SENT, answered(OTHER));
    expect(replaying.replaced?.migratedCount).toBe(1);
    expect(after(replaying, restored(OTHER)).replaced).toEqual(replaying.replaced);
    expect(after(replaying, restored(aCart('c3'))).replaced).toEqual(
      createReplacedCart('c1', FULL.items),
    );
  });

  it('C3 migrates all lines once more when the cart that got some of them is gone', () => {
    const two = aCart('c1', aLine('u1', 1, 'BED'), aLine('u2', 1, 'LAMP'));
    const replacing = after(stateWithCart(two), commandEvent(anAdd('k')), SENT, answered(null));
    const half = after(replacing, SENT, created('c2'), SENT, answered(OTHER), SENT, FAILED);
    expect(half.replaced?.migratedCount).toBe(1);
    const gone = after(half, commandEvent(anAdd('l')), SENT, answered(null));
    expect(gone.cart.id).toBe('');
    expect(gone.replaced).toMatchObject({ migratedCount: 0 });
  });

  it('C3 forgets a lost cart when no command needs its replacement any more', () => {
    const failed = after(losing, SENT, FAILED);
    expect(failed.replaced).toMatchObject({ items: FULL.items });
    expect(after(failed, restored(OTHER)).replaced).toBeUndefined();
    const loading = after(
      failed,
      commandEvent(anAdd('k2')),
      SENT,
      created('c3'),
      commandEvent(LOAD_CART),
    );
    expect(after(loading, restored(OTHER)).replaced).toMatchObject({ cartId: 'c1' });
    const onlyLoading = after(loading, SENT, FAILED);
    expect(onlyLoading).toMatchObject({ queue: [LOAD_CART], replaced: { cartId: 'c1' } });
    expect(after(onlyLoading, restored(OTHER)).replaced).toBeUndefined();
    const sent = after(losing, SENT, created('c3'), SENT, answered(aCart('c3')), SENT);
    expect(after(sent, restored(OTHER)).replaced).toMatchObject({ cartId: 'c1' });
  });

  it('C10 shows the cart of storage, and refetches it', () => {
    fc.assert(
      fc.property(anyCartState, anyCart, (state, cart) => {
        if (cart.id === state.replaced?.cartId) return;
        const shown = after(state, restored(cart));
        expect(shown).toMatchObject({ cart, isKnown: true });
        expect(shown.queue.map(({ kind }) => kind)).toContain('load');
      }),
    );
  });

  it('C10 is the same however often the same storage event comes', () => {
    fc.assert(
      fc.property(anyCartState, anyCart, (state, cart) => {
        const once = after(state, restored(cart));
        expect(after(once, restored(cart))).toEqual(once);
      }),
    );
  });
});

describe('afterIdFound', () => {
  it('C3 reads a cart of which only the id is known, and shows nothing of it before', () => {
    expect(after(INITIAL_CART_STATE, named('c1'))).toMatchObject({
      cart: { ...EMPTY_CART, id: 'c1' },
      isKnown: false,
      queue: [LOAD_CART],
    });
  });

  it('C10 shows its cart with the pending commands while it is refetched', () => {
    const queued = after(
      stateWithCart(FULL),
      commandEvent({ kind: 'update', uid: 'u1', quantity: 2 }),
    );
    expect(after(queued, named('c1'))).toEqual({ ...queued, queue: [...queued.queue, LOAD_CART] });
  });

  it('C10 switches to another cart, of which nothing is known yet', () => {
    const update: CartCommand = { kind: 'update', uid: 'u1', quantity: 2 };
    const queued = after(
      stateWithCart(FULL),
      commandEvent(update),
      commandEvent(anAdd('k')),
      named('c2'),
    );
    expect(queued).toMatchObject({
      cart: { ...EMPTY_CART, id: 'c2' },
      isKnown: true,
      isOnlyIdKnown: true,
      hasReadFailed: false,
      queue: [anAdd('k'), LOAD_CART],
    });
  });

  it('C3 does not take up a cart again that was found lost', () => {
    expect(after(losing, named('c1'))).toEqual(losing);
  });

  it('requires an id', () => {
    expect(after(INITIAL_CART_STATE, named(''))).toEqual(INITIAL_CART_STATE);
  });

  it('C10 switches to the named cart, unless that was found lost', () => {
    fc.assert(
      fc.property(anyCartState, anyCartId, (state, cartId) => {
        const id = cartId === state.replaced?.cartId ? state.cart.id : cartId;
        expect(after(state, named(cartId)).cart.id).toBe(id);
      }),
    );
  });
});

describe('afterCleared', () => {
  it('C10 has no cart, and knows it, when storage has none', () => {
    expect(after(INITIAL_CART_STATE, CLEARED)).toMatchObject({ cart: EMPTY_CART, isKnown: true });
    expect(after(refused, CLEARED)).toMatchObject({ cart: EMPTY_CART, refusals: [] });
  });

  it('C3 still migrates the lines of a cart that is known to be lost', () => {
    expect(after(losing, CLEARED).replaced).toEqual(losing.replaced);
    expect(after(losing, SENT, created('c2'), CLEARED).replaced).toBeUndefined();
  });

  it('creates no command, and drops no add', () => {
    const adding = after(stateWithCart(FULL), commandEvent(anAdd('k')));
    expect(after(adding, CLEARED).queue).toEqual([anAdd('k')]);
    expect(after(adding, SENT, CLEARED, FAILED)).toMatchObject({ cart: EMPTY_CART, queue: [] });
  });

  it('has no cart, whatever was before', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        expect(after(state, CLEARED)).toMatchObject({ cart: EMPTY_CART, isKnown: true });
      }),
    );
  });
});
