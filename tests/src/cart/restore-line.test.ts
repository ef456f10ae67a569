import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartState } from '#src/cart/cart-state.ts';
import { dropsCommand } from '#src/cart/reduce-cart.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import { nextRequest } from '#src/cart/next-request.ts';
import { cartOutcomeOf } from '#src/cart/cart-outcome.ts';
import { isSatisfiedByQueue, restorableLine } from '#src/cart/restore-line.ts';
import { optimisticCart } from '#src/cart/optimistic-cart.ts';
import { anyCartEvent, anyCartState } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  created,
  FAILED,
  commandEvent,
  playRequests,
  SENT,
  stateWithCart,
  update,
  BED,
  LAMP,
  changesOf,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED, LAMP);
const LEFT = aCart('c1', LAMP);
const REMOVAL: CartCommand = { kind: 'remove', uid: 'u1' };
const BACK: CartCommand = { kind: 'restore-line', key: 'p', item: BED };
const { withCommands } = changesOf(FULL);
const removing = after(withCommands(REMOVAL), SENT);
const removed = after(removing, answered(LEFT));
const isBack = ({ requestInFlight, commandInFlight }: CartState) =>
  commandInFlight?.kind === 'restore-line' &&
  requestInFlight?.kind === 'add' &&
  requestInFlight.cartId === 'c1' &&
  requestInFlight.key === 'p';
const ADD_AGAIN = { kind: 'add', cartId: 'c1', items: [{ sku: 'BED', quantity: 2 }], key: 'p' };

describe('restorableLine', () => {
  it('EC3 offers the restore line as soon as the removal is clicked', () => {
    expect(restorableLine(withCommands(REMOVAL))).toEqual(BED);
    expect(restorableLine(removing)).toEqual(BED);
    expect(restorableLine(removed)).toEqual(BED);
    expect(restorableLine(stateWithCart(FULL))).toBeUndefined();
  });

  it('EC3 cancels a queued removal, and no other command', () => {
    const queued = withCommands(update('u2', 4), REMOVAL, anAdd('k', 'SHEET'), BACK);
    expect(queued.queue).toEqual([update('u2', 4), anAdd('k', 'SHEET')]);
  });

  it('remembers the quantity that the shopper wanted', () => {
    const line = restorableLine(after(withCommands(update('u1', 5)), SENT, commandEvent(REMOVAL)));
    expect(line).toEqual({ ...BED, quantity: 5 });
  });

  it('offers no line that is shown: it was restored, or could not be removed', () => {
    expect(restorableLine(after(removed, commandEvent(BACK)))).toBeUndefined();
    const refused = after(removing, answered(FULL, 'UNDEFINED'));
    expect(restorableLine(refused)).toBeUndefined();
    expect(refused.removed).toBeUndefined();
    expect(after(removing, FAILED, SENT, answered(FULL)).removed).toBeUndefined();
  });

  it('offers it again if the restore failed', () => {
    const failed = after(removed, commandEvent(BACK), SENT, FAILED, SENT, answered(LEFT));
    expect(restorableLine(failed)).toEqual(BED);
    expect(
      restorableLine(after(removed, commandEvent(BACK), SENT, answered(LEFT, 'NOT_SALABLE'))),
    ).toEqual(BED);
  });

  it('offers it after a removal whose answer was lost', () => {
    const unknown = after(removing, FAILED);
    expect(restorableLine(unknown)).toEqual(BED);
    expect(restorableLine(after(unknown, SENT, answered(LEFT)))).toEqual(BED);
  });

  it('offers nothing once it was dismissed, though the removal is answered later', () => {
    expect(
      restorableLine(after(removing, { type: 'undo-dismissed' }, answered(LEFT))),
    ).toBeUndefined();
  });

  it('offers no line that is shown, whatever has happened', () => {
    fc.assert(
      fc.property(anyCartState, (state) => {
        const line = restorableLine(state);
        expect(line && optimisticCart(state).items.includes(line)).not.toBe(true);
      }),
    );
  });
});

