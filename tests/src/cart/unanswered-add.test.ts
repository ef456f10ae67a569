import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#src/cart/cart.ts';
import type { CartEvent, CartState } from '#src/cart/cart-state.ts';
import type { Intention } from '#src/cart/intention.ts';
import { nextRequest, type CartRequest } from '#src/cart/next-request.ts';
import { meant } from '#src/cart/unanswered-add.ts';
import { anyCartState, anyIntention } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  created,
  FAILED,
  intended,
  restored,
  SENT,
  tabWith,
  UNSEEN,
} from '../../support/carts.ts';

const LAMP = aLine('u2', 1, 'LAMP');
const HELD = aCart('c1', aLine('u1', 1, 'BED'));
const SHOWN = aCart('c1', aLine('u1', 2, 'BED'));
const sending = (intention: Intention): CartState =>
  after(tabWith(HELD), intended(intention), SENT);
/** A tab whose add of a bed was not answered. */
const failed = after(sending(anAdd('first')), ...UNSEEN);
const read = (cart: Cart): readonly CartEvent[] => [
  intended({ kind: 'load' }),
  SENT,
  answered(cart),
];
/** The request for the first queued add, when the read before it fails. */
const addOf = (state: CartState): CartRequest | undefined => {
  const due = nextRequest(state);
  return due?.kind === 'read' ? addOf(after(state, SENT, FAILED)) : due;
};
/** The request for another add of a bed after these events. */
const addAfter = (...events: readonly CartEvent[]): CartRequest | undefined =>
  addOf(after(failed, ...events, intended(anAdd('second'))));

