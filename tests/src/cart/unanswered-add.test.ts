import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#src/cart/cart.ts';
import type { CartEvent, CartState } from '#src/cart/cart-state.ts';
import { nextRequest, type CartRequest } from '#src/cart/next-request.ts';
import { interpretCommand } from '#src/cart/unanswered-add.ts';
import { anyCartState, anyCartCommand } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  created,
  FAILED,
  commandEvent,
  restored,
  SENT,
  stateWithCart,
  FAILED_UNREAD,
  BED,
  LAMP,
  changesOf,
} from '../../support/carts.ts';

const HELD = aCart('c1', aLine('u1', 1, 'BED'));
const SHOWN = aCart('c1', BED);
const { sending } = changesOf(HELD);
/** A tab whose add of a bed was not answered. */
const failed = after(sending(anAdd('first')), ...FAILED_UNREAD);
const read = (cart: Cart): readonly CartEvent[] => [
  commandEvent({ kind: 'load' }),
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
  addOf(after(failed, ...events, commandEvent(anAdd('second'))));

describe('interpretCommand', () => {
  it('C7 repeats a failed add, as long as no cart is shown after it', () => {
    expect(interpretCommand(failed, anAdd('second'))).toMatchObject({
      key: 'second',
      retryOf: { cartId: 'c1', key: 'first' },
    });
    expect(addAfter()).toMatchObject({ kind: 'add', key: 'first' });
  });

  it('C7 repeats only the same products and quantity', () => {
    expect(interpretCommand(failed, anAdd('second', 'LAMP'))).toEqual(anAdd('second', 'LAMP'));
    expect(interpretCommand(failed, anAdd('second', 'BED', 2))).toEqual(anAdd('second', 'BED', 2));
  });

  it('C7 repeats one add once: a second click is a second add', () => {
    const twice = after(failed, commandEvent(anAdd('second')), commandEvent(anAdd('third')));
    expect(
      twice.queue.flatMap((it) => (it.kind === 'add' ? (it.retryOf?.key ?? it.key) : [])),
    ).toEqual(['first', 'third']);
    const sent = after(failed, commandEvent(anAdd('second')), SENT);
    expect(interpretCommand(sent, anAdd('third'))).toEqual(anAdd('third'));
  });

  it('C7 treats a command from before the failure as another add', () => {
    const twice = after(sending(anAdd('first')), commandEvent(anAdd('second')), FAILED);
    expect(twice.queue).toContainEqual(anAdd('second'));
  });

  it('C7 repeats it whatever other commands are queued or in flight', () => {
    const repeating = { retryOf: { cartId: 'c1', key: 'first' } };
    const waiting = after(failed, commandEvent(anAdd('other', 'LAMP')));
    expect(interpretCommand(waiting, anAdd('second'))).toMatchObject(repeating);
    expect(interpretCommand(after(waiting, SENT), anAdd('second'))).toMatchObject(repeating);
  });

  it('C7 remembers every failed add, each with its own key', () => {
    const both = after(failed, commandEvent(anAdd('other', 'LAMP')), SENT, ...FAILED_UNREAD);
    expect(interpretCommand(both, anAdd('second'))).toMatchObject({ retryOf: { key: 'first' } });
    expect(interpretCommand(both, anAdd('third', 'LAMP'))).toMatchObject({
      retryOf: { key: 'other' },
    });
  });

  it('C7 repeats an add that fails again', () => {
    const again = after(failed, commandEvent(anAdd('second')), SENT, ...FAILED_UNREAD);
    expect(again.unanswered).toEqual(failed.unanswered);
    expect(interpretCommand(again, anAdd('third'))).toMatchObject({ retryOf: { key: 'first' } });
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
    ['nothing', [{ type: 'cleared' }, { type: 'id-found', cartId: 'c1' }] as const],
  ])('C7 keeps repeating while %s does not show the line', (_, events) => {
    expect(addAfter(...events)).toMatchObject({ key: 'first' });
  });

  it('C7 keeps the key of an add from before the line was shown', () => {
    const queued = after(failed, commandEvent(anAdd('second')), restored(SHOWN));
    expect(addOf(queued)).toMatchObject({ key: 'first' });
  });

  it('C7 ignores a line that was shown before the failure', () => {
    const early = after(sending(anAdd('first')), restored(SHOWN), FAILED);
    expect(interpretCommand(early, anAdd('second'))).toMatchObject({ retryOf: { key: 'first' } });
    const late = after(early, SENT, answered(SHOWN));
    expect(interpretCommand(late, anAdd('second'))).toEqual(anAdd('second'));
  });

  it('C7 adds anew once a change was answered', () => {
    const changed = [commandEvent({ kind: 'remove', uid: 'u1' }), SENT, answered(HELD)] as const;
    expect(addAfter(...changed)).toMatchObject({ key: 'second' });
  });

  it('C7 finds the line in a cart of another tab', () => {
    const adding = after(stateWithCart(aCart('')), commandEvent(anAdd('k')), SENT);
    const other = after(
      {
        ...adding,
        unanswered: [
          { cartId: 'c1', line: '["BED"]', quantity: 1, key: 'first', quantityBefore: 0 },
        ],
      },
      answered(SHOWN),
    );
    expect(other.unanswered).toEqual([]);
  });

  it('C7 repeats nothing in another cart', () => {
    const elsewhere = after(failed, commandEvent(anAdd('second')), restored(aCart('c2')));
    expect(addOf(elsewhere)).toMatchObject({ cartId: 'c2', key: 'second' });
  });

  it('C7 repeats a failed add in its current cart, not in a previous one', () => {
    const there = after(failed, restored(aCart('c2')), SENT, answered(aCart('c2')));
    const both = after(there, commandEvent(anAdd('second')), SENT, ...FAILED_UNREAD);
    expect(interpretCommand(both, anAdd('third'))).toMatchObject({
      retryOf: { cartId: 'c2', key: 'second' },
    });
  });

  it('C7 still knows a failed add when it returns to a previous cart', () => {
    const back = after(failed, restored(aCart('c2')), SENT, answered(aCart('c2')), restored(HELD));
    expect(interpretCommand(back, anAdd('second'))).toMatchObject({
      retryOf: { cartId: 'c1', key: 'first' },
    });
  });

  it('C7 keeps the key of an add for the cart that replaced a lost one', () => {
    const replacing = after(sending(anAdd('first')), answered(null), SENT, created('c2'));
    const brought = after(replacing, SENT, answered(aCart('c2', aLine('v1', 1, 'BED'))));
    expect(nextRequest(brought)).toMatchObject({ key: 'first:2' });
    const again = after(brought, SENT, FAILED, commandEvent(anAdd('second')));
    expect(addOf(again)).toMatchObject({ cartId: 'c2', key: 'first:2' });
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyCartState, anyCartCommand, (state, command) => {
        const once = interpretCommand(state, command);
        expect(interpretCommand(state, once)).toBe(once);
      }),
    );
  });

  it('C7 never gives one key to two queued adds', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const repeated = state.queue.flatMap((it) =>
          it.kind === 'add' && it.retryOf ? JSON.stringify(it.retryOf) : [],
        );
        expect(new Set(repeated).size).toBe(repeated.length);
      }),
    );
  });
});