describe('a restore-line command', () => {
  it('EC3 cancels a queued removal without a request', () => {
    const adding = after(withCommands(anAdd('k', 'PILLOW')), SENT, commandEvent(REMOVAL));
    expect(isSatisfiedByQueue(adding, BACK)).toBe(true);
    expect(after(adding, commandEvent(BACK)).queue).toEqual([]);
    expect(dropsCommand(adding, commandEvent(BACK))).toBe(false);
  });

  it('restores the quantity that the removal superseded', () => {
    const more = { ...BED, quantity: 5 };
    const adding = after(
      withCommands(anAdd('k')),
      SENT,
      commandEvent(update('u1', 5)),
      commandEvent(REMOVAL),
    );
    const back: CartCommand = { ...BACK, item: more };
    expect(isSatisfiedByQueue(adding, back)).toBe(false);
    const { requests } = playRequests(after(adding, commandEvent(back), answered(FULL)), () =>
      answered(aCart('c1', more, LAMP)),
    );
    expect(requests).toEqual([
      { kind: 'update', cartId: 'c1', changes: [{ uid: 'u1', quantity: 5 }] },
    ]);
  });

  it('adds the products again after a completed removal', () => {
    const undone = after(removing, commandEvent(BACK));
    expect(undone.queue).toEqual([BACK]);
    expect(nextRequest(after(undone, answered(LEFT)))).toEqual(ADD_AGAIN);
    expect(nextRequest(after(removed, commandEvent(BACK)))).toEqual(ADD_AGAIN);
  });

  it('C7 sets the quantity of a line that still exists, and adds nothing', () => {
    const put = { kind: 'update', cartId: 'c1', changes: [{ uid: 'u1', quantity: 2 }] };
    const undone = after(removing, commandEvent(BACK));
    expect(nextRequest(after(undone, answered(FULL, 'UNDEFINED')))).toEqual(put);
    const unknown = after(undone, FAILED);
    expect(unknown.queue).toEqual([{ kind: 'load' }, BACK]);
    expect(nextRequest(after(unknown, SENT, answered(FULL)))).toEqual(put);
    expect(nextRequest(after(unknown, SENT, answered(LEFT)))).toEqual(ADD_AGAIN);
  });

  it('C7 reads the cart first if it is unknown, and is given up if the read fails', () => {
    const blind = after(removing, commandEvent(BACK), FAILED, SENT, FAILED);
    expect(nextRequest(blind)).toEqual({ kind: 'read', cartId: 'c1' });
    const reading = after(blind, SENT);
    expect(cartOutcomeOf(reading, FAILED)).toEqual({ kind: 'failed' });
    expect(cartOutcomeOf(reading, { type: 'unconfirmed' })).toEqual({ kind: 'failed' });
    expect(after(reading, FAILED).queue).toEqual([]);
    expect(cartOutcomeOf(reading, answered(FULL))).toBeUndefined();
    expect(nextRequest(after(reading, answered(LEFT)))).toEqual(ADD_AGAIN);
  });

  it('applies later commands on the line to the line as it is then', () => {
    const now = aCart('c1', LAMP, aLine('n1', 2, 'BED'));
    const restoring = after(removed, commandEvent(BACK), SENT, commandEvent(update('u1', 4)));
    expect(nextRequest(after(restoring, answered(now)))).toEqual({
      kind: 'update',
      cartId: 'c1',
      changes: [{ uid: 'n1', quantity: 4 }],
    });
    const refused = after(restoring, answered(LEFT, 'NOT_SALABLE'));
    expect(refused.queue).toEqual([]);
  });

  it('is superseded by another removal of the line', () => {
    expect(after(removing, commandEvent(BACK), commandEvent(REMOVAL)).queue).toEqual([REMOVAL]);
    const other = after(removing, commandEvent(BACK), commandEvent({ kind: 'remove', uid: 'u2' }));
    expect(other.queue).toHaveLength(2);
  });

  it('C3 applies to the cart that replaces a lost one', () => {
    const replacing = after(removing, commandEvent(BACK), answered(null), SENT, created('c2'));
    const brought = aCart('c2', aLine('n1', 2, 'BED'), aLine('n2', 1, 'LAMP'));
    const { requests } = playRequests(replacing, ({ kind }) =>
      answered(kind === 'remove' ? aCart('c2', aLine('n2', 1, 'LAMP')) : brought),
    );
    expect(requests.slice(2)).toEqual([
      { kind: 'remove', cartId: 'c2', uid: 'n1' },
      { kind: 'add', cartId: 'c2', items: [{ sku: 'BED', quantity: 2 }], key: 'p' },
    ]);
  });

  it('C3 is dropped once the cart was ordered', () => {
    const ordered = after(removing, commandEvent(BACK), answered(null, 'CART_NOT_ACTIVE'));
    expect(ordered.queue).toEqual([]);
  });

  it('reads the cart once, even if the tab has a load queued', () => {
    const unseen = after(removing, FAILED, SENT, FAILED);
    const restoring = after(unseen, commandEvent(BACK), commandEvent({ kind: 'load' }));
    const { requests } = playRequests(restoring, ({ kind }) =>
      answered(kind === 'read' ? LEFT : FULL),
    );
    expect(requests).toEqual([{ kind: 'read', cartId: 'c1' }, ADD_AGAIN]);
  });

  it('creates a cart if there is none any more', () => {
    const gone = after(removed, { type: 'cleared' }, commandEvent(BACK));
    expect(nextRequest(gone)).toEqual({ kind: 'create' });
  });

  it('adds the products at most once, whatever happens meanwhile', () => {
    fc.assert(
      fc.property(fc.array(anyCartEvent), (events) => {
        let [state, sends] = [after(removing, commandEvent(BACK)), 0];
        for (const event of events) {
          const next = after(state, event);
          if (isBack(next) && next.requestInFlight !== state.requestInFlight) sends += 1;
          state = next;
        }
        expect(sends).toBeLessThanOrEqual(1);
      }),
    );
  });
});