describe('meant', () => {
  it('C7 repeats a failed add, as long as no cart is shown after it', () => {
    expect(meant(failed, anAdd('second'))).toMatchObject({
      key: 'second',
      repeats: { cartId: 'c1', key: 'first' },
    });
    expect(addAfter()).toMatchObject({ kind: 'add', key: 'first' });
  });

  it('C7 repeats only the same goods and quantity', () => {
    expect(meant(failed, anAdd('second', 'LAMP'))).toEqual(anAdd('second', 'LAMP'));
    expect(meant(failed, anAdd('second', 'BED', 2))).toEqual(anAdd('second', 'BED', 2));
  });

  it('C7 repeats one add once: a second click is a second add', () => {
    const twice = after(failed, intended(anAdd('second')), intended(anAdd('third')));
    expect(
      twice.waiting.flatMap((it) => (it.kind === 'add' ? (it.repeats?.key ?? it.key) : [])),
    ).toEqual(['first', 'third']);
    const sent = after(failed, intended(anAdd('second')), SENT);
    expect(meant(sent, anAdd('third'))).toEqual(anAdd('third'));
  });

  it('C7 treats a command from before the failure as another add', () => {
    const twice = after(sending(anAdd('first')), intended(anAdd('second')), FAILED);
    expect(twice.waiting).toContainEqual(anAdd('second'));
  });

  it('C7 repeats it whatever other commands are queued or in flight', () => {
    const repeating = { repeats: { cartId: 'c1', key: 'first' } };
    const waiting = after(failed, intended(anAdd('other', 'LAMP')));
    expect(meant(waiting, anAdd('second'))).toMatchObject(repeating);
    expect(meant(after(waiting, SENT), anAdd('second'))).toMatchObject(repeating);
  });

  it('C7 remembers every failed add, each with its own key', () => {
    const both = after(failed, intended(anAdd('other', 'LAMP')), SENT, ...UNSEEN);
    expect(meant(both, anAdd('second'))).toMatchObject({ repeats: { key: 'first' } });
    expect(meant(both, anAdd('third', 'LAMP'))).toMatchObject({ repeats: { key: 'other' } });
  });

  it('C7 repeats an add that fails again', () => {
    const again = after(failed, intended(anAdd('second')), SENT, ...UNSEEN);
    expect(again.unanswered).toEqual(failed.unanswered);
    expect(meant(again, anAdd('third'))).toMatchObject({ repeats: { key: 'first' } });
  });

  it.each([
    ['a read', read(SHOWN)],
    ['the cart of another tab', [restored(SHOWN)]],
  ])('C7 adds anew once %s has shown the line', (_, events) => {
    expect(addAfter(...events)).toMatchObject({ key: 'second' });
  });

  it.each([
    ['a read', read(HELD)],
    ['the cart of another tab', [restored(aCart('c1', ...HELD.items, LAMP))]],
    ['nothing', [{ type: 'cleared' }, { type: 'named', cartId: 'c1' }] as const],
  ])('C7 keeps repeating while %s does not show the line', (_, events) => {
    expect(addAfter(...events)).toMatchObject({ key: 'first' });
  });

  it('C7 keeps the key of an add from before the line was shown', () => {
    const wanted = after(failed, intended(anAdd('second')), restored(SHOWN));
    expect(addOf(wanted)).toMatchObject({ key: 'first' });
  });

  it('C7 ignores a line that was shown before the failure', () => {
    const early = after(sending(anAdd('first')), restored(SHOWN), FAILED);
    expect(meant(early, anAdd('second'))).toMatchObject({ repeats: { key: 'first' } });
    const late = after(early, SENT, answered(SHOWN));
    expect(meant(late, anAdd('second'))).toEqual(anAdd('second'));
  });

  it('C7 adds anew once a change was answered', () => {
    const changed = [intended({ kind: 'remove', uid: 'u1' }), SENT, answered(HELD)] as const;
    expect(addAfter(...changed)).toMatchObject({ key: 'second' });
  });

  it('C7 finds the line in a cart of another tab', () => {
    const adding = after(tabWith(aCart('')), intended(anAdd('k')), SENT);
    const other = after(
      {
        ...adding,
        unanswered: [{ cartId: 'c1', line: '["BED"]', quantity: 1, key: 'first', before: 0 }],
      },
      answered(SHOWN),
    );
    expect(other.unanswered).toEqual([]);
  });

  it('C7 repeats nothing in another cart', () => {
    const elsewhere = after(failed, intended(anAdd('second')), restored(aCart('c2')));
    expect(addOf(elsewhere)).toMatchObject({ cartId: 'c2', key: 'second' });
  });

  it('C7 repeats a failed add in its current cart, not in a previous one', () => {
    const there = after(failed, restored(aCart('c2')), SENT, answered(aCart('c2')));
    const both = after(there, intended(anAdd('second')), SENT, ...UNSEEN);
    expect(meant(both, anAdd('third'))).toMatchObject({ repeats: { cartId: 'c2', key: 'second' } });
  });

  it('C7 still knows a failed add when it returns to a previous cart', () => {
    const back = after(failed, restored(aCart('c2')), SENT, answered(aCart('c2')), restored(HELD));
    expect(meant(back, anAdd('second'))).toMatchObject({ repeats: { cartId: 'c1', key: 'first' } });
  });

  it('C7 keeps the key of an add for the cart that replaced a lost one', () => {
    const lost = after(sending(anAdd('first')), answered(null), SENT, created('c2'));
    const brought = after(lost, SENT, answered(aCart('c2', aLine('v1', 1, 'BED'))));
    expect(nextRequest(brought)).toMatchObject({ key: 'first:2' });
    const again = after(brought, SENT, FAILED, intended(anAdd('second')));
    expect(addOf(again)).toMatchObject({ cartId: 'c2', key: 'first:2' });
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyCartState, anyIntention, (state, intention) => {
        const once = meant(state, intention);
        expect(meant(state, once)).toBe(once);
      }),
    );
  });

  it('C7 never gives one key to two queued adds', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const repeated = state.waiting.flatMap((it) =>
          it.kind === 'add' && it.repeats ? JSON.stringify(it.repeats) : [],
        );
        expect(new Set(repeated).size).toBe(repeated.length);
      }),
    );
  });
});
