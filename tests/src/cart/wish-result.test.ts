import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartEvent, CartState } from '#src/cart/cart-state.ts';
import { hear } from '#src/cart/hear.ts';
import type { Intention } from '#src/cart/intention.ts';
import { MOST_WAITING } from '#src/cart/waiting.ts';
import { anyCartEvent, anyCartState, anyWish } from '../../support/arbitraries/cart.ts';
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
  SENT,
  tabWith,
} from '../../support/carts.ts';

const BED = aLine('u1', 2, 'BED');
const FULL = aCart('c1', BED);
const KEPT = { stored: FULL, cookieId: 'c1' };
const named = (intention: Intention, wish: string): Intention => ({ ...intention, wish });
const update = (quantity: number, wish: string): Intention =>
  named({ kind: 'update', uid: 'u1', quantity }, wish);
const email = (typed: string, wish: string): Intention => named({ kind: 'set-email', typed }, wish);
const results = (state: CartState, event: CartEvent) => hear(state, KEPT, event).settled;
const sending = (...intentions: readonly Intention[]) =>
  after(tabWith(FULL), ...intentions.map(intended), SENT);
const ADD = named(anAdd('k'), 'add');

describe('settledWishes', () => {
  it('grants an answered command, and refuses it for its reasons', () => {
    expect(results(sending(ADD), answered(FULL))).toEqual([
      { wish: 'add', result: { kind: 'granted' } },
    ]);
    expect(results(sending(email('x', 'mail')), answered(FULL, 'INVALID_EMAIL'))).toEqual([
      {
        wish: 'mail',
        result: {
          kind: 'refused',
          errors: [{ code: 'INVALID_EMAIL', message: 'INVALID_EMAIL' }],
        },
      },
    ]);
  });

  it.each([
    [FAILED, { kind: 'failed' }],
    [{ type: 'unconfirmed' }, { kind: 'unconfirmed' }],
    [{ type: 'busy' }, { kind: 'busy' }],
    [
      { type: 'busy', retryAfterSeconds: 60 },
      { kind: 'busy', retryAfterSeconds: 60 },
    ],
  ] as const)('C5 resolves %j as %j', (event, result) => {
    expect(results(sending(ADD), event)).toEqual([{ wish: 'add', result }]);
    const creating = after(tabWith(FULL), CLEARED, intended(ADD), SENT);
    const kind = result.kind === 'unconfirmed' ? 'failed' : result.kind;
    expect(results(creating, event)).toMatchObject([{ wish: 'add', result: { kind } }]);
  });

  it('resolves a queued command as dropped by a failure, and keeps the others', () => {
    const state = after(sending(ADD), intended(update(3, 'more')), intended(email('x', 'mail')));
    expect(results(state, FAILED)).toEqual([
      { wish: 'add', result: { kind: 'failed' } },
      { wish: 'more', result: { kind: 'dropped' } },
    ]);
    expect(results(state, { type: 'busy' })).toEqual([{ wish: 'add', result: { kind: 'busy' } }]);
  });

  it('resolves an older command as superseded by a newer one', () => {
    const state = after(sending(ADD), intended(email('x', 'first')));
    expect(results(state, intended(email('y', 'second')))).toEqual([
      { wish: 'first', result: { kind: 'superseded' } },
    ]);
  });

  it('resolves at once a command without room or meaning', () => {
    const many = Array.from({ length: MOST_WAITING }, (_, place) => anAdd(`k${place}`));
    const full = after(tabWith(FULL), ...many.map(intended));
    expect(results(full, intended(ADD))).toEqual([
      { wish: 'add', result: { kind: 'too-many-waiting' } },
    ]);
    const none = after(tabWith(FULL), CLEARED);
    expect(results(none, intended(update(3, 'more')))).toEqual([
      { wish: 'more', result: { kind: 'dropped' } },
    ]);
  });

  it('EC3 grants an undo that cancels a removal', () => {
    const state = after(sending(ADD), intended(named({ kind: 'remove', uid: 'u1' }, 'out')));
    const back = named({ kind: 'put-back', key: 'p', item: BED }, 'back');
    expect(results(state, intended(back))).toEqual([
      { wish: 'out', result: { kind: 'superseded' } },
      { wish: 'back', result: { kind: 'granted' } },
    ]);
  });

  it('C3 waits for the result on the cart that replaces a lost one', () => {
    const asked = sending(update(3, 'more'));
    expect(results(asked, answered(null))).toEqual([]);
    const now = aCart('c2', aLine('n1', 2, 'BED'));
    const bringing = after(asked, answered(null), SENT, created('c2'), SENT);
    expect(results(bringing, answered(now))).toEqual([]);
    expect(results(after(bringing, answered(now), SENT), answered(now))).toEqual([
      { wish: 'more', result: { kind: 'granted' } },
    ]);
    expect(results(bringing, answered(null, 'CART_NOT_FOUND'))).toMatchObject([
      { wish: 'more', result: { kind: 'refused' } },
    ]);
    expect(results(asked, answered(null, 'CART_NOT_ACTIVE'))).toEqual([
      { wish: 'more', result: { kind: 'dropped' } },
    ]);
  });

  it('resolves no command without an id', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        expect(results(state, event)).toEqual([]);
      }),
    );
  });

  it('resolves every command once, when it leaves the queue', () => {
    const anyStep = fc.oneof(anyCartEvent, anyWish.map(intended));
    fc.assert(
      fc.property(fc.array(anyStep), (events) => {
        const told: string[] = [];
        let [state, wishes] = [tabWith(FULL), 0];
        for (const event of events) {
          const isWish = event.type === 'intended' && event.intention.kind !== 'load';
          if (isWish) wishes += 1;
          const meant = isWish ? intended(named(event.intention, `${wishes}`)) : event;
          const heard = hear(state, KEPT, meant);
          told.push(...heard.settled.map(({ wish }) => wish));
          ({ state } = heard);
        }
        const open = [...state.waiting, ...(state.sentFor ? [state.sentFor] : [])];
        const all = [...told, ...open.flatMap(({ wish }) => wish ?? [])];
        expect(new Set(all).size).toBe(wishes);
        expect(all).toHaveLength(wishes);
      }),
    );
  });
});
