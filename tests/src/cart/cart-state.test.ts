import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
import {
  INITIAL_CART_STATE,
  type CartEvent,
  type CartState,
  isUpdating,
} from '#src/cart/cart-state.ts';
import { nextCartState } from '#src/cart/next-cart-state.ts';
import { MIGRATE_CART } from '#src/cart/cart-command.ts';
import { nextRequest, type CartRequest } from '#src/cart/next-request.ts';
import { MAX_QUEUED_COMMANDS } from '#src/cart/command-queue.ts';
import {
  anyCart,
  anyCartEvent,
  anyCartId,
  anyCartState,
  anyCartCommand,
  anyStorageEvent,
  anyRequestResult,
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
  commandEvent,
  playRequests,
  SENT,
  stateWithCart,
  BED,
} from '../../support/carts.ts';
import { deepFreeze } from '../../support/deep-freeze.ts';

const FULL = aCart('c1', BED);
const update = (quantity: number): CartEvent =>
  commandEvent({ kind: 'update', uid: 'u1', quantity });

/** A backend that knows no cart, not even one it has just created. */
const settleWithoutCarts = ({ kind }: CartRequest): CartEvent =>
  kind === 'create' ? created('c') : answered(null);

const commandsIn = ({ queue }: CartState) => queue.filter(({ kind }) => kind !== 'load');

