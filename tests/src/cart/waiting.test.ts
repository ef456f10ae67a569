import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_CART } from '#src/cart/cart-state.ts';
import type { Intention } from '#src/cart/intention.ts';
import { MOST_WAITING, withIntention, withLoad } from '#src/cart/waiting.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyIntention, anyUid, anyWish } from '../../support/arbitraries/cart.ts';
import { anAdd, remove, update } from '../../support/carts.ts';

/** As many as come to where it is full. */
const ABOUT_FULL = { minLength: MOST_WAITING, maxLength: 2 * MOST_WAITING };
const LOAD: Intention = { kind: 'load' };
const queued = (...intentions: readonly Intention[]): readonly Intention[] =>
  intentions.reduce<readonly Intention[]>((waiting, intention) => {
    const taken = withIntention({ ...UNKNOWN_CART, waiting }, intention);
    return taken.ok ? taken.value : waiting;
  }, []);
const adds = (count: number) => Array.from({ length: count }, (_, place) => anAdd(`k${place}`));
const isKept = ({ kind }: Intention) => kind !== 'update' && !kind.startsWith('set-');

describe('withIntention', () => {
  it('keeps wishes in the order in which they were made', () => {
    const wishes = [anAdd('k1'), update('u1', 2), update('u2', 3), anAdd('k2')];
    expect(queued(...wishes)).toEqual(wishes);
  });

  it('lets the last update of a line make way for a newer one', () => {
    expect(queued(update('u1', 2), update('u1', 3), update('u1', 4))).toEqual([update('u1', 4)]);
  });

  it.each([
    ['an add', anAdd('k')],
    ['an update of another line', update('u2', 1)],
    ['a coupon', { kind: 'apply-coupon', code: 'TEN' } as const],
    ['a wish to load', LOAD],
  ])('lets no update pass %s that stands between', (_, between) => {
    const wishes = [update('u1', 2), between, update('u1', 3)];
    expect(queued(...wishes)).toEqual(wishes);
  });

  it('drops what was to happen to a line that is removed after all', () => {
    expect(queued(update('u1', 2), anAdd('k'), update('u2', 2), remove('u1'))).toEqual([
      anAdd('k'),
      update('u2', 2),
      remove('u1'),
    ]);
  });

  it('takes an update to none for a removal', () => {
    expect(queued(update('u1', 2), update('u1', 0))).toEqual([remove('u1')]);
  });

  it.each([
    [
      { kind: 'set-email', typed: 'a@b.nl' },
      { kind: 'set-email', typed: 'c@d.nl' },
    ],
    [
      { kind: 'set-shipping-address', typed: { city: 'Delft' } },
      { kind: 'set-shipping-address', typed: { city: 'Gent' } },
    ],
    [
      { kind: 'set-billing-address', typed: { city: 'Delft' } },
      { kind: 'set-billing-address', typed: { city: 'Gent' } },
    ],
  ] as const)('C9 lets %j make way for a newer one, whatever stands between', (old, newer) => {
    expect(queued(old, anAdd('k'), newer)).toEqual([anAdd('k'), newer]);
  });

  it('C9 lets no address make way for one of the other kind', () => {
    const wishes = [
      { kind: 'set-shipping-address', typed: {} },
      { kind: 'set-billing-address', typed: {} },
      { kind: 'set-email', typed: '' },
    ] as const;
    expect(queued(...wishes)).toEqual(wishes);
  });

  it('takes up another add of the same goods: they were wanted twice', () => {
    expect(queued(anAdd('k1'), anAdd('k2'))).toHaveLength(2);
  });

  it('C10 waits to load at most once', () => {
    expect(queued(LOAD, anAdd('k'), LOAD)).toEqual([LOAD, anAdd('k')]);
  });

  it('refuses what there is no room for', () => {
    expect(
      withIntention({ ...UNKNOWN_CART, waiting: adds(MOST_WAITING) }, anAdd('one more')),
    ).toEqual(err({ kind: 'too-many-waiting' }));
    expect(
      withIntention({ ...UNKNOWN_CART, waiting: adds(MOST_WAITING - 1) }, anAdd('last')).ok,
    ).toBe(true);
  });

  it('counts what is under way, which may come back', () => {
    const sentFor = anAdd('under way');
    const room = { sentFor, waiting: adds(MOST_WAITING - 2) };
    expect(withIntention({ ...UNKNOWN_CART, ...room }, anAdd('last')).ok).toBe(true);
    const full = { sentFor, waiting: adds(MOST_WAITING - 1) };
    expect(withIntention({ ...UNKNOWN_CART, ...full }, anAdd('one more')).ok).toBe(false);
  });

  it('finds room for a newer update, for a removal and for a load where it is full', () => {
    const waiting = [...adds(MOST_WAITING - 1), update('u1', 2)];
    expect(withIntention({ ...UNKNOWN_CART, waiting }, update('u1', 3)).ok).toBe(true);
    expect(withIntention({ ...UNKNOWN_CART, waiting }, remove('u1')).ok).toBe(true);
    expect(withIntention({ ...UNKNOWN_CART, waiting }, LOAD)).toEqual(ok([...waiting, LOAD]));
    expect(
      withIntention({ ...UNKNOWN_CART, waiting: [LOAD, ...adds(MOST_WAITING - 1)] }, anAdd('last'))
        .ok,
    ).toBe(true);
  });

  it('never holds more wishes than there are places, nor a second load', () => {
    fc.assert(
      fc.property(fc.array(anyIntention, ABOUT_FULL), (intentions) => {
        const waiting = queued(...intentions);
        const loads = waiting.filter(({ kind }) => kind === 'load').length;
        expect(loads).toBeLessThanOrEqual(1);
        expect(waiting.length - loads).toBeLessThanOrEqual(MOST_WAITING);
      }),
    );
  });

  it('puts every wish that it takes last', () => {
    fc.assert(
      fc.property(fc.array(anyIntention), anyUid, fc.integer({ min: 1 }), (earlier, uid, n) => {
        expect(queued(...earlier, update(uid, n)).at(-1)).toEqual(update(uid, n));
        expect(queued(...earlier, remove(uid)).at(-1)).toEqual(remove(uid));
      }),
    );
  });

  it('keeps all that makes no way for a newer one, in its order', () => {
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: MOST_WAITING }), (wishes) => {
        const canonical = wishes.map((wish) =>
          wish.kind === 'update' && wish.quantity === 0 ? remove(wish.uid) : wish,
        );
        expect(queued(...wishes).filter(isKept)).toEqual(canonical.filter(isKept));
      }),
    );
  });

  it('makes one wish of any burst of updates of one line: the last', () => {
    fc.assert(
      fc.property(anyUid, fc.array(fc.integer({ min: 1 }), { minLength: 1 }), (uid, numbers) => {
        const last = numbers.at(-1) ?? 1;
        expect(queued(...numbers.map((n) => update(uid, n)))).toEqual([update(uid, last)]);
      }),
    );
  });

  it('leaves nothing to happen to a line before its removal', () => {
    fc.assert(
      fc.property(fc.array(anyIntention), anyUid, (earlier, uid) => {
        const updates = queued(...earlier, remove(uid)).filter(({ kind }) => kind === 'update');
        for (const wish of updates) expect(wish).not.toMatchObject({ uid });
      }),
    );
  });
});

describe('withLoad', () => {
  it('puts a load last, once', () => {
    expect(withLoad([anAdd('k')])).toEqual([anAdd('k'), LOAD]);
    const waiting = [LOAD, anAdd('k')];
    expect(withLoad(waiting)).toBe(waiting);
  });

  it('C10 is the same however often it is asked', () => {
    fc.assert(
      fc.property(fc.array(anyIntention), (waiting) => {
        expect(withLoad(withLoad(waiting))).toEqual(withLoad(waiting));
      }),
    );
  });
});
