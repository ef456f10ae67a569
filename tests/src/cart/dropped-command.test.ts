import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_CART_STATE, type CartState } from '#src/cart/cart-state.ts';
import { dropsCommand } from '#src/cart/reduce-cart.ts';
import { LOAD_CART, type CartCommand } from '#src/cart/cart-command.ts';
import { MAX_QUEUED_COMMANDS } from '#src/cart/command-queue.ts';
import { anyCartEvent, anyCartState } from '../../support/arbitraries/cart.ts';
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
  restored,
  SENT,
  stateWithCart,
  BED,
  changesOf,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED);
const UPDATE: CartCommand = { kind: 'update', uid: 'u1', quantity: 3 };
const LOADING = changesOf(FULL).sending(LOAD_CART, UPDATE);

describe('dropsCommand', () => {
  it('C6 detects a command on a cart that does not exist', () => {
    expect(dropsCommand(INITIAL_CART_STATE, commandEvent(UPDATE))).toBe(true);
    expect(dropsCommand(INITIAL_CART_STATE, commandEvent({ ...UPDATE, quantity: 0 }))).toBe(true);
    expect(dropsCommand(INITIAL_CART_STATE, commandEvent({ kind: 'load' }))).toBe(false);
    expect(dropsCommand(INITIAL_CART_STATE, commandEvent(anAdd('k')))).toBe(false);
    expect(dropsCommand(stateWithCart(FULL), commandEvent(UPDATE))).toBe(false);
  });

  it('C6 detects that the cart of a command is gone', () => {
    expect(dropsCommand(LOADING, answered(null, 'CART_NOT_ACTIVE'))).toBe(true);
    expect(dropsCommand(LOADING, answered(null, 'CART_NOT_FOUND'))).toBe(false);
    expect(dropsCommand(LOADING, answered(FULL))).toBe(false);
    const waiting = after(stateWithCart(FULL), commandEvent(UPDATE));
    expect(dropsCommand(waiting, CLEARED)).toBe(true);
    expect(dropsCommand(waiting, { type: 'id-found', cartId: 'c1' })).toBe(false);
    expect(dropsCommand(waiting, { type: 'id-found', cartId: 'c2' })).toBe(true);
  });

  it('C6 drops a command at once, whatever becomes of the request in flight', () => {
    const cleared = after(LOADING, CLEARED);
    expect(dropsCommand(LOADING, CLEARED)).toBe(true);
    expect(dropsCommand(cleared, answered(FULL))).toBe(false);
  });

  it('C10 detects that another cart has no such line', () => {
    const waiting = after(stateWithCart(FULL), commandEvent(UPDATE));
    expect(dropsCommand(waiting, restored(aCart('c2', aLine('n1', 1, 'BED'))))).toBe(false);
    expect(dropsCommand(waiting, restored(aCart('c2')))).toBe(true);
  });

  it('C3 detects that the line of a command could not be migrated', () => {
    const replacing = after(
      stateWithCart(FULL),
      commandEvent(UPDATE),
      SENT,
      answered(null),
      SENT,
      created('c2'),
    );
    expect(dropsCommand(after(replacing, SENT), answered(aCart('c2'), 'NOT_SALABLE'))).toBe(true);
  });

  it('does not report a superseded command, one without room, or one dropped by a failure', () => {
    const waiting: CartState = after(LOADING, commandEvent(UPDATE));
    expect(dropsCommand(waiting, commandEvent({ ...UPDATE, quantity: 4 }))).toBe(false);
    const many = Array.from({ length: MAX_QUEUED_COMMANDS }, (_, index) =>
      commandEvent(anAdd(`k${index}`)),
    );
    expect(dropsCommand(after(stateWithCart(FULL), ...many), commandEvent(UPDATE))).toBe(false);
    const adding = after(stateWithCart(FULL), commandEvent(anAdd('k')), SENT, commandEvent(UPDATE));
    expect(dropsCommand(adding, FAILED)).toBe(false);
    expect(dropsCommand(adding, { type: 'unconfirmed' })).toBe(false);
  });

  it('reports nothing without a command on the contents', () => {
    fc.assert(
      fc.property(anyCartState, anyCartEvent, (state, event) => {
        const queue = state.queue.filter(({ kind }) => kind === 'add' || kind === 'load');
        const isAdd = event.type !== 'submitted' || event.command.kind === 'add';
        const isDropped = dropsCommand({ ...state, queue, commandInFlight: undefined }, event);
        expect(isAdd && isDropped).toBe(false);
      }),
    );
  });
});