describe('nextCartState', () => {
  it('C1 begins with no id, no items, quantity 0', () => {
    expect(INITIAL_CART_STATE.cart).toMatchObject({ id: '', items: [], totalQuantity: 0 });
    expect(INITIAL_CART_STATE).toEqual({
      cart: EMPTY_CART,
      isKnown: false,
      isOnlyIdKnown: false,
      hasReadFailed: false,
      queue: [],
      unanswered: [],
      refusals: [],
    });
  });

  it('C5 is updating from a command until its answer', () => {
    const queued = after(stateWithCart(FULL), commandEvent(anAdd('k')));
    expect(isUpdating(queued)).toBe(true);
    expect(isUpdating(after(queued, SENT))).toBe(true);
    expect(isUpdating(after(queued, SENT, answered(FULL)))).toBe(false);
  });

  it('keeps a command queued while its cart is created', () => {
    const making = after(INITIAL_CART_STATE, commandEvent(anAdd('k')), SENT);
    expect(making).toMatchObject({ requestInFlight: { kind: 'create' }, queue: [anAdd('k')] });
    expect(making.commandInFlight).toBeUndefined();
    const adding = after(making, created('c2'), SENT);
    expect(adding).toMatchObject({
      requestInFlight: { kind: 'add' },
      commandInFlight: anAdd('k'),
      queue: [],
    });
  });

  it('sends nothing without a command', () => {
    const state = stateWithCart(FULL);
    expect(nextCartState(state, SENT)).toEqual(state);
  });

  it.each([
    { kind: 'load' },
    { kind: 'update', uid: 'u1', quantity: 2 },
    { kind: 'remove', uid: 'u1' },
    { kind: 'remove-coupon', code: 'TEN' },
  ] as const)('C6 ignores commands on a cart that does not exist: %j', (command) => {
    expect(after(INITIAL_CART_STATE, CLEARED, commandEvent(command)).queue).toEqual([]);
    const behind = after(INITIAL_CART_STATE, SENT, commandEvent(anAdd('k')), commandEvent(command));
    expect(behind.queue).toEqual([anAdd('k'), command]);
  });

  it('drops commands that mean nothing without the cart, and keeps the rest', () => {
    const expected = [{ kind: 'load' }, { kind: 'remove', uid: 'u1' }] as const;
    const reading = after(
      stateWithCart(FULL),
      ...expected.map(commandEvent),
      SENT,
      commandEvent(anAdd('k')),
    );
    const kept = [anAdd('k'), MIGRATE_CART];
    expect(after(reading, answered(null, 'CART_NOT_ACTIVE')).queue).toEqual(kept);
  });

  it('takes no more commands than the queue holds, and returns the same state', () => {
    const keys = Array.from({ length: MAX_QUEUED_COMMANDS }, (_, index) =>
      commandEvent(anAdd(`k${index}`, `SKU-${index}`)),
    );
    const full = after(stateWithCart(FULL), ...keys);
    expect(nextCartState(full, commandEvent(anAdd('one more')))).toBe(full);
  });

  it('forgets the undo of a line when it is dismissed', () => {
    const removed = after(
      stateWithCart(FULL),
      commandEvent({ kind: 'remove', uid: 'u1' }),
      SENT,
      answered(aCart('c1')),
    );
    expect(removed.removed).toEqual(BED);
    expect(after(removed, { type: 'undo-dismissed' }).removed).toBeUndefined();
  });

  it('does not mutate the given state', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        expect(() => nextCartState(deepFreeze(state), deepFreeze(event))).not.toThrow();
      }),
    );
  });

  it('depends only on the JSON of state and event', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        const copy = JSON.parse(JSON.stringify(state)) as CartState;
        expect(nextCartState(copy, event)).toEqual(nextCartState(state, event));
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
        const stillSent = settles ? undefined : state.requestInFlight;
        expect(nextCartState(state, event).requestInFlight).toEqual(
          event.type === 'sent' ? (stillSent ?? nextRequest(state)) : stillSent,
        );
      }),
    );
  });

  it('C5 is updating exactly while a command is in flight or queued', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        expect(isUpdating(state)).toBe(Boolean(state.requestInFlight) || state.queue.length > 0);
      }),
    );
  });

  it('C5 comes to rest when every request is settled, whatever the answers', () => {
    fc.assert(
      fc.property(anyCartState, fc.array(anyRequestResult, { minLength: 1 }), (state, answers) => {
        const settle = (_: CartRequest, index: number) => answers[index % answers.length] ?? FAILED;
        expect(isUpdating(playRequests(after(state, FAILED), settle).state)).toBe(false);
      }),
    );
  });

  it('requests each line of a lost cart once, though the answer has none of it', () => {
    const adding = after(stateWithCart(FULL), commandEvent(anAdd('k')), SENT, answered(null), SENT);
    const replacing = after(adding, created('c2'));
    const { state, requests } = playRequests(replacing, () => created('c2'));
    expect(isUpdating(state)).toBe(false);
    expect(requests.filter(({ kind }) => kind === 'add')).toHaveLength(1);
  });

  it('comes to rest though the backend knows none of the carts', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const queued = after(state, FAILED, commandEvent(anAdd('k')));
        const { state: rest } = playRequests(queued, settleWithoutCarts);
        expect(rest).toMatchObject({ cart: EMPTY_CART, queue: [] });
      }),
    );
  });

  it('executes commands in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.uuid(), { maxLength: 9 }), (keys) => {
        const queued = after(
          stateWithCart(FULL),
          ...keys.map((key) => commandEvent(anAdd(key, key))),
        );
        const { requests } = playRequests(queued, () => answered(FULL));
        expect(requests.map((request) => request.kind === 'add' && request.key)).toEqual(keys);
      }),
    );
  });

  it('removes commands of the shopper from the front only: the others keep their order', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const [before, left] = [state, after(state, SENT)].map(commandsIn);
        expect(left).toEqual(before?.slice(before.length - (left?.length ?? 0)));
      }),
    );
  });

  it('sends at most two of a burst of updates of one line, with the last update last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1 }), { minLength: 1 }), fc.nat(), (burst, index) => {
        const events = burst.map(update);
        const start = index % (burst.length + 1);
        const sending = after(stateWithCart(FULL), ...events.slice(0, start), SENT);
        const first = sending.requestInFlight ? [sending.requestInFlight] : [];
        const { requests } = playRequests(
          after(
            sending,
            ...events.slice(start),
            ...(sending.requestInFlight ? [answered(FULL)] : []),
          ),
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
      fc.property(anyCartState, fc.array(anyStorageEvent), (state, news) => {
        const { queue } = after(state, ...news);
        expect(queue.filter(({ kind }) => kind === 'load').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never exceeds the queue, whatever happens', () => {
    const anyCommands = fc.array(anyCartCommand, {
      minLength: MAX_QUEUED_COMMANDS,
      maxLength: 2 * MAX_QUEUED_COMMANDS,
    });
    fc.assert(
      fc.property(anyCommands, fc.array(anyCartEvent), (commands, events) => {
        const { queue } = after(
          stateWithCart(FULL),
          SENT,
          ...commands.map(commandEvent),
          ...events,
        );
        const queued = queue.filter(({ kind }) => kind !== 'load');
        expect(queued.length).toBeLessThanOrEqual(MAX_QUEUED_COMMANDS);
      }),
    );
  });

  it('C4 shows the last answer, whatever is clicked or sent after it', () => {
    fc.assert(
      fc.property(anyCartCommand, fc.array(anyCartCommand), anyCart, (first, later, cart) => {
        const sent = after(stateWithCart(FULL), commandEvent(first), SENT);
        expect(after(sent, answered(cart), ...later.map(commandEvent), SENT).cart).toEqual(cart);
      }),
    );
  });

  it('C5 shows no lines after a failed change, but keeps the id of its cart', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const sending = after(state, commandEvent(anAdd('k')), SENT);
        if (sending.requestInFlight?.kind === 'read') return;
        expect(after(sending, FAILED).cart).toEqual({ ...EMPTY_CART, id: sending.cart.id });
      }),
    );
  });

  it('C5 repeats nothing by itself: one request per command, and a read after it', () => {
    fc.assert(
      fc.property(fc.array(anyCartCommand), (commands) => {
        const queued = after(stateWithCart(FULL), ...commands.map(commandEvent));
        const { requests } = playRequests(queued, () => FAILED);
        const changes = requests.filter(({ kind }) => kind !== 'read');
        expect(changes.length).toBeLessThanOrEqual(queued.queue.length);
        expect(requests.length).toBeLessThanOrEqual(2 * queued.queue.length);
      }),
    );
  });

  it('does not create a cart if it has one', () => {
    fc.assert(
      fc.property(anyCartId, fc.array(anyCartCommand), anyUid, (id, commands, uid) => {
        const cart = aCart(id, aLine(uid));
        const queued = after(stateWithCart(cart), ...commands.map(commandEvent));
        const { requests } = playRequests(queued, () => answered(cart));
        expect(requests.map(({ kind }) => kind)).not.toContain('create');
      }),
    );
  });
});
