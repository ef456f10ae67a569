import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { nextCart, UNKNOWN_CART, type CartEvent, type CartState } from '#src/cart/cart-state.ts';
import { isUpdating } from '#src/cart/cart-turn.ts';
import { nextRequest, type CartRequest } from '#src/cart/next-request.ts';
import { MOST_WAITING } from '#src/cart/waiting.ts';
import {
  anyCart,
  anyCartEvent,
  anyCartId,
  anyCartState,
  anyIntention,
  anyNewsOfStorage,
  anySettlement,
  anyUid,
} from '../../support/arbitraries/cart.ts';
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
  played,
  SENT,
  tabWith,
} from '../../support/carts.ts';
import { deepFreeze } from '../../support/deep-freeze.ts';

const BED = aLine('u1', 1, 'BED');
const FULL = aCart('c1', BED);
const update = (quantity: number): CartEvent => intended({ kind: 'update', uid: 'u1', quantity });

/** A backend that knows no cart, not even one it has just created. */
const settleWithoutCarts = ({ kind }: CartRequest): CartEvent =>
  kind === 'create' ? created('c') : answered(null);

const wishesIn = ({ waiting }: CartState) => waiting.filter(({ kind }) => kind !== 'load');

describe('nextCart', () => {
  it('C1 begins with no id, no items, quantity 0', () => {
    expect(UNKNOWN_CART.cart).toMatchObject({ id: '', items: [], totalQuantity: 0 });
    expect(UNKNOWN_CART).toEqual({
      cart: EMPTY_CART,
      isKnown: false,
      isUnseen: false,
      hasLookFailed: false,
      waiting: [],
      unanswered: [],
      refusals: [],
    });
  });

  it('C5 is updating from a command until its answer', () => {
    const wanted = after(tabWith(FULL), intended(anAdd('k')));
    expect(isUpdating(wanted)).toBe(true);
    expect(isUpdating(after(wanted, SENT))).toBe(true);
    expect(isUpdating(after(wanted, SENT, answered(FULL)))).toBe(false);
  });

  it('keeps a command queued while its cart is created', () => {
    const making = after(UNKNOWN_CART, intended(anAdd('k')), SENT);
    expect(making).toMatchObject({ sent: { kind: 'create' }, waiting: [anAdd('k')] });
    expect(making.sentFor).toBeUndefined();
    const adding = after(making, created('c2'), SENT);
    expect(adding).toMatchObject({ sent: { kind: 'add' }, sentFor: anAdd('k'), waiting: [] });
  });

  it('sends nothing without a command', () => {
    const state = tabWith(FULL);
    expect(nextCart(state, SENT)).toEqual(state);
  });

  it.each([
    { kind: 'load' },
    { kind: 'update', uid: 'u1', quantity: 2 },
    { kind: 'remove', uid: 'u1' },
    { kind: 'remove-coupon', code: 'TEN' },
  ] as const)('C6 ignores commands on a cart that does not exist: %j', (intention) => {
    expect(after(UNKNOWN_CART, CLEARED, intended(intention)).waiting).toEqual([]);
    const behind = after(UNKNOWN_CART, SENT, intended(anAdd('k')), intended(intention));
    expect(behind.waiting).toEqual([anAdd('k'), intention]);
  });

  it('drops commands that mean nothing without the cart, and keeps the rest', () => {
    const wanted = [{ kind: 'load' }, { kind: 'remove', uid: 'u1' }] as const;
    const reading = after(tabWith(FULL), ...wanted.map(intended), SENT, intended(anAdd('k')));
    expect(after(reading, answered(null, 'CART_NOT_ACTIVE')).waiting).toEqual([anAdd('k')]);
  });

  it('takes no more commands than the queue holds, and returns the same state', () => {
    const keys = Array.from({ length: MOST_WAITING }, (_, place) => intended(anAdd(`k${place}`)));
    const full = after(tabWith(FULL), ...keys);
    expect(nextCart(full, intended(anAdd('one more')))).toBe(full);
  });

  it('forgets the undo of a line when it is dismissed', () => {
    const removed = after(
      tabWith(FULL),
      intended({ kind: 'remove', uid: 'u1' }),
      SENT,
      answered(aCart('c1')),
    );
    expect(removed.removed).toEqual(BED);
    expect(after(removed, { type: 'dismissed' }).removed).toBeUndefined();
  });

  it('does not mutate the given state', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        expect(() => nextCart(deepFreeze(state), deepFreeze(event))).not.toThrow();
      }),
    );
  });

  it('depends only on the JSON of state and event', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        const copy = JSON.parse(JSON.stringify(state)) as CartState;
        expect(nextCart(copy, event)).toEqual(nextCart(state, event));
      }),
    );
  });

  it('survives a round trip through JSON', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
    );
  });

  it('never has more than one request in flight: only settling frees the slot', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        const settles = ['answered', 'created', 'failed', 'busy'].includes(event.type);
        const kept = settles ? undefined : state.sent;
        expect(nextCart(state, event).sent).toEqual(
          event.type === 'sent' ? (kept ?? nextRequest(state)) : kept,
        );
      }),
    );
  });

  it('C5 is updating exactly while a command is in flight or queued', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        expect(isUpdating(state)).toBe(Boolean(state.sent) || state.waiting.length > 0);
      }),
    );
  });

  it('C5 comes to rest when every request is settled, whatever the answers', () => {
    fc.assert(
      fc.property(anyCartState, fc.array(anySettlement, { minLength: 1 }), (state, answers) => {
        const settle = (_: CartRequest, place: number) => answers[place % answers.length] ?? FAILED;
        expect(isUpdating(played(after(state, FAILED), settle).state)).toBe(false);
      }),
    );
  });

  it('requests each line of a lost cart once, though the answer has none of it', () => {
    const adding = after(tabWith(FULL), intended(anAdd('k')), SENT, answered(null), SENT);
    const lost = after(adding, created('c2'));
    const { state, requests } = played(lost, () => created('c2'));
    expect(isUpdating(state)).toBe(false);
    expect(requests.filter(({ kind }) => kind === 'add')).toHaveLength(1);
  });

  it('comes to rest though the backend knows none of the carts', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const wanted = after(state, FAILED, intended(anAdd('k')));
        const { state: rest } = played(wanted, settleWithoutCarts);
        expect(rest).toMatchObject({ cart: EMPTY_CART, waiting: [] });
      }),
    );
  });

  it('executes commands in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.uuid(), { maxLength: 9 }), (keys) => {
        const wanted = after(tabWith(FULL), ...keys.map((key) => intended(anAdd(key))));
        const { requests } = played(wanted, () => answered(FULL));
        expect(requests.map((request) => request.kind === 'add' && request.key)).toEqual(keys);
      }),
    );
  });

  it('removes commands of the shopper from the front only: the others keep their order', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const [before, left] = [state, after(state, SENT)].map(wishesIn);
        expect(left).toEqual(before?.slice(before.length - (left?.length ?? 0)));
      }),
    );
  });

  it('sends at most two of a burst of updates of one line, with the last update last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1 }), { minLength: 1 }), fc.nat(), (burst, place) => {
        const events = burst.map(update);
        const start = place % (burst.length + 1);
        const sending = after(tabWith(FULL), ...events.slice(0, start), SENT);
        const first = sending.sent ? [sending.sent] : [];
        const { requests } = played(
          after(sending, ...events.slice(start), ...(sending.sent ? [answered(FULL)] : [])),
          () => answered(FULL),
        );
        const sent = [...first, ...requests];
        expect(sent.length).toBeLessThanOrEqual(2);
        expect(sent.at(-1)).toMatchObject({ changes: [{ uid: 'u1', quantity: burst.at(-1) }] });
      }),
    );
  });

  it('C10 queues at most one load, however often storage changes', () => {
    fc.assert(
      fc.property(anyCartState, fc.array(anyNewsOfStorage), (state, news) => {
        const { waiting } = after(state, ...news);
        expect(waiting.filter(({ kind }) => kind === 'load').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never exceeds the queue, whatever happens', () => {
    const anyWishes = fc.array(anyIntention, {
      minLength: MOST_WAITING,
      maxLength: 2 * MOST_WAITING,
    });
    fc.assert(
      fc.property(anyWishes, fc.array(anyCartEvent), (intentions, events) => {
        const { waiting } = after(tabWith(FULL), SENT, ...intentions.map(intended), ...events);
        const wishes = waiting.filter(({ kind }) => kind !== 'load');
        expect(wishes.length).toBeLessThanOrEqual(MOST_WAITING);
      }),
    );
  });

  it('C4 shows the last answer, whatever is clicked or sent after it', () => {
    fc.assert(
      fc.property(anyIntention, fc.array(anyIntention), anyCart, (first, later, cart) => {
        const asked = after(tabWith(FULL), intended(first), SENT);
        expect(after(asked, answered(cart), ...later.map(intended), SENT).cart).toEqual(cart);
      }),
    );
  });

  it('C5 shows no lines after a failed change, but keeps the id of its cart', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const sending = after(state, intended(anAdd('k')), SENT);
        if (sending.sent?.kind === 'read') return;
        expect(after(sending, FAILED).cart).toEqual({ ...EMPTY_CART, id: sending.cart.id });
      }),
    );
  });

  it('C5 repeats nothing by itself: one request per command, and a read after it', () => {
    fc.assert(
      fc.property(fc.array(anyIntention), (intentions) => {
        const wanted = after(tabWith(FULL), ...intentions.map(intended));
        const { requests } = played(wanted, () => FAILED);
        const changes = requests.filter(({ kind }) => kind !== 'read');
        expect(changes.length).toBeLessThanOrEqual(wanted.waiting.length);
        expect(requests.length).toBeLessThanOrEqual(2 * wanted.waiting.length);
      }),
    );
  });

  it('does not create a cart if it has one', () => {
    fc.assert(
      fc.property(anyCartId, fc.array(anyIntention), anyUid, (id, intentions, uid) => {
        const cart = aCart(id, aLine(uid));
        const wanted = after(tabWith(cart), ...intentions.map(intended));
        const { requests } = played(wanted, () => answered(cart));
        expect(requests.map(({ kind }) => kind)).not.toContain('create');
      }),
    );
  });
});
