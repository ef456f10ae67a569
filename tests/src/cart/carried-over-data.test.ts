import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateAddress } from '#src/address/validate-address.ts';
import type { Cart } from '#src/cart/cart.ts';
import { hasCheckoutDetail, carriedOverDataOf } from '#src/cart/carried-over-data.ts';
import { ok } from '#src/shared/result.ts';
import { HOME } from '../../support/addresses.ts';
import { anyCart } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  created,
  FAILED,
  commandEvent,
  playRequests,
  SENT,
  stateWithCart,
} from '../../support/carts.ts';

const KNOWING: Cart = {
  ...aCart('c1', aLine('u1', 2, 'BED')),
  shippingAddresses: [HOME],
  billingAddress: { ...HOME, city: 'Gent' },
  appliedCoupons: ['TEN'],
  email: 'anna@example.nl',
};
const NEW = aCart('c2', aLine('n1', 2, 'BED'));

describe('carriedOverDataOf', () => {
  it('C3 returns the carried-over data of a cart besides its lines', () => {
    expect(carriedOverDataOf(KNOWING)).toEqual([
      { kind: 'apply-coupon', code: 'TEN' },
      { kind: 'set-shipping-address', typed: HOME },
      { kind: 'set-billing-address', typed: { ...HOME, city: 'Gent' } },
      { kind: 'set-email', typed: 'anna@example.nl' },
    ]);
    expect(carriedOverDataOf(NEW)).toEqual([]);
  });

  it('C9 takes the e-mail address of the cart if the address has none', () => {
    const bare = { ...HOME, email: '' };
    const cart = { ...KNOWING, shippingAddresses: [bare], billingAddress: bare };
    const typed = carriedOverDataOf(cart).flatMap((it) => ('typed' in it ? [it.typed] : []));
    expect(typed).toEqual([HOME, HOME, 'anna@example.nl']);
    expect(carriedOverDataOf({ ...cart, email: null }).map(({ kind }) => kind)).toEqual([
      'apply-coupon',
    ]);
  });

  it('C9 can be submitted again unchanged', () => {
    expect(validateAddress(HOME)).toEqual(ok(HOME));
    fc.assert(
      fc.property(anyCart, (cart) => {
        for (const carriedOver of carriedOverDataOf(cart)) {
          expect(hasCheckoutDetail(cart, carriedOver)).toBe(true);
          expect(hasCheckoutDetail(NEW, carriedOver)).toBe(false);
        }
      }),
    );
  });
});

describe('what a lost cart held beside its lines', () => {
  const losing = after(stateWithCart(KNOWING), commandEvent(anAdd('k')), SENT, answered(null));
  const kinds = (state: typeof losing, ...carts: readonly Cart[]) =>
    playRequests(state, ({ kind }, index) =>
      kind === 'create' ? created('c2') : answered(carts[index] ?? carts.at(-1) ?? NEW),
    ).requests.map(({ kind }) => kind);

  it('C3 is carried over once, after the lines and before the commands', () => {
    expect(kinds(losing)).toEqual([
      'create',
      'add',
      'apply-coupon',
      'set-shipping-address',
      'set-billing-address',
      'set-email',
      'add',
    ]);
  });

  it('C10 does not overwrite data of the new cart', () => {
    const known = { ...NEW, email: 'new@example.nl', appliedCoupons: ['NEW'] };
    expect(kinds(losing, known)).toEqual([
      'create',
      'add',
      'set-shipping-address',
      'set-billing-address',
      'add',
    ]);
    const addressed = { ...NEW, shippingAddresses: [HOME], billingAddress: HOME };
    expect(kinds(losing, addressed)).toEqual(['create', 'add', 'apply-coupon', 'set-email', 'add']);
  });

  it('C5 continues after a failure with the data that the new cart lacks', () => {
    const failed = after(losing, SENT, created('c2'), SENT, answered(NEW), SENT, FAILED);
    const tried = { ...NEW, appliedCoupons: ['TEN'] };
    const again = after(failed, SENT, answered(tried), commandEvent(anAdd('l')));
    expect(kinds(again, tried)).toEqual([
      'set-shipping-address',
      'set-billing-address',
      'set-email',
      'add',
    ]);
  });

  it('C3 is not carried over from an ordered cart', () => {
    const ordered = after(
      stateWithCart(KNOWING),
      commandEvent(anAdd('k')),
      SENT,
      answered(null, 'CART_NOT_ACTIVE'),
    );
    expect(kinds(ordered)).toEqual(['create', 'add']);
  });
});
