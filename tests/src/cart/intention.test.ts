import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, namesContents } from '#src/cart/intention.ts';
import { anyIntention } from '../../support/arbitraries/cart.ts';
import { aLine, anAdd } from '../../support/carts.ts';

describe('canonical', () => {
  it('takes the wish for none of a line for its removal', () => {
    expect(canonical({ kind: 'update', uid: 'u1', quantity: 0 })).toEqual({
      kind: 'remove',
      uid: 'u1',
    });
  });

  it('keeps the name of a wish', () => {
    expect(canonical({ kind: 'update', uid: 'u1', quantity: 0, wish: 'w' })).toEqual({
      kind: 'remove',
      uid: 'u1',
      wish: 'w',
    });
  });

  it('leaves every other wish as it is', () => {
    const update = { kind: 'update', uid: 'u1', quantity: 1 } as const;
    expect(canonical(update)).toBe(update);
    const add = anAdd('k', 'BED', 0);
    expect(canonical(add)).toBe(add);
  });

  it('has one form: what is canonical stays so', () => {
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
  ] as const)('C6 tells of %j whether it speaks of what is in the cart: %s', (intention, does) => {
    expect(namesContents(intention)).toBe(does);
  });
});
