import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '#src/cart/cart.ts';
import { UNKNOWN_CART } from '#src/cart/cart-state.ts';
import type { Intention } from '#src/cart/intention.ts';
import { isAway, isUnconfirmed, pendingLines, shownCart } from '#src/cart/shown-cart.ts';
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
  intended,
  remove,
  restored,
  SENT,
  tabWith,
  update,
} from '../../support/carts.ts';

const BED = aLine('u1', 2, 'BED');
const LAMP = aLine('u2', 1, 'LAMP');
const FULL = aCart('c1', BED, LAMP);
const putBack = (item = BED): Intention => ({ kind: 'put-back', key: 'p', item });
const wanting = (...intentions: readonly Intention[]) =>
  after(tabWith(FULL), ...intentions.map(intended));
const seen = (state: Parameters<typeof shownCart>[0]) =>
  shownCart(state).items.map(({ product: { sku }, quantity }) => [sku, quantity]);

describe('shownCart', () => {
  it('is the cart itself without a command on its lines', () => {
    expect(shownCart(tabWith(FULL))).toBe(FULL);
    expect(shownCart(wanting(anAdd('k'), update('none', 3)))).toBe(FULL);
  });

  it('shows the new quantity in its line, and in the totals', () => {
    const shown = shownCart(wanting(update('u1', 5)));
    expect(shown.items).toEqual([{ ...BED, quantity: 5 }, LAMP]);
    expect(shown.totalQuantity).toBe(6);
    expect(shown.prices).toBe(FULL.prices);
  });

  it('omits a line that is being removed, in flight or queued', () => {
    expect(seen(wanting(remove('u1')))).toEqual([['LAMP', 1]]);
    expect(seen(after(wanting(remove('u1')), SENT))).toEqual([['LAMP', 1]]);
    expect(shownCart(wanting(remove('u1'))).totalQuantity).toBe(1);
  });

  it('EC1 shows the result of the last command: plus, minus, remove, undo', () => {
    const burst = after(wanting(update('u1', 3)), SENT, intended(update('u1', 2)));
    const removed = after(burst, intended(remove('u1')));
    expect(seen(removed)).toEqual([['LAMP', 1]]);
    expect(seen(after(removed, intended(putBack())))).toEqual([
      ['BED', 2],
      ['LAMP', 1],
    ]);
  });

  it('shows a restored line last, as the backend will', () => {
    expect(seen(after(wanting(remove('u1')), SENT, intended(putBack())))).toEqual([
      ['LAMP', 1],
      ['BED', 2],
    ]);
    const gone = after(wanting(remove('u1')), SENT, answered(aCart('c1', LAMP)));
    expect(seen(after(gone, intended(putBack()), SENT))).toEqual([
      ['LAMP', 1],
      ['BED', 2],
    ]);
  });

  it('C3 keeps showing the lines of a lost cart during its migration', () => {
    const lost = after(wanting(anAdd('k')), SENT, answered(null));
    expect(lost.cart.items).toEqual([]);
    expect(shownCart(lost).items).toEqual([BED, LAMP]);
    const half = after(lost, SENT, created('c2'), SENT, answered(aCart('c2', BED)));
    expect(shownCart(half).items).toEqual([BED, LAMP]);
    const bringing = after(lost, SENT, restored(aCart('c2', LAMP)));
    expect(shownCart(bringing).items).toEqual([LAMP, BED]);
  });

  it('C3 shows lines that are not migrated yet as last known, and none as lost', () => {
    const failed = after(wanting(anAdd('k')), SENT, answered(null), SENT, created('c2'));
    expect(isUnconfirmed(failed)).toBe(false);
    const resting = after(failed, SENT, FAILED, SENT, answered(aCart('c2', BED)));
    expect(shownCart(resting).items).toEqual([BED, LAMP]);
    expect(isUnconfirmed(resting)).toBe(true);
    const told = after(resting, restored(aCart('c2', LAMP)));
    expect(shownCart(told).items).toEqual([LAMP]);
  });

  it('totals the quantities of its lines, and shows no line that is being removed', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const shown = shownCart(state);
        const sum = shown.items.reduce((total, { quantity }) => total + quantity, 0);
        expect(shown.totalQuantity).toBe(shown === state.cart ? shown.totalQuantity : sum);
        expect(shown.prices).toBe(state.cart.prices);
        const last = state.waiting.at(-1);
        const isOut = ({ uid }: CartItem) => last?.kind === 'remove' && last.uid === uid;
        expect(shown.items.filter(isOut)).toEqual([]);
      }),
    );
  });
});

describe('isAway', () => {
  const named = after(UNKNOWN_CART, { type: 'named', cartId: 'c1' });

  it('C1 distinguishes a cart that could not be read from an empty one', () => {
    expect(isAway(UNKNOWN_CART)).toBe(false);
    expect(isAway(named)).toBe(false);
    const blind = after(named, SENT, FAILED);
    expect(isAway(blind)).toBe(true);
    expect(isAway(after(blind, intended({ kind: 'load' }), SENT))).toBe(true);
    expect(isAway(after(blind, intended({ kind: 'load' }), SENT, answered(FULL)))).toBe(false);
    expect(isAway(after(blind, CLEARED))).toBe(false);
    expect(isAway(after(blind, restored(FULL)))).toBe(false);
  });

  it('C5 is true from a failure until the cart was read', () => {
    const failed = after(wanting(update('u1', 3)), SENT, FAILED);
    expect(isAway(failed)).toBe(true);
    expect(isAway(after(failed, SENT, FAILED))).toBe(true);
    expect(isAway(after(failed, SENT, answered(FULL)))).toBe(false);
    expect(isAway(after(failed, SENT, answered(null)))).toBe(false);
  });

  it('is false if a cart is to be created, or the stored one is shown', () => {
    expect(isAway(after(UNKNOWN_CART, CLEARED, intended(anAdd('k')), SENT, FAILED))).toBe(false);
    const stored = after(UNKNOWN_CART, restored(FULL), SENT, FAILED);
    expect(isAway(stored)).toBe(false);
    expect(stored.hasLookFailed).toBe(true);
    expect(after(stored, intended({ kind: 'load' }), SENT, answered(FULL)).hasLookFailed).toBe(
      false,
    );
  });

  it('C10 is true for a cart that another tab has named, until it was read', () => {
    const other = after(tabWith(FULL), { type: 'named', cartId: 'c2' });
    expect(isAway(other)).toBe(true);
    expect(isAway(after(tabWith(FULL), { type: 'named', cartId: 'c1' }))).toBe(false);
    const left = after(tabWith(FULL), intended({ kind: 'load' }), SENT, restored(aCart('c2', BED)));
    expect(after(left, FAILED).hasLookFailed).toBe(false);
  });

  it('is never true while something is shown', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const { cart, isUnseen } = state;
        expect(isAway(state) && cart.items.length > 0).toBe(false);
        expect(isUnseen && cart.id === '').toBe(false);
      }),
    );
  });
});

describe('pendingLines', () => {
  it('names the lines with a command, until its answer', () => {
    const state = wanting(update('u1', 3), remove('u2'), anAdd('k'), { kind: 'load' });
    expect([...pendingLines(state)]).toEqual(['u1', 'u2']);
    const sent = after(wanting(update('u1', 3)), SENT);
    expect([...pendingLines(sent)]).toEqual(['u1']);
    expect([...pendingLines(after(sent, answered(FULL)))]).toEqual([]);
    expect([...pendingLines(after(tabWith(FULL), intended(putBack(aLine('u9')))))]).toEqual(['u9']);
  });
});
