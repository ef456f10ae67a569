import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartEvent, CartState } from '#src/cart/cart-state.ts';
import { reduceCart } from '#src/cart/reduce-cart.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import { MAX_QUEUED_COMMANDS } from '#src/cart/command-queue.ts';
import { anyCartEvent, anyCartState, anyShopperCommand } from '../../support/arbitraries/cart.ts';
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
  SENT,
  settledIn,
  stateWithCart,
  BED,
  changesOf,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED);
const PERSISTED = { stored: FULL, cookieId: 'c1' };
const named = (command: CartCommand, commandId: string): CartCommand => ({ ...command, commandId });
const update = (quantity: number, commandId: string): CartCommand =>
  named({ kind: 'update', uid: 'u1', quantity }, commandId);
const email = (typed: string, commandId: string): CartCommand =>
  named({ kind: 'set-email', typed }, commandId);
const results = (state: CartState, event: CartEvent) =>
  settledIn(reduceCart(state, PERSISTED, event));
const { sending } = changesOf(FULL);
const ADD = named(anAdd('k'), 'add');

describe('settledCommands', () => {
  it('grants an answered command, and refuses it for its reasons', () => {
    expect(results(sending(ADD), answered(FULL))).toEqual([
      { commandId: 'add', result: { kind: 'granted', pieces: 1 } },
    ]);
    expect(results(sending(email('x', 'mail')), answered(FULL, 'INVALID_EMAIL'))).toEqual([
      {
        commandId: 'mail',
        result: {
          kind: 'refused',
          errors: [{ code: 'INVALID_EMAIL', message: 'INVALID_EMAIL' }],
        },
      },
    ]);
  });

  it('C4 gives the reasons alone of a refusal, whatever the notice says besides', () => {
    const few = { code: 'INSUFFICIENT_STOCK', message: '', quantity: 2 } as const;
    const event = { type: 'answered', answer: { cart: FULL, userErrors: [few] } } as const;
    expect(results(sending(ADD), event)).toEqual([
      { commandId: 'add', result: { kind: 'refused', errors: [few] } },
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
    expect(results(sending(ADD), event)).toEqual([{ commandId: 'add', result }]);
    const creating = after(stateWithCart(FULL), CLEARED, commandEvent(ADD), SENT);
    const kind = result.kind === 'unconfirmed' ? 'failed' : result.kind;
    expect(results(creating, event)).toMatchObject([{ commandId: 'add', result: { kind } }]);
  });

  it('resolves a queued command as dropped by a failure, and keeps the others', () => {
    const state = after(
      sending(ADD),
      commandEvent(update(3, 'more')),
      commandEvent(email('x', 'mail')),
    );
    expect(results(state, FAILED)).toEqual([
      { commandId: 'add', result: { kind: 'failed' } },
      { commandId: 'more', result: { kind: 'dropped' } },
    ]);
    expect(results(state, { type: 'busy' })).toEqual([
      { commandId: 'add', result: { kind: 'busy' } },
      { commandId: 'more', result: { kind: 'dropped' } },
    ]);
  });

  it('resolves an older command as superseded by a newer one', () => {
    const state = after(sending(ADD), commandEvent(email('x', 'first')));
    expect(results(state, commandEvent(email('y', 'second')))).toEqual([
      { commandId: 'first', result: { kind: 'superseded' } },
    ]);
  });

  it('resolves at once a command without room or meaning', () => {
    const many = Array.from({ length: MAX_QUEUED_COMMANDS }, (_, index) =>
      anAdd(`k${index}`, `SKU-${index}`),
    );
    const full = after(stateWithCart(FULL), ...many.map(commandEvent));
    expect(results(full, commandEvent(ADD))).toEqual([
      { commandId: 'add', result: { kind: 'queue-full' } },
    ]);
    const none = after(stateWithCart(FULL), CLEARED);
    expect(results(none, commandEvent(update(3, 'more')))).toEqual([
      { commandId: 'more', result: { kind: 'dropped' } },
    ]);
  });

  it('EC3 grants an undo that cancels a removal', () => {
    const state = after(sending(ADD), commandEvent(named({ kind: 'remove', uid: 'u1' }, 'out')));
    const back = named({ kind: 'restore-line', key: 'p', item: BED }, 'back');
    expect(results(state, commandEvent(back))).toEqual([
      { commandId: 'out', result: { kind: 'superseded' } },
      { commandId: 'back', result: { kind: 'granted' } },
    ]);
  });

  it('C3 waits for the result on the cart that replaces a lost one', () => {
    const sent = sending(update(3, 'more'));
    expect(results(sent, answered(null))).toEqual([]);
    const now = aCart('c2', aLine('n1', 2, 'BED'));
    const bringing = after(sent, answered(null), SENT, created('c2'), SENT);
    expect(results(bringing, answered(now))).toEqual([]);
    expect(results(after(bringing, answered(now), SENT), answered(now))).toEqual([
      { commandId: 'more', result: { kind: 'granted' } },
    ]);
    expect(results(bringing, answered(null, 'CART_NOT_FOUND'))).toMatchObject([
      { commandId: 'more', result: { kind: 'refused' } },
    ]);
    expect(results(sent, answered(null, 'CART_NOT_ACTIVE'))).toEqual([
      { commandId: 'more', result: { kind: 'dropped' } },
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
    const anyStep = fc.oneof(anyCartEvent, anyShopperCommand.map(commandEvent));
    fc.assert(
      fc.property(fc.array(anyStep), (events) => {
        const settledIds: string[] = [];
        let [state, count] = [stateWithCart(FULL), 0];
        for (const event of events) {
          const isCommand = event.type === 'submitted' && event.command.kind !== 'load';
          if (isCommand) count += 1;
          const meant = isCommand ? commandEvent(named(event.command, `${count}`)) : event;
          const reduced = reduceCart(state, PERSISTED, meant);
          settledIds.push(...settledIn(reduced).map(({ commandId }) => commandId));
          ({ state } = reduced);
        }
        const open = [...state.queue, ...(state.commandInFlight ? [state.commandInFlight] : [])];
        const all = [...settledIds, ...open.flatMap(({ commandId }) => commandId ?? [])];
        expect(new Set(all).size).toBe(count);
        expect(all).toHaveLength(count);
      }),
    );
  });
});
