import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '#src/cart/cart.ts';
import { INITIAL_CART_STATE } from '#src/cart/cart-state.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import {
  isUnavailable,
  isStale,
  pendingLines,
  optimisticCart,
  requestedQuantity,
} from '#src/cart/optimistic-cart.ts';
import { anyCartState } from '../../support/arbitraries/cart.ts';
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
  remove,
  restored,
  SENT,
  stateWithCart,
  update,
  BED,
  LAMP,
  changesOf,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED, LAMP);
const putBack = (item = BED): CartCommand => ({ kind: 'restore-line', key: 'p', item });
const { withCommands } = changesOf(FULL);
const seen = (state: Parameters<typeof optimisticCart>[0]) =>
  optimisticCart(state).items.map(({ product: { sku }, quantity }) => [sku, quantity]);

describe('optimisticCart', () => {
  it('is the cart itself without a command on its lines', () => {
    expect(optimisticCart(stateWithCart(FULL))).toBe(FULL);
    expect(optimisticCart(withCommands(anAdd('k'), update('none', 3)))).toBe(FULL);
  });

  it('shows the new quantity in its line, and in the totals', () => {
    const shown = optimisticCart(withCommands(update('u1', 5)));
    expect(shown.items).toEqual([{ ...BED, quantity: 5 }, LAMP]);
    expect(shown.totalQuantity).toBe(6);
    expect(shown.prices).toBe(FULL.prices);
  });

  it('omits a line that is being removed, in flight or queued', () => {
    expect(seen(withCommands(remove('u1')))).toEqual([['LAMP', 1]]);
    expect(seen(after(withCommands(remove('u1')), SENT))).toEqual([['LAMP', 1]]);
    expect(optimisticCart(withCommands(remove('u1'))).totalQuantity).toBe(1);
  });

  it('EC1 shows the result of the last command: plus, minus, remove, undo', () => {
    const burst = after(withCommands(update('u1', 3)), SENT, commandEvent(update('u1', 2)));
    const removed = after(burst, commandEvent(remove('u1')));
    expect(seen(removed)).toEqual([['LAMP', 1]]);
    expect(seen(after(removed, commandEvent(putBack())))).toEqual([
      ['BED', 2],
      ['LAMP', 1],
    ]);
  });

  it('shows a restored line last, as the backend will', () => {
    expect(seen(after(withCommands(remove('u1')), SENT, commandEvent(putBack())))).toEqual([
      ['LAMP', 1],
      ['BED', 2],
    ]);
    const gone = after(withCommands(remove('u1')), SENT, answered(aCart('c1', LAMP)));
    expect(seen(after(gone, commandEvent(putBack()), SENT))).toEqual([
      ['LAMP', 1],
      ['BED', 2],
    ]);
  });

  it('C3 keeps showing the lines of a lost cart during its migration', () => {
    const replacing = after(withCommands(anAdd('k')), SENT, answered(null));
    expect(replacing.cart.items).toEqual([]);
    expect(optimisticCart(replacing).items).toEqual([BED, LAMP]);
    const half = after(replacing, SENT, created('c2'), SENT, answered(aCart('c2', BED)));
    expect(optimisticCart(half).items).toEqual([BED, LAMP]);
    const bringing = after(replacing, SENT, restored(aCart('c2', LAMP)));
    expect(optimisticCart(bringing).items).toEqual([LAMP, BED]);
  });

  it('C3 shows no line that the new cart could not take', () => {
    const replacing = after(withCommands(anAdd('k')), SENT, answered(null), SENT, created('c2'));
    const refused = after(replacing, SENT, answered(aCart('c2'), 'NOT_SALABLE'));
    expect(seen(refused)).toEqual([['LAMP', 1]]);
  });

  it('C3 shows lines that are not migrated yet as last known, and none as lost', () => {
    const failed = after(withCommands(anAdd('k')), SENT, answered(null), SENT, created('c2'));
    expect(isStale(failed)).toBe(false);
    const resting = after(failed, SENT, FAILED, SENT, answered(aCart('c2', BED)));
    expect(optimisticCart(resting).items).toEqual([BED, LAMP]);
    expect(isStale(resting)).toBe(true);
    const next = after(resting, restored(aCart('c2', LAMP)));
    expect(optimisticCart(next).items).toEqual([LAMP]);
  });

  it('totals the quantities of its lines, and shows no line that is being removed', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const shown = optimisticCart(state);
        const sum = shown.items.reduce((total, { quantity }) => total + quantity, 0);
        expect(shown.totalQuantity).toBe(shown === state.cart ? shown.totalQuantity : sum);
        expect(shown.prices).toBe(state.cart.prices);
        const last = state.queue.at(-1);
        const isOut = ({ uid }: CartItem) => last?.kind === 'remove' && last.uid === uid;
        expect(shown.items.filter(isOut)).toEqual([]);
      }),
    );
  });
});

