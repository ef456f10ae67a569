import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intention } from '#src/cart/intention.ts';
import { wantedQuantities } from '#src/cart/wanted-quantities.ts';
import { anyCartState, anyUid } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  answered,
  intended,
  SENT,
  tabWith,
  update,
} from '../../support/carts.ts';

const FULL = aCart('c1', aLine('u1', 2), aLine('u2'));
const wanting = (...intentions: readonly Intention[]) =>
  after(tabWith(FULL), ...intentions.map(intended));

describe('wantedQuantities', () => {
  it('knows the quantity that is wanted of a line until it is answered', () => {
    const sent = after(wanting(update('u1', 5)), SENT);
    expect(wantedQuantities(sent)).toEqual([{ uid: 'u1', quantity: 5 }]);
    expect(wantedQuantities(after(sent, answered(FULL)))).toEqual([]);
  });

  it('goes by the last that is wanted of a line', () => {
    const wanted = after(wanting(update('u1', 5)), SENT, intended(update('u1', 7)));
    expect(wantedQuantities(wanted)).toEqual([{ uid: 'u1', quantity: 7 }]);
    expect(wantedQuantities(wanting(update('u1', 3), update('u2', 4)))).toEqual([
      { uid: 'u1', quantity: 3 },
      { uid: 'u2', quantity: 4 },
    ]);
  });

  it('does not count what is put in or taken out', () => {
    expect(wantedQuantities(wanting({ kind: 'remove', uid: 'u1' }, update('u2', 0)))).toEqual([]);
  });

  it('names each line once', () => {
    fc.assert(
      fc.property(anyCartState, fc.array(fc.tuple(anyUid, fc.nat(3))), (state, wishes) => {
        const wanted = after(
          state,
          ...wishes.map(([uid, more]) => intended(update(uid, more + 1))),
        );
        const uids = wantedQuantities(wanted).map(({ uid }) => uid);
        expect(new Set(uids).size).toBe(uids.length);
      }),
    );
  });
});
