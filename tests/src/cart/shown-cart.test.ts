import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intention } from '#src/cart/intention.ts';
import { shownCart, wantedQuantities } from '#src/cart/shown-cart.ts';
import type { CartState } from '#src/cart/cart-state.ts';
import { euros } from '#src/pricing/money.ts';
import { anyCart, anyCartState, anyUid } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  intended,
  SENT,
  tabWith,
} from '../../support/carts.ts';
import { deepFreeze } from '../../support/deep-freeze.ts';

const BED = aLine('u1', 2, 'BED');
const LAMP = aLine('u2', 1, 'LAMP');
const FULL = { ...aCart('c1', BED, LAMP), appliedCoupons: ['TEN'] };
const wanting = (...intentions: readonly Intention[]): CartState =>
  after(tabWith(FULL), ...intentions.map(intended));
const remove = (uid: string): Intention => ({ kind: 'remove', uid });
const update = (uid: string, quantity: number): Intention => ({ kind: 'update', uid, quantity });

describe('shownCart', () => {
  it('shows the cart as it was answered while nothing is wanted', () => {
    const { items, ...rest } = shownCart(tabWith(FULL));
    expect(items.map(({ isPending, refusal, ...line }) => [isPending, refusal, line])).toEqual([
      [false, undefined, BED],
      [false, undefined, LAMP],
    ]);
    expect(rest).toEqual({ ...FULL, items: undefined, removed: undefined });
  });

  it('shows the wanted quantity and its row total at once, and that it is pending', () => {
    const shown = shownCart(wanting(update('u1', 5)));
    expect(shown.items[0]).toMatchObject({ quantity: 5, rowTotal: euros(5000), isPending: true });
    expect(shown.items[1]).toMatchObject({ quantity: 1, isPending: false });
    expect(shown.totalQuantity).toBe(6);
    expect(shown.prices).toEqual(FULL.prices);
    expect(shown.appliedCoupons).toEqual(['TEN']);
  });

  it('keeps the row total that was answered while the quantity is the same', () => {
    const reduced = { ...BED, rowTotal: euros(1500) };
    const cart = aCart('c1', reduced);
    expect(shownCart(tabWith(cart)).items[0]?.rowTotal).toEqual(euros(1500));
    const same = shownCart(after(tabWith(cart), intended(update('u1', 2))));
    expect(same.items[0]).toMatchObject({ rowTotal: euros(1500), isPending: true });
  });

  it('is pending until the answer, not only until it is sent', () => {
    const sent = after(wanting(update('u1', 5)), SENT);
    expect(shownCart(sent).items[0]).toMatchObject({ quantity: 5, isPending: true });
    const done = after(sent, answered(aCart('c1', { ...BED, quantity: 5 })));
    expect(shownCart(done).items[0]).toMatchObject({ quantity: 5, isPending: false });
  });

  it('shows the last of what is wanted of a line', () => {
    const wanted = after(wanting(update('u1', 5)), SENT, intended(update('u1', 7)));
    expect(shownCart(wanted).items[0]?.quantity).toBe(7);
  });

  it('takes a removed line out at once, and offers the way back', () => {
    const shown = shownCart(wanting(remove('u1')));
    expect(shown.items.map(({ uid }) => uid)).toEqual(['u2']);
    expect(shown.totalQuantity).toBe(1);
    expect(shown.removed).toEqual(BED);
    expect(shownCart(wanting(remove('u2'), remove('u1'))).removed).toEqual(BED);
    expect(shownCart(wanting(remove('u1'), update('u2', 3))).removed).toEqual(BED);
  });

  it('offers the way back once the removal is answered', () => {
    const gone = after(wanting(remove('u1')), SENT, answered(aCart('c1', LAMP)));
    expect(shownCart(gone).removed).toEqual(BED);
    const both = after(gone, intended(remove('unknown')));
    expect(shownCart(both).removed).toEqual(BED);
  });

  it('shows at its line why a change was refused', () => {
    const refused = after(wanting(update('u2', 9)), SENT, answered(FULL, 'INSUFFICIENT_STOCK'));
    expect(shownCart(refused).items.map(({ refusal }) => refusal)).toEqual([
      undefined,
      'INSUFFICIENT_STOCK',
    ]);
  });

  it('shows no add before it is answered: whether it can be sold is not ours to say', () => {
    expect(shownCart(wanting(anAdd('k', 'BED', 3)))).toEqual(shownCart(tabWith(FULL)));
  });

  it('counts what it shows', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const { items, totalQuantity } = shownCart(deepFreeze(state));
        expect(totalQuantity).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0));
      }),
    );
  });

  it('shows no line that the cart does not have, and in its order', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const shown = shownCart(state).items.map(({ uid }) => uid);
        const left = state.cart.items.map(({ uid }) => uid).filter((uid) => shown.includes(uid));
        expect(shown).toEqual(left);
      }),
    );
  });

  it('has nothing pending once nothing is wanted', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { items } = shownCart(tabWith(cart));
        expect(items).toEqual(cart.items.map((line) => ({ ...line, isPending: false })));
      }),
    );
  });

  it('shows a row total that is price times quantity wherever a quantity is wanted', () => {
    fc.assert(
      fc.property(anyCart, anyUid, fc.integer({ min: 1 }), (cart, uid, quantity) => {
        const { items } = shownCart(after(tabWith(cart), intended(update(uid, quantity))));
        const expected = cart.items.map((item) =>
          item.uid === uid && item.quantity !== quantity
            ? { ...item.price, cents: item.price.cents * quantity }
            : item.rowTotal,
        );
        expect(items.map(({ rowTotal }) => rowTotal)).toEqual(expected);
      }),
    );
  });

  it('never changes a price of the cart before it is answered', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        expect(shownCart(state).prices).toEqual(state.cart.prices);
      }),
    );
  });
});

describe('wantedQuantities', () => {
  it('says by line what is wanted and not answered yet, under way or waiting', () => {
    const sent = after(
      wanting(update('u1', 5)),
      SENT,
      intended(update('u2', 3)),
      intended(update('u1', 6)),
    );
    expect(wantedQuantities(sent)).toEqual([
      { uid: 'u1', quantity: 6 },
      { uid: 'u2', quantity: 3 },
    ]);
  });

  it('wants nothing of lines that are only added to or removed', () => {
    expect(wantedQuantities(wanting(anAdd('k'), remove('u1')))).toEqual([]);
  });

  it('names every line once', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const uids = wantedQuantities(state).map(({ uid }) => uid);
        expect(uids).toEqual([...new Set(uids)]);
      }),
    );
  });
});
