import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keyOnNewCart,
  lostCart,
  movedIntention,
  nextReplay,
  replayKey,
} from '#src/cart/lost-cart.ts';
import { anyCartItem, anyIntention } from '../../support/arbitraries/cart.ts';
import { aLine, anAdd } from '../../support/carts.ts';

const OLD = [aLine('old1', 2, 'BED'), aLine('old2', 1, 'LAMP')];
const NEW = [aLine('new2', 1, 'LAMP'), aLine('new1', 2, 'BED')];

/** Ids in the format of the backend: the id of a cart has no colon. */
const anyId = fc.stringMatching(/^[\w-]{1,64}$/u);

describe('nextReplay', () => {
  it('C3 adds the lines of the lost cart one by one, each under its own key', () => {
    const lost = lostCart('c1', OLD);
    expect(nextReplay(lost)).toEqual({ item: { sku: 'BED', quantity: 2 }, key: 'c1:old1' });
    expect(nextReplay({ ...lost, replayed: 1 })).toEqual({
      item: { sku: 'LAMP', quantity: 1 },
      key: 'c1:old2',
    });
    expect(nextReplay({ ...lost, replayed: 2 })).toBeUndefined();
  });

  it('C3 adds a line with its options', () => {
    const line = { ...aLine('old1', 2, 'BED'), options: [{ label: 'L', value: 'V', uid: 'o1' }] };
    expect(nextReplay(lostCart('c1', [line]))?.item).toEqual({
      sku: 'BED',
      quantity: 2,
      optionUids: ['o1'],
    });
  });

  it('has nothing to add if no cart was lost', () => {
    expect(nextReplay(undefined)).toBeUndefined();
  });

  it('C7 uses the same key for a line in every tab', () => {
    fc.assert(
      fc.property(anyId, anyCartItem, fc.array(anyCartItem), fc.nat(), (id, line, others, n) => {
        const here = nextReplay(lostCart(id, [line, ...others]));
        const there = nextReplay({
          ...lostCart(id, [...others, { ...line, quantity: n }]),
          replayed: others.length,
        });
        expect(there?.key).toBe(here?.key);
      }),
    );
  });
});

describe('replayKey', () => {
  it('C7 gives two lines, or the lines of two carts, different keys', () => {
    fc.assert(
      fc.property(anyId, fc.string(), anyId, fc.string(), (cart, line, otherCart, otherLine) => {
        const isSame = cart === otherCart && line === otherLine;
        expect(replayKey(cart, line) === replayKey(otherCart, otherLine)).toBe(isSame);
      }),
    );
  });
});

describe('keyOnNewCart', () => {
  it('C7 derives the key of an action on another cart', () => {
    expect(keyOnNewCart('k')).toBe('k:2');
  });
});

const chosen = (uid: string, option: string) => ({
  ...aLine(uid, 1, 'BED'),
  options: [{ label: 'L', value: 'V', uid: option }],
});

describe('movedIntention', () => {
  it.each(['update', 'remove'] as const)('finds the line of an %s by its variant', (kind) => {
    const meant = { kind, uid: 'old1', quantity: 4 };
    expect(movedIntention(meant, OLD, NEW)).toEqual({ kind, uid: 'new1', quantity: 4 });
  });

  it('distinguishes lines of one variant by their options', () => {
    const [from, to] = [[chosen('old1', 'o1')], [chosen('new2', 'o2'), chosen('new1', 'o1')]];
    const meant = { kind: 'remove', uid: 'old1' } as const;
    expect(movedIntention(meant, from, to)).toEqual({ kind: 'remove', uid: 'new1' });
  });

  it('drops a command for a line that the other cart does not have', () => {
    expect(movedIntention({ kind: 'remove', uid: 'old1' }, OLD, [aLine('new2', 1, 'LAMP')])).toBe(
      undefined,
    );
  });

  it('keeps a line that it never knew', () => {
    const unknown = { kind: 'remove', uid: 'other' } as const;
    expect(movedIntention(unknown, OLD, NEW)).toBe(unknown);
  });

  it.each([anAdd('k'), { kind: 'load' }, { kind: 'remove-coupon', code: 'old1' }] as const)(
    'keeps %j unchanged',
    (intention) => {
      expect(movedIntention(intention, OLD, NEW)).toBe(intention);
    },
  );

  it('moves a command to the lines it refers to, or not at all', () => {
    fc.assert(
      fc.property(
        anyIntention,
        fc.array(anyCartItem),
        fc.array(anyCartItem),
        (intention, from, to) => {
          const moved = movedIntention(intention, from, to);
          if (!moved || moved === intention || !('uid' in moved)) return;
          expect(to.map(({ uid }) => uid)).toContain(moved.uid);
          expect({ ...moved, uid: '' }).toEqual({ ...intention, uid: '' });
        },
      ),
    );
  });
});