describe('requestedQuantity', () => {
  it('C5 counts the pieces that are shown, and those of adds without an answer', () => {
    expect(requestedQuantity(stateWithCart(FULL))).toBe(3);
    const adding = after(withCommands(anAdd('k', 'BED', 4)), SENT);
    const more = after(adding, commandEvent(anAdd('l', 'SHEET', 2)), commandEvent(remove('u2')));
    expect(requestedQuantity(adding)).toBe(7);
    expect(requestedQuantity(more)).toBe(8);
  });
});

describe('isUnavailable', () => {
  const named = after(INITIAL_CART_STATE, { type: 'id-found', cartId: 'c1' });

  it('C1 distinguishes a cart that could not be read from an empty one', () => {
    expect(isUnavailable(INITIAL_CART_STATE)).toBe(false);
    expect(isUnavailable(named)).toBe(false);
    const blind = after(named, SENT, FAILED);
    expect(isUnavailable(blind)).toBe(true);
    expect(isUnavailable(after(blind, commandEvent({ kind: 'load' }), SENT))).toBe(true);
    expect(isUnavailable(after(blind, commandEvent({ kind: 'load' }), SENT, answered(FULL)))).toBe(
      false,
    );
    expect(isUnavailable(after(blind, CLEARED))).toBe(false);
    expect(isUnavailable(after(blind, restored(FULL)))).toBe(false);
  });

  it('C5 is true from a failure until the cart was read', () => {
    const failed = after(withCommands(update('u1', 3)), SENT, FAILED);
    expect(isUnavailable(failed)).toBe(true);
    expect(isUnavailable(after(failed, SENT, FAILED))).toBe(true);
    expect(isUnavailable(after(failed, SENT, answered(FULL)))).toBe(false);
    expect(isUnavailable(after(failed, SENT, answered(null)))).toBe(false);
  });

  it('is false if a cart is to be created, or the stored one is shown', () => {
    expect(
      isUnavailable(after(INITIAL_CART_STATE, CLEARED, commandEvent(anAdd('k')), SENT, FAILED)),
    ).toBe(false);
    const stored = after(INITIAL_CART_STATE, restored(FULL), SENT, FAILED);
    expect(isUnavailable(stored)).toBe(false);
    expect(stored.hasReadFailed).toBe(true);
    expect(after(stored, commandEvent({ kind: 'load' }), SENT, answered(FULL)).hasReadFailed).toBe(
      false,
    );
  });

  it('C10 is true for a cart that another tab has named, until it was read', () => {
    const other = after(stateWithCart(FULL), { type: 'id-found', cartId: 'c2' });
    expect(isUnavailable(other)).toBe(true);
    expect(isUnavailable(after(stateWithCart(FULL), { type: 'id-found', cartId: 'c1' }))).toBe(
      false,
    );
    const left = after(
      stateWithCart(FULL),
      commandEvent({ kind: 'load' }),
      SENT,
      restored(aCart('c2', BED)),
    );
    expect(after(left, FAILED).hasReadFailed).toBe(false);
  });

  it('is never true while something is shown', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const { cart, isOnlyIdKnown } = state;
        expect(isUnavailable(state) && cart.items.length > 0).toBe(false);
        expect(isOnlyIdKnown && cart.id === '').toBe(false);
      }),
    );
  });
});

describe('pendingLines', () => {
  it('names the lines with a command, until its answer', () => {
    const state = withCommands(update('u1', 3), remove('u2'), anAdd('k'), { kind: 'load' });
    expect([...pendingLines(state)]).toEqual(['u1', 'u2']);
    const sent = after(withCommands(update('u1', 3)), SENT);
    expect([...pendingLines(sent)]).toEqual(['u1']);
    expect([...pendingLines(after(sent, answered(FULL)))]).toEqual([]);
    expect([
      ...pendingLines(after(stateWithCart(FULL), commandEvent(putBack(aLine('u9'))))),
    ]).toEqual(['u9']);
  });
});
