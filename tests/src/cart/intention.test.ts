import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, namesContents } from '#src/cart/intention.ts';
import { anyIntention } from '../../support/arbitraries/cart.ts';
import { aLine, anAdd } from '../../support/carts.ts';

describe('canonical', () => {
  it('treats a quantity of 0 as a removal of the line', () => {
    expect(canonical({ kind: 'update', uid: 'u1', quantity: 0 })).toEqual({
      kind: 'remove',
      uid: 'u1',
    });
  });

  it('keeps the id of a command', () => {
    expect(canonical({ kind: 'update', uid: 'u1', quantity: 0, wish: 'w' })).toEqual({
      kind: 'remove',
      uid: 'u1',
      wish: 'w',
    });
  });

  it('keeps every other command unchanged', () => {
    const update = { kind: 'update', uid: 'u1', quantity: 1 } as const;
    expect(canonical(update)).toBe(update);
    const add = anAdd('k', 'BED', 0);
    expect(canonical(add)).toBe(add);
  });

  it('has one canonical form, which stays unchanged', () => {
    fc.assert(
      fc.property(anyIntention, (intention) => {
        const wanted = canonical(intention);
        expect(canonical(wanted)).toBe(wanted);
      }),
    );
  });
});

describe('namesContents', () => {
  it.each([
    [{ kind: 'update', uid: 'u1', quantity: 2 }, true],
    [{ kind: 'remove', uid: 'u1' }, true],
    [{ kind: 'remove-coupon', code: 'TEN' }, true],
    [{ kind: 'apply-coupon', code: 'TEN' }, false],
    [{ kind: 'set-email', typed: '' }, false],
    [{ kind: 'set-shipping-address', typed: {} }, false],
    [{ kind: 'put-back', key: 'p', item: aLine('u1') }, false],
    [{ kind: 'load' }, false],
    [anAdd('k'), false],
  ] as const)('C6 decides whether %j refers to the contents of the cart: %s', (intention, does) => {
    expect(namesContents(intention)).toBe(does);
  });
});
